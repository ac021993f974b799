import { ANY, asked } from '@ennead/kernel';
import type { ClockSetting } from '@ennead/wire';
import type { About, Answered, ClockState } from './about.ts';
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

/** Answers whose time is remembered. */
const MOST_ANSWERS = 40;

/** Brings the clock up to date with a deed, where there is one: most tables have none. */
export function tick(work: Work): void {
  const { clock } = work.t.about;
  if (clock !== null) goOn(work, clock);
}

/** Who has answered, what was taken back, and who is waited for now. */
function goOn(work: Work, clock: ClockState): void {
  const { t, now, answered, told } = work;
  const { clockSetting, seats } = t.about;
  const running = thinking(t);
  const undone = told.find(({ undo }) => undo !== undefined)?.undo;
  if (answered.length === 0 && undone === undefined && running.join() === clock.running.join()) return;
  const { since = [], answers = [] } = clock;
  const flow = t.play?.state.flow;
  const rest = clock.left.map((_, seat) => restOf(clock, seat, now, undone));
  const left = rest.map((own, seat) => {
    const hasAnswered = answered.includes(seat);
    if (clockSetting.kind === 'total')
      return hasAnswered && own > 0 && seats[seat].bot === null ? own + clockSetting.increment * SECOND : own;
    const isNew = hasAnswered || (running.includes(seat) && undone === undefined && flow?.since[seat] !== since[seat]);
    return isNew ? allotment(clockSetting) : own;
  });
  const { n = 0 } = told.find(({ undo }) => undo === undefined) ?? {};
  const given = answered.filter(seat => seats[seat].bot === null).map((seat): Answered => [n, seat, rest[seat]]);
  change(work, {
    clock: {
      at: now,
      left,
      running,
      boot: clock.boot,
      since: seats.map(({ bot }, seat) => {
        const isAnew = running.includes(seat) || (undone !== undefined && bot === null);
        return (isAnew ? flow?.since[seat] : since[seat]) ?? NEVER;
      }),
      answers: [...answers.filter(([record]) => undone === undefined || record < undone), ...given].slice(
        -MOST_ANSWERS,
      ),
    },
  });
}

const NEVER = -1;

/** What is left to a seat: if answers were taken back, no more than when it gave the first of them. */
function restOf(clock: ClockState, seat: number, now: number, undone: number | undefined): number {
  const rest = Math.max(0, timeLeft(clock, seat, now));
  if (undone === undefined) return rest;
  const first = clock.answers?.find(([n, who]) => who === seat && n >= undone);
  return first ? Math.min(rest, first[2]) : rest;
}

/** Whether a seat that a bot plays has used up what it had: all of it, or that for the decision that it is asked. */
export function isOutOfTime(
  { play, about: { clock, clockSetting } }: Pick<LiveTable, 'play' | 'about'>,
  seat: number,
): boolean {
  if (clock === null || clock.left[seat] > 0) return false;
  return clockSetting.kind === 'total' || clock.since?.[seat] === play?.state.flow.since[seat];
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
