import type { Command, CommandType } from '@ennead/wire';
import { hasPart, maskOf, type About } from '../about.ts';
import type { LiveTable } from '../live-table.ts';
import { refuse } from '../refused.ts';
import { wantAsker, type Work } from '../work.ts';
import { auto, draft, submit } from './answers.ts';
import { agree, decline, pause, replace, resume, undo } from './consent.ts';
import { close, host, lock, mute, remove } from './host.ts';
import { bot, entropy, open, set, sit, stand, start } from './lobby.ts';
import { hand, leave, resign, take } from './seats.ts';
import { chat, rematch } from './talk.ts';

const COMMANDS: { [T in CommandType]: (work: Work, command: Extract<Command, { type: T }>) => void } = {
  sit,
  stand,
  bot,
  open,
  set,
  entropy,
  start,
  draft,
  submit,
  auto,
  undo,
  pause,
  resume,
  resign,
  hand,
  take,
  leave,
  replace,
  agree,
  decline,
  chat,
  remove,
  mute,
  lock,
  host,
  close,
  rematch,
};

/** These leave their trace in the log or as a draft: the row need not remember them. */
const ANSWERS: readonly CommandType[] = ['submit', 'draft'];

/** These write into the log and need not bring a game any further. */
const AT_PLEASURE: readonly CommandType[] = [
  'sit',
  'stand',
  'bot',
  'open',
  'set',
  'host',
  'hand',
  'undo',
  'pause',
  'replace',
];
const MOST_RECENT = 8;
const MOST_PEOPLE = 40;

/** Carries out a person's command. */
export function perform(work: Work, command: Command, id: string): void {
  const asker = wantAsker(work);
  wantAdmission(work, asker.id);
  wantRoom(work, command.type);
  (COMMANDS[command.type] as (work: Work, command: Command) => void)(work, command);
  if (!work.row || ANSWERS.includes(command.type)) return;
  const { about } = work.t;
  const { [asker.id]: own = [], ...others } = about.recent;
  const latest = Object.entries(others).filter(isKept(about, Object.keys(others)));
  work.t.about = { ...about, recent: { ...Object.fromEntries(latest), [asker.id]: [...own, id].slice(-MOST_RECENT) } };
}

/** Whose commands are remembered: those of all who have a part in the table, and of those who looked on last. */
function isKept(about: About, people: readonly string[]): (entry: readonly [string, unknown]) => boolean {
  const onlookers = people.filter(person => !hasPart(about, person)).slice(-MOST_PEOPLE);
  return ([person]) => hasPart(about, person) || onlookers.includes(person);
}

/** A log is played again whenever its table is opened: it must not grow for ever. */
function wantRoom({ t, house: { limits } }: Work, command: CommandType): void {
  if (t.records.length >= limits.recordsPerTable && AT_PLEASURE.includes(command))
    refuse('limit', `this table's log is full, with ${t.records.length} records: it can only be played to its end`);
}

/** Whoever has been shown out, or has not said the password, does nothing here. */
export function wantAdmission({ t }: Pick<Work, 't'>, person: string | null): void {
  const { about } = t;
  wantNotRemoved(t, person);
  if (about.access !== 'password') return;
  const known =
    person !== null && (about.admitted.includes(person) || about.host === person || maskOf(about, person) !== 0);
  if (!known) refuse('password', 'this table wants a password');
}

/** Who was shown out of a table that is not open to all does not come back as nobody either. */
export function wantNotRemoved({ about }: LiveTable, person: string | null): void {
  if (person !== null && about.removed.includes(person)) refuse('removed', 'the host has removed you from this table');
  if (person === null && about.removed.length > 0 && about.access !== 'open')
    refuse('identity', 'say who you are first: the host has removed somebody from this table');
}
