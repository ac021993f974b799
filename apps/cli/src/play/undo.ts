import { asked, lastAnswerOf, undo, undoPrice, type UndoPrice } from '@ennead/kernel';
import type { Session } from './session.ts';

const MOST_STEPS = 1000;

/** What it would take for this person to take back their last answer. */
export function undoPriceFor(session: Session, seat: number): UndoPrice | 'nothing' {
  const { play, players } = session;
  const person = session.personOf(seat);
  const m = lastAnswerOf(play, person);
  if (m === 0) return 'nothing';
  const price = undoPrice(play, person, m, other => players[other].bot !== null);
  // The consent of the other persons, where there are none, is given.
  return price === 'consent' && session.personSeats.every(other => (person >> other) & 1) ? 'free' : price;
}

/** Takes back a person's last answer, and what was answered for them before it where there was no choice. */
export function takeBack(session: Session, seat: number): void {
  const { play, story } = session;
  const person = session.personOf(seat);
  for (let step = 0; step < MOST_STEPS; step++) {
    const m = lastAnswerOf(play, person);
    if (m === 0) break;
    const { n } = undo(play, m, true);
    story.strike(m, n);
    const open = asked(play).find(other => (person >> other) & 1);
    if (open === undefined || session.forced(open) === null) break;
  }
  story.note(play.records.length, session.context.say('play.tookBack', { who: session.name(seat) }));
  session.save();
}
