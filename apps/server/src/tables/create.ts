import { checkSetup, commitmentOf, type Game } from '@ennead/kernel';
import type { NewTable } from '@ennead/wire';
import type { TableRow } from '../store/port.ts';
import { OPEN_CHAIR, isListed, peopleAt, peopleOf, type About, type Chair } from './about.ts';
import { wantLevel } from './commands/lobby.ts';
import type { House } from './house.ts';
import { refuse } from './refused.ts';
import type { Asker } from './work.ts';

/** What a new table takes over from what was asked for, or from another table. */
export type Wanted = Pick<
  About,
  'game' | 'access' | 'password' | 'options' | 'clockSetting' | 'vanish' | 'standIn' | 'seats' | 'host'
>;

/** A table that nobody has written yet, with a secret of its own. */
export function newTable(house: House, now: number, wanted: Wanted, more: Partial<About> = {}): TableRow {
  const seed = house.newSeed();
  const { game, access, password, options, clockSetting, vanish, standIn, seats, host } = wanted;
  const about: About = {
    game,
    access,
    password,
    options,
    clockSetting,
    vanish,
    standIn,
    seats,
    host,
    phase: 'lobby',
    locked: false,
    paused: false,
    muted: [],
    removed: [],
    admitted: [],
    sat: [],
    proposals: [],
    proposed: 0,
    seed,
    commitment: commitmentOf(seed),
    entropy: [],
    fork: null,
    base: null,
    rematch: null,
    resigned: [],
    result: null,
    clock: null,
    frozen: null,
    waiting: [],
    recent: {},
    ...more,
  };
  about.admitted = [...new Set([...about.admitted, ...peopleAt(about)])];
  const times = { opened: now, changed: now, ended: null };
  return { id: house.newId(), game, ...times, listed: isListed(about), about, people: peopleOf(about) };
}

/** Who sits where from the start. */
export function chairsFor(sitting: readonly string[], { id, name }: Asker): Chair[] {
  return sitting.map(who => {
    if (who === 'open') return OPEN_CHAIR;
    if (who === 'me') return { ...OPEN_CHAIR, person: id, name };
    return { ...OPEN_CHAIR, bot: wantLevel(who), reason: 'set' };
  });
}

export function wantGame(house: House, id: string): Game {
  return house.findGame(id) ?? refuse('unknown-game', `there is no game "${id.slice(0, 60)}" here`);
}

/** Checks what somebody wants to open. `password` is a hash by now. */
export function openTable(house: House, now: number, asker: Asker, wanted: NewTable): TableRow {
  const game = wantGame(house, wanted.game);
  const setup = checkSetup(game, wanted.seats.length, wanted.options);
  if (!setup.ok) refuse('setup', setup.error);
  const password = wanted.password ?? null;
  if (wanted.access === 'password' && password === null) refuse('password', 'a table with a password needs one');
  return newTable(house, now, {
    game: game.id,
    access: wanted.access,
    password: wanted.access === 'password' ? password : null,
    options: setup.value.options,
    clockSetting: wanted.clock,
    vanish: wanted.vanish,
    standIn: wantLevel(wanted.standIn),
    seats: chairsFor(wanted.seats, asker),
    host: asker.id,
  });
}
