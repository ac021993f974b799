import { ANY, asked } from '@ennead/kernel';
import type { ClockSetting } from '@ennead/wire';
import type { About, ClockState } from './about.ts';
import type { LiveTable } from './live-table.ts';
import { change, type Work } from './work.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** What a seat has at the start, or for each decision. */
function allotment(setting: ClockSetting): number {
  switch (setting.kind) {
    case 'none':
      return 0;
    case 'move':
    case 'total':
      return setting.seconds * SECOND;
    case 'days':
      return setting.days * DAY;
  }
}

export function freshClock({ house, t, now }: Work): ClockState | null {
  const { clockSetting, seats } = t.about;
  if (clockSetting.kind === 'none') return null;
  return { at: now, left: seats.map(() => allotment(clockSetting)), running: [], boot: house.boot };
}

/** Whose clock runs: persons who are waited for. A standing ask waits for nobody. */
function thinking(t: LiveTable): number[] {
  const { play, about } = t;
  if (!play || about.phase !== 'running' || about.paused || about.frozen !== null) return [];
  if (play.state.flow.mode === ANY) return [];
  return asked(play).filter(seat => {
    const { person, bot } = about.seats[seat];
    return person !== null && bot === null && !play.drafts[seat]?.done;
  });
}

/** What is left to a seat now. */
export const timeLeft = ({ at, left, running }: ClockState, seat: number, now: number): number =>
  running.includes(seat) ? left[seat] - (now - at) : left[seat];

/** Brings the clock up to date with a deed: who has answered, and who is waited for now. */
export function tick(work: Work): void {
  const { t, now } = work;
  const { clock, clockSetting } = t.about;
  if (clock === null) return;
  const running = thinking(t);
  if (work.answered.length === 0 && running.join() === clock.running.join()) return;
  const whole = allotment(clockSetting);
  const left = clock.left.map((_, seat) => {
    const rest = Math.max(0, timeLeft(clock, seat, now));
    if (clockSetting.kind === 'total')
      return work.answered.includes(seat) && rest > 0 ? rest + clockSetting.increment * SECOND : rest;
    const isNew = work.answered.includes(seat) || (running.includes(seat) && !clock.running.includes(seat));
    return isNew ? whole : rest;
  });
  change(work, { clock: { at: now, left, running, boot: clock.boot } });
}

/** The clock of a table that another run of the server wrote: nobody pays for the time between, but by days. */
export function forgive(about: About, boot: string, now: number): About {
  const { clock, clockSetting } = about;
  if (clock === null || clock.boot === boot) return about;
  return { ...about, clock: { ...clock, boot, at: clockSetting.kind === 'days' ? clock.at : now } };
}

/** When the first clock runs out; null if none runs. */
export function deadline({ clock }: About): number | null {
  if (clock === null || clock.running.length === 0) return null;
  return clock.at + Math.min(...clock.running.map(seat => clock.left[seat]));
}
