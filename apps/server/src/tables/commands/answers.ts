import { draft as keep, isOver, submit as take, type Answer, type Play } from '@ennead/kernel';
import { dropDrafts, finish } from '../game.ts';
import type { LiveTable } from '../live-table.ts';
import { refuse } from '../refused.ts';
import { change, changeChair, ownChair, took, wantPlay, type Work } from '../work.ts';

/** The game, where somebody may answer for a seat now. */
export function wantTurn(work: Work, seat: number): Play {
  const play = wantPlay(work);
  const chair = ownChair(work, seat);
  const { paused, frozen } = work.t.about;
  if (work.asker !== null && chair.bot !== null)
    refuse('not-yours', `a bot plays seat ${seat}: take the seat back first`);
  if (paused) refuse('paused', 'the game is paused');
  if (frozen !== null) refuse('frozen', `this table stands still: ${frozen}`);
  return play;
}

export function draft(work: Work, { seat, decision, picks }: Answer): void {
  const play = wantTurn(work, seat);
  keep(play, { seat, decision, picks });
  holdDraft(work, seat, decision, picks, false);
}

function holdDraft(work: Work, seat: number, decision: number, picks: readonly string[], done: boolean): void {
  work.write({ type: 'draft', table: work.t.id, draft: { seat, decision, picks: [...picks], done } });
  work.t.drafted = true;
}

/** An answer comes in at the one door; with it the game goes on, or it waits for the others. */
export function submit(work: Work, { seat, decision, picks }: Answer): void {
  const { t } = work;
  ownChair(work, seat);
  const before = takenBefore(t, seat, decision, picks);
  if (before > 0) return void (work.done = { n: before });
  const play = wantTurn(work, seat);
  const { record, events } = take(play, { seat, decision, picks });
  if (record === null) return holdDraft(work, seat, decision, picks, true);
  took(work, record, events);
  if (t.about.clock !== null) work.answered = Object.keys(record.picks).map(Number);
  keepStanding(work, play);
  // A person who answers goes on from there; what bots do meanwhile is taken back with the rest.
  if (work.asker !== null && t.about.proposals.length > 0)
    change(work, { proposals: t.about.proposals.filter(({ kind }) => kind !== 'undo') });
  if (isOver(play.state)) finish(work, 'played');
}

/** What others have drafted for a standing ask outlives the answer; every other draft goes with its decision. */
function keepStanding(work: Work, play: Play): void {
  if (!work.t.drafted) return;
  dropDrafts(work);
  const { moves } = play.game;
  play.drafts.forEach((held, seat) => {
    if (!held) return;
    const keys = held.picks.map(pick => moves.key(pick.code, pick.text));
    holdDraft(work, seat, held.decision, keys, held.done);
  });
}

/**
 * The record that took this very answer before the table was opened from the store; 0 if there is none. Its command's
 * id went down with the memory, and whoever sends it again wants to hear that it was taken.
 */
function takenBefore(t: LiveTable, seat: number, decision: number, picks: readonly string[]): number {
  for (let n = decision + 1; n <= t.loaded; n++) {
    const record = t.records[n - 1];
    if (!('picks' in record) || !(seat in record.picks)) continue;
    return record.picks[seat].join('\n') === picks.join('\n') ? n : 0;
  }
  return 0;
}

/** Lets decisions with a single option be answered for a seat, or no longer. */
export function auto(work: Work, { seat, on }: { seat: number; on: boolean }): void {
  ownChair(work, seat);
  changeChair(work, seat, { auto: on });
}
