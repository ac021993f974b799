import { describe, expect, test } from 'vitest';
import { running } from '../helpers/running.ts';
import type { Visitor } from '../helpers/visitor.ts';

const endIfPossible = (options: string[]): string => (options.includes('end') ? 'end' : options[0]);

/** Ann and Bob have moved, and a bot is at the next move: what Ann wants back needs Bob's consent. */
async function botsTurn(table: Partial<Parameters<typeof running>[0]> = {}) {
  const game = await running({ game: 'nine-worlds', seats: ['me', 'open', 'normal'], ...table });
  const { house, people, id, seat, view } = game;
  const answered = new Set<number>();
  while (seat() !== 2 || answered.size < 2) {
    if (seat() === 2) await house.clock.pass(10_000);
    else {
      answered.add(seat());
      await people[seat()].answer(id, seat(), endIfPossible);
    }
  }
  const last = people[await lastSeat(game)];
  const first = people.find(visitor => visitor !== last)!;
  const asks = async (): Promise<void> => {
    expect(await first.do(id, { type: 'undo' })).toMatchObject({ waiting: true });
    expect(view().about.proposals).toMatchObject([{ kind: 'undo', by: first.id, wanted: [last.id] }]);
  };
  return { ...game, first, last, asks };
}

async function lastSeat({ house, id }: Awaited<ReturnType<typeof running>>): Promise<number> {
  const records = await house.store.records(id);
  return Number(Object.keys(records.findLast(record => 'picks' in record)!.picks)[0]);
}

describe('a question for an undo', () => {
  test('outlives the moves of bots, and takes them back with the rest', async () => {
    const { house, id, view, last, asks } = await botsTurn();
    await asks();
    const { n } = view().play!;
    await house.clock.pass(60_000);
    expect(view().about.proposals).toHaveLength(1);
    expect(view().play!.n).toBeGreaterThan(n);
    await last.do(id, { type: 'agree', proposal: view().about.proposals[0].id });
    expect(view().about.proposals).toEqual([]);
    const taken = (await house.store.records(id)).at(-1) as { undo: number };
    expect(taken.undo).toBeLessThan(n);
  });

  test('and ends with an answer of a person', async () => {
    const { people, id, seat, view } = await running({ game: 'nine-worlds' });
    const first = seat();
    while (seat() === first) await people[first].answer(id, first, endIfPossible);
    await people[1 - first].answer(id, 1 - first, endIfPossible);
    await people[first].do(id, { type: 'undo' });
    expect(view().about.proposals).toHaveLength(1);
    await people[seat()].answer(id, seat(), endIfPossible);
    expect(view().about.proposals).toEqual([]);
  });

  test('does not wait for somebody who stays away from a live clock, though nothing else happens', async () => {
    const { house, view, first, last, asks } = await botsTurn({
      clock: { kind: 'total', seconds: 6000, increment: 0 },
    });
    await asks();
    last.leave();
    await house.clock.pass(19_000);
    expect(view(first).about.proposals).toHaveLength(1);
    await house.clock.pass(1_000);
    expect(view(first).about.proposals).toEqual([]);
    const told = first.heard.flatMap(message => (message.type === 'update' ? (message.told ?? []) : []));
    expect(told.some(({ undo }) => undo !== undefined)).toBe(true);
  });

  test.each([{ kind: 'none' }, { kind: 'days', days: 3 }] as const)(
    'but waits with the clock $kind: there everybody comes and goes',
    async clock => {
      const { house, view, first, last, asks } = await botsTurn({ clock });
      last.leave();
      await house.clock.pass(60_000);
      await asks();
      await house.clock.pass(60_000);
      expect(view(first).about.proposals).toHaveLength(1);
    },
  );
});

describe('a question of somebody who no longer plays', () => {
  const ways: [string, (asker: Visitor, id: string, seat: number) => Promise<unknown>][] = [
    ['has left', (asker, id) => asker.do(id, { type: 'leave' })],
    ['has resigned', (asker, id, seat) => asker.do(id, { type: 'resign', seat })],
    ['has handed over', (asker, id, seat) => asker.do(id, { type: 'hand', seat })],
  ];
  test.each(ways)('is forgotten: who %s', async (_, goes) => {
    const { ann, bob, id, view } = await running({ game: 'sealed-bids' }, {}, 3);
    await ann.do(id, { type: 'pause' });
    expect(view(bob).about.proposals).toHaveLength(1);
    await goes(ann, id, 0);
    expect(view(bob).about.proposals).toEqual([]);
    expect(view(bob).about.paused).toBe(false);
  });
});
