import type { Goal } from '@ennead/board';
import { onDevice } from '../storage.ts';

/** What a lesson has to know of the game to tell whether its goal is reached. */
export interface Seen {
  /** The picks of the last answer that was given since the step began; null if none was. */
  answer: readonly string[] | null;
  /** What the person is asked, and the id of that decision; null while others are asked. */
  asked: { kind: string; decision: number } | null;
  over: boolean;
  /** The table as this person sees it. */
  view: unknown;
}

/** Whether a step is done; `since` is the decision that was open when it began. */
export function isReached(goal: Goal, { answer, asked, over, view }: Seen, since: number | null): boolean {
  switch (goal.kind) {
    case 'next':
      return false; // the person says so
    case 'answer':
      return over || (answer?.some(key => goal.keys.some(wanted => key.startsWith(wanted))) ?? false);
    case 'asked':
      return over || (asked !== null && asked.kind === goal.ask && asked.decision !== since);
    case 'seen':
      return over || goal.when(view);
  }
}

const place = (table: string) => onDevice(`lesson.${table}`);

/** How far a lesson at a table has come; null if there is none. */
export function stepAt(table: string): number | null {
  const kept = place(table).get();
  return kept === null ? null : Number(kept);
}

export function keepStep(table: string, step: number | null): void {
  place(table).set(step === null ? null : String(step));
}
