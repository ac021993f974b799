import { asked, logOf, replay, undo, undoPrice, type Play, type UndoPrice } from '@ennead/kernel';
import { forcedIn, type Session } from './session.ts';

/** What it would take for this person to take back their last choice. */
export function undoPriceFor(session: Session, seat: number): UndoPrice | 'nothing' {
  const { play, players } = session;
  const person = session.personOf(seat);
  const m = lastChoiceOf(session, person);
  if (m === 0) return 'nothing';
  const price = undoPrice(play, person, m, other => players[other].bot !== null);
  // The consent of the other persons, where there are none, is given.
  return price === 'consent' && session.personSeats.every(other => (person >> other) & 1) ? 'free' : price;
}

/** Takes back a person's last choice, and what was answered for them since where there was none. */
export function takeBack(session: Session, seat: number): void {
  const { play, story } = session;
  const person = session.personOf(seat);
  const m = lastChoiceOf(session, person);
  const { by } = play.marks.find(mark => mark.n === m)!;
  const chooser = 31 - Math.clz32(by & person); // of a person's seats not always the one that is asked now
  const { n } = undo(play, m, true);
  story.strike(m, n);
  story.note(play.records.length, session.context.say('play.tookBack', { who: session.name(chooser) }));
  session.save();
}

/** The last standing record in which a person had a choice; 0 if there is none. */
function lastChoiceOf({ play }: Session, person: number): number {
  const own = play.marks.filter(({ by }) => (by & person) !== 0);
  return own.findLast(({ n }) => !wasForced(play, person, n))?.n ?? 0;
}

/** Whether there was only one possibility, looked up in the game as it stood before the record. */
function wasForced(play: Play, person: number, n: number): boolean {
  const before = replay(play.game, logOf(play), { until: n - 1 });
  if (!before.ok) return false;
  const own = asked(before.play).filter(seat => (person >> seat) & 1);
  return own.every(seat => forcedIn(before.play, seat) !== null);
}
