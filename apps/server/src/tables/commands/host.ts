import type { Command } from '@ennead/wire';
import { maskOf, seatOf } from '../about.ts';
import { finish, forgetLobby } from '../game.ts';
import { refuse } from '../refused.ts';
import { change, note, wantHost, type Work } from '../work.ts';
import { removeFromSeats } from './seats.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** As many people as a table keeps in mind as muted or removed; the host may make up more. */
const MOST_NAMED = 200;

/** Shows a person out, and does not let them in again. */
export function remove(work: Work, { person }: Of<'remove'>): void {
  wantHost(work);
  const { t, house } = work;
  if (person === t.about.host) refuse('not-yours', 'the host cannot be removed: leave the table instead');
  const others = t.about.removed.filter(other => other !== person);
  if (others.length < t.about.removed.length && maskOf(t.about, person) === 0) return;
  change(work, {
    removed: [...others, person].slice(-MOST_NAMED),
    admitted: t.about.admitted.filter(other => other !== person),
  });
  note(work, { type: 'removed', person });
  removeFromSeats(work, person, 'removed');
  const refusal = { code: 'removed' as const, message: 'the host has removed you from this table' };
  work.after(() => house.audience.expel(t.id, person, refusal));
}

export function mute(work: Work, { person, on }: Of<'mute'>): void {
  wantHost(work);
  const others = work.t.about.muted.filter(other => other !== person);
  change(work, { muted: on ? [...others, person].slice(-MOST_NAMED) : others });
}

export function lock(work: Work, { on }: Of<'lock'>): void {
  wantHost(work);
  change(work, { locked: on });
}

/** Hands the host's rights to somebody who sits at the table. */
export function host(work: Work, { person }: Of<'host'>): void {
  wantHost(work);
  const seat = seatOf(work.t.about, person);
  if (seat < 0) refuse('unknown-person', 'nobody of that id sits at this table');
  change(work, { host: person });
  note(work, { type: 'host', person, seat });
}

/** Ends the table for everybody: one that has not started is forgotten. */
export function close(work: Work): void {
  wantHost(work);
  const { phase } = work.t.about;
  if (phase === 'ended') refuse('ended', 'this table has ended');
  if (phase === 'running') note(work, { type: 'closed' });
  finish(work, 'closed');
  if (phase === 'lobby') forgetLobby(work, 'the host has closed this table');
}
