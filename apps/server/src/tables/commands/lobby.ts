import { checkSetup } from '@ennead/kernel';
import { LEVELS } from '@ennead/bots';
import type { Command } from '@ennead/wire';
import { OPEN_CHAIR, isOpen, maskOf } from '../about.ts';
import { emptyChair, giveToBot, startGame } from '../game.ts';
import { refuse } from '../refused.ts';
import {
  chairAt,
  change,
  changeChair,
  note,
  ownChair,
  wantAsker,
  wantHost,
  wantLobby,
  wantOpen,
  type Work,
} from '../work.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** A bot's level. Only those with a name: how long they think at most is known. */
export function wantLevel(level: string): string {
  if (LEVELS.includes(level)) return level;
  return refuse('unknown-bot', `no bot here is called "${level.slice(0, 40)}"; there are ${LEVELS.join(', ')}`);
}

/** Takes a seat: an open one before the game, one that somebody has left while it runs. */
export function sit(work: Work, { seat }: Of<'sit'>): void {
  const asker = wantAsker(work);
  const { about } = work.t;
  const chair = chairAt(work, seat);
  if (chair.person === asker.id) return;
  if (about.phase === 'ended') refuse('ended', 'this table has ended');
  if (about.locked && asker.id !== about.host) refuse('locked', 'the host has locked this table');
  if (about.phase === 'lobby') wantOpen(work, seat);
  else wantAbandoned(work, seat, asker.id);
  const sat = about.phase === 'running' ? { sat: [...about.sat, asker.id] } : {};
  changeChair(work, seat, { person: asker.id, name: asker.name, bot: null, reason: null });
  change(work, { ...sat, host: about.host ?? asker.id });
  note(work, { type: 'sat', seat, person: asker.id });
}

/** Whoever has had a seat knows what others do not, and may not know it for two. */
function wantAbandoned(work: Work, seat: number, person: string): void {
  const { person: owner, resigned } = chairAt(work, seat);
  const { about } = work.t;
  if (owner !== null || resigned) refuse('seat-taken', `seat ${seat} is taken`);
  if (maskOf(about, person) !== 0) refuse('seat-taken', 'you have a seat in this game, and may not have two');
  if (about.sat.includes(person)) refuse('seat-taken', 'you have left a seat of this game, and do not come back to it');
}

export function stand(work: Work, { seat }: Of<'stand'>): void {
  wantLobby(work);
  ownChair(work, seat);
  emptyChair(work, seat);
}

export function bot(work: Work, { seat, level }: Of<'bot'>): void {
  wantHost(work);
  wantLobby(work);
  const { person } = chairAt(work, seat);
  if (person !== null && person !== work.asker?.id)
    refuse('seat-taken', `seat ${seat} is taken: remove the person first`);
  const name = wantLevel(level);
  changeChair(work, seat, OPEN_CHAIR);
  giveToBot(work, seat, name, 'set');
}

export function open(work: Work, { seat }: Of<'open'>): void {
  wantHost(work);
  wantLobby(work);
  const chair = chairAt(work, seat);
  if (chair.person !== null) refuse('seat-taken', `a person sits on seat ${seat}: remove the person first`);
  if (!isOpen(chair)) emptyChair(work, seat);
}

/** Whether somebody may change what will be played: the host, before the game. */
export function maySet(work: Work): void {
  wantHost(work);
  wantLobby(work);
}

/** Changes what will be played and how. `password` is a hash by now. */
export function set(work: Work, wanted: Of<'set'>): void {
  maySet(work);
  const { about, game } = work.t;
  const count = wanted.seats ?? about.seats.length;
  const options = wanted.options ?? about.options;
  if (about.base && (wanted.seats !== undefined || wanted.options !== undefined))
    refuse('fork', 'a fork keeps the seats and options of the game that it comes from');
  const setup = checkSetup(game, count, options);
  if (!setup.ok) refuse('setup', setup.error);
  const standIn = wantLevel(wanted.standIn ?? about.standIn);
  const lost = about.seats.slice(count).findIndex(chair => chair.person !== null);
  if (lost >= 0) refuse('seat-taken', `a person sits on seat ${count + lost}: remove the person first`);
  const access = wanted.access ?? about.access;
  const password = wanted.password ?? about.password;
  if (access === 'password' && password === null) refuse('password', 'a table with a password needs one');
  change(work, {
    options: setup.value.options,
    seats: Array.from({ length: count }, (_, seat) => about.seats[seat] ?? OPEN_CHAIR),
    access,
    password: access === 'password' ? password : null,
    clockSetting: wanted.clock ?? about.clockSetting,
    vanish: wanted.vanish === undefined ? about.vanish : wanted.vanish,
    standIn,
  });
  note(work, { type: 'set', options: setup.value.options, seats: count });
}

/** Adds to the seed, which is already fixed: neither the server nor anybody else can choose what comes of it. */
export function entropy(work: Work, { text }: Of<'entropy'>): void {
  wantLobby(work);
  const { id } = wantAsker(work);
  const { about } = work.t;
  if (!about.seats.some(({ person }) => person === id))
    refuse('not-yours', 'only those who sit at the table add to the seed');
  change(work, { entropy: [...about.entropy.filter(({ person }) => person !== id), { person: id, text }] });
}

export function start(work: Work): void {
  wantHost(work);
  wantLobby(work);
  startGame(work);
}
