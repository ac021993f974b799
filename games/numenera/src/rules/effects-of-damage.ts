import { line, type Ledger } from './ledger.ts';
import { shifted, type Track } from './damage-track.ts';
import type { Pool } from './effort.ts';
import { STATS, type ByStat, type Stat } from './tasks.ts';

/** ED: what losing and regaining points does. */
export interface Body {
  readonly pools: ByStat<Pool>;
  readonly track: Track;
}

/** ED2: damage goes on in this order when a Pool is empty. */
const OVERFLOW = STATS;

export interface Changed<B> {
  readonly body: B;
  readonly ledger: Ledger;
}

const POOL_LINES = { might: 'might-pool', speed: 'speed-pool', intellect: 'intellect-pool' } as const;

/** ED4, ED5: new points, and a step down for each Pool that reached 0, a step up for each that left it. */
export function withPoints<B extends Body>(body: B, points: Partial<Record<Stat, number>>): Changed<B> {
  const pools: Record<Stat, Pool> = { ...body.pools };
  const ledger = [];
  let down = 0;
  let up = 0;
  for (const stat of STATS) {
    const before = body.pools[stat];
    const after = points[stat] ?? before.points;
    if (after === before.points) continue;
    pools[stat] = { ...before, points: after };
    ledger.push(line(POOL_LINES[stat], 'ED1', after - before.points));
    if (after === 0) down++;
    if (before.points === 0) up++;
  }
  if (down > 0) ledger.push(line('track-down', 'ED4', down));
  if (up > 0) ledger.push(line('track-up', 'ED5', -up));
  return { body: { ...body, pools, track: shifted(body.track, down - up) }, ledger };
}

/** ED1, ED2: takes damage off the Pool of its stat, the rest off the others in order. What exceeds all three is lost. */
export function drain<B extends Body>(body: B, stat: Stat, amount: number): Changed<B> {
  const points: Partial<Record<Stat, number>> = {};
  let left = amount;
  for (const pool of [stat, ...OVERFLOW.filter(other => other !== stat)]) {
    const taken = Math.min(left, body.pools[pool].points);
    if (taken > 0) points[pool] = body.pools[pool].points - taken;
    left -= taken;
  }
  return withPoints(body, points);
}

/** Raises Pools, never past their maximum; what is too much is lost (RC2). */
export function restore<B extends Body>(body: B, gain: Partial<Record<Stat, number>>): Changed<B> & { lost: number } {
  const points: Partial<Record<Stat, number>> = {};
  let lost = 0;
  for (const stat of STATS) {
    const { points: now, max } = body.pools[stat];
    const wanted = gain[stat] ?? 0;
    const gained = Math.min(wanted, Math.max(0, max - now));
    lost += wanted - gained;
    if (gained > 0) points[stat] = now + gained;
  }
  return { ...withPoints(body, points), lost };
}
