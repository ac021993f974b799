import type { Game } from '@ennead/kernel';
import { sealedBids } from '@ennead/testkit/fixtures';
import { describe, expect, test } from 'vitest';
import { running } from '../helpers/running.ts';
import { testHouse } from '../helpers/house.ts';
import { Visitor } from '../helpers/visitor.ts';

/** A table with one lot sold, stopped, and opened by a server with other rules. */
async function reopenedBy(game: Game, graceful = true) {
  const { house, ann, bob, id, view } = await running({ game: 'sealed-bids' });
  for (const [seat, who] of [ann, bob].entries()) {
    const picks = [who.own(id, seat).options.find(option => option !== 'done')!];
    await who.do(id, { type: 'submit', seat, decision: 0, picks });
  }
  if (graceful) await house.server.close();
  const { store, clock, keys } = house;
  const later = await testHouse({ store, clock, keys, games: [game] });
  const back = await Visitor.again(later.server, ann);
  return { before: view(), now: await back.watch(id), back, id };
}

const NOT_NOW = 'B9';

/** Rules under which the first bids would have been refused. */
const stricter: Game = {
  ...sealedBids,
  rules: 2,
  decisions: sealedBids.decisions.map(decision => ({
    ...decision,
    options: (s, seat, draft, out) =>
      (s as { lot: number }).lot === 0 ? ((out[0] = 0), 1) : decision.options(s, seat, draft, out),
  })),
  whyNot: () => NOT_NOW,
};

describe('a table of older rules', () => {
  test('goes on where the new ones replay it', async () => {
    const { before, now } = await reopenedBy({ ...sealedBids, rules: 2 });
    expect(now.play).toEqual(before.play);
    expect(now.about).toMatchObject({ frozen: null, rules: 1 });
  });

  test('goes on from its last snapshot where the game can bring it up to date', async () => {
    const { before, now, back, id } = await reopenedBy({ ...stricter, migrate: snapshot => snapshot });
    expect(now.about.frozen).toBeNull();
    expect(now.play!.table).toEqual(before.play!.table);
    await back.do(id, { type: 'submit', seat: 0, decision: back.own(id, 0).decision!, picks: [] });
  });

  test('else it stands still with a sentence', async () => {
    const { now, back, id } = await reopenedBy(stricter);
    expect(now).toMatchObject({ play: null, about: { frozen: expect.stringContaining('version 1 of the rules') } });
    const answer = { type: 'submit' as const, seat: 0, decision: 0, picks: [] };
    expect(await back.refusal(id, answer)).toMatchObject({ code: 'frozen' });
    await back.do(id, { type: 'chat', text: 'what now?' });
  });

  test('without a graceful stop there is no snapshot to go on from', async () => {
    const { now } = await reopenedBy({ ...stricter, migrate: snapshot => snapshot }, false);
    expect(now.about.frozen).toContain('version 2');
  });
});
