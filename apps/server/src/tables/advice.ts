import { DONE, Picks, Stream, Table, decisionOf, isAsked, redact, seatBit, type Play } from '@ennead/kernel';
import type { Hint, Preview, WhyNot } from '@ennead/wire';
import { seedOf } from '../bots/delay.ts';
import { wantAdmission } from './commands/index.ts';
import { wantTurn } from './commands/answers.ts';
import type { LiveTable } from './live-table.ts';
import { offeredKeys } from './offers.ts';
import { refuse } from './refused.ts';
import type { Tables } from './tables.ts';
import { Work, type Asker } from './work.ts';

/** Who gives hints. */
const ADVISER = 'normal';

/** A decision with more options is not tried out. */
const MOST_TRIED = 500;

/** Lets somebody think about what one of their own seats is asked now; everybody else is refused. */
function consider<T>(
  tables: Tables,
  table: string,
  asker: Asker,
  seat: number,
  look: (t: LiveTable, play: Play) => T,
): Promise<T> {
  return tables.read(table, t => {
    const work = new Work(tables.house, t, asker);
    wantAdmission(work, asker.id);
    const play = wantTurn(work, seat);
    if (!isAsked(play, seat)) refuse('not-asked', `seat ${seat} is not asked anything now`);
    return look(t, play);
  });
}

/** Hints that were given or are being thought about, by seat: a decision is thought about once. */
const given = new WeakMap<LiveTable, Map<number, { decision: number; hint: Promise<Hint> }>>();

/** What a bot would do here. It is given what the seat may know, and nothing else. */
export async function hintFor(tables: Tables, table: string, asker: Asker, seat: number): Promise<Hint> {
  const { hint } = await consider(tables, table, asker, seat, (t, play) => {
    const hints = given.get(t) ?? new Map<number, { decision: number; hint: Promise<Hint> }>();
    given.set(t, hints);
    const decision = decisionOf(play, seat);
    const before = hints.get(seat);
    if (before?.decision === decision) return before;
    const made = { decision, hint: think(tables, t, play, seat) };
    made.hint.catch(() => hints.delete(seat));
    hints.set(seat, made);
    return made;
  });
  return hint;
}

async function think({ house }: Tables, t: LiveTable, play: Play, seat: number): Promise<Hint> {
  const decision = decisionOf(play, seat);
  const id = `${t.id}/hint/${seat}/${decision}/${t.version}`;
  const seed = seedOf(house.keys.of('hints'), t.id, decision, seat);
  const judged = await house.thinkers.judge({ id, play, seat, level: ADVISER, seed });
  return judged ? { decision, ...judged } : refuse('unavailable', 'nobody could think about this: try again');
}

/** The rule that forbids an option after what has been drafted; null if it is offered. */
export const whyNotFor = (tables: Tables, table: string, asker: Asker, seat: number, key: string): Promise<WhyNot> =>
  consider(tables, table, asker, seat, (_t, play) => {
    const { game, state, drafts } = play;
    const pick = game.moves.parse(key);
    if (!pick.ok) refuse('unknown-option', pick.error);
    const { code } = pick.value;
    const codes = game.decisions[state.flow.ask].many ? (drafts[seat]?.picks ?? []).map(held => held.code) : [];
    return { rule: code === DONE ? null : game.whyNot(state, seat, code, codes) };
  });

/**
 * What every option would make happen, tried out on copies. Only where nothing is hidden and nothing is drawn: elsewhere
 * it would tell what the player may not know.
 */
export const previewFor = (tables: Tables, table: string, asker: Asker, seat: number): Promise<Preview> =>
  consider(tables, table, asker, seat, (_t, play) => {
    const { game, state } = play;
    const decision = decisionOf(play, seat);
    const keys = offeredKeys(play, seat, []);
    const canTry = game.perfect === true && !game.decisions[state.flow.ask].many && keys.length <= MOST_TRIED;
    return { decision, events: canTry ? tried(play, seat, keys) : {} };
  });

function tried({ game, state }: Play, seat: number, keys: readonly string[]): Preview['events'] {
  const table = new Table(game);
  const picks = new Picks();
  const viewer = seatBit(seat);
  const events: Preview['events'] = {};
  for (const key of keys) {
    const pick = game.moves.parse(key);
    if (!pick.ok || game.moves.textOf(pick.value.code)) continue;
    table.told = true;
    table.events = [];
    table.step(game.clone(state), picks.clear().one(seat, pick.value.code), Stream.of(0));
    events[key] = table.events.map(event => redact(event, viewer));
  }
  return events;
}
