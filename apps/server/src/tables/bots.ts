import { asked, decisionOf, isAsked } from '@ennead/kernel';
import { drawOf, liveDelay, seedOf } from '../bots/delay.ts';
import { submit } from './commands/answers.ts';
import type { House } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { onlyAnswer } from './offers.ts';

/** How long to wait before a bot that could not think is asked again. */
const RETRY = 5000;

/** Names everything that bots and automatic answers have to do at a table now: `bot/2/17`, `auto/0/17`. */
export function duties(t: LiveTable): Map<string, Duty> {
  const found = new Map<string, Duty>();
  const { play, about } = t;
  if (!play || about.phase !== 'running' || about.paused || about.frozen !== null) return found;
  for (const seat of asked(play)) {
    const { bot, auto } = about.seats[seat];
    if (play.drafts[seat]?.done || (bot === null && !auto)) continue;
    const decision = decisionOf(play, seat);
    const only = bot === null ? onlyAnswer(play, seat) : null;
    if (bot !== null) found.set(`bot/${seat}/${decision}/${bot}`, { seat, decision, level: bot });
    else if (only) found.set(`auto/${seat}/${decision}`, { seat, decision, only });
  }
  return found;
}

export type Duty = { seat: number; decision: number } & ({ level: string } | { only: string[] });

/** Begins a duty; the function that comes back calls it off. */
export function begin(house: House, t: LiveTable, duty: Duty, name: string): () => void {
  const { seat, decision } = duty;
  const { many } = t.game.decisions[t.play!.state.flow.ask];
  const level = 'level' in duty ? duty.level : 'automatic';
  const delay = liveDelay({ many }, level, drawOf(house.keys.of('delays'), t.id, decision, seat));
  let off = false;
  const answer = (picks: readonly string[]): void => {
    if (off) return;
    t.timers.delete(name);
    house.run(t.id, work => {
      if (
        work.t.play &&
        isAsked(work.t.play, seat) &&
        decisionOf(work.t.play, seat) === decision &&
        mayAnswer(work.t, duty)
      )
        submit(work, { seat, decision, picks });
    });
  };
  if ('only' in duty) return house.clock.after(delay, () => answer(duty.only));
  const job = `${t.id}/${name}/${t.version}`;
  const seed = seedOf(house.keys.of('bots'), t.id, decision, seat);
  let wake: () => void = () => {};
  const ready = new Promise<void>(resolve => (wake = house.clock.after(delay, resolve)));
  const think = house.thinkers.think({ id: job, play: t.play!, seat, level, seed });
  Promise.all([think, ready]).then(
    ([picks]) => picks && answer(picks),
    (error: unknown) => {
      house.log('error', 'a bot could not think', { table: t.id, seat, error: String(error) });
      house.clock.after(RETRY, () => {
        if (off) return;
        t.timers.delete(name);
        house.run(t.id, work => void (work.seen = true));
      });
    },
  );
  return () => {
    off = true;
    wake();
    house.thinkers.cancel(job);
  };
}

/** Whether it is still so that the seat is a bot's, or wants to be answered for. */
const mayAnswer = ({ about }: LiveTable, duty: Duty): boolean => {
  const { bot, auto } = about.seats[duty.seat];
  const free = !about.paused && about.frozen === null && about.phase === 'running';
  return free && ('level' in duty ? bot !== null : bot === null && auto);
};
