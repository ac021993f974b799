import { line, refuse, unlessZero, whole, type Ledger } from './ledger.ts';
import { refuseUnable, shiftTrack } from './damage-track.ts';
import { restore, type Body } from './effects-of-damage.ts';
import { STATS, type Stat } from './tasks.ts';

/** RC: recovering points by resting. */
export const RESTS = ['action', 'ten-minutes', 'hour', 'ten-hours'] as const; // RC4
export type Rest = (typeof RESTS)[number];

/** RC4: how long each rest of the day takes, in minutes; the first is an action. */
export const REST_MINUTES: Readonly<Record<Rest, number>> = {
  action: 0,
  'ten-minutes': 10,
  hour: 60,
  'ten-hours': 600,
};

/** RC3: a d6. */
export const RECOVERY_FACES = 6;

export interface Resting extends Body {
  readonly tier: number;
  /** Added to each recovery roll (AD9). */
  readonly recoveryBonus: number;
  /** RC4: recovery rolls made today, 0 to 3. */
  readonly rests: number;
}

/** RC3: d6 and tier and what advancement added. */
export function recoveryOf(
  body: Pick<Resting, 'tier' | 'recoveryBonus'>,
  die: number,
): { points: number; ledger: Ledger } {
  const points = whole(die, 'd6', 'RC3', 1, RECOVERY_FACES) + body.tier + body.recoveryBonus;
  return {
    points,
    ledger: [
      line('recovery-die', 'RC3', die),
      line('recovery-tier', 'RC3', body.tier),
      ...unlessZero('recovery-bonus', 'AD9', body.recoveryBonus),
    ],
  };
}

export const nextRest = ({ rests }: Pick<Resting, 'rests'>): Rest =>
  RESTS[whole(rests, 'rests', 'RC4', 0, RESTS.length - 1)];

/** RC7: the track may be restored instead of Pools, if all are above 0 and it stands lower than they say. */
export const canRestoreTrack = (body: Body): boolean =>
  body.track !== 'hale' && body.track !== 'dead' && STATS.every(stat => body.pools[stat].points > 0);

/** How a recovery roll is used: points for each Pool, or a step up the track. */
export type RecoveryUse = Partial<Readonly<Record<Stat, number>>> | 'track';

export interface Rested<B> {
  readonly body: B;
  readonly rest: Rest;
  /** RC5: the fourth rest ends the day. */
  readonly newDay: boolean;
  readonly ledger: Ledger;
}

/** RC1 to RC7: one recovery roll. */
export function recover<B extends Resting>(body: B, die: number, use: RecoveryUse): Rested<B> {
  refuseUnable(body, 'rest');
  const rest = nextRest(body);
  const recovery = recoveryOf(body, die);
  const newDay = rest === 'ten-hours';
  const rests = newDay ? 0 : body.rests + 1;
  const began = [line(`rest-${rest}`, 'RC4'), ...recovery.ledger, ...(newDay ? [line('new-day', 'RC5')] : [])];
  if (use === 'track') {
    if (!canRestoreTrack(body))
      refuse('RC7', `wanted all Pools above 0 and a worse state than hale, found ${body.track}: recover points`);
    const up = shiftTrack(body, -1);
    return { body: { ...up.body, rests }, rest, newDay, ledger: [...began, line('track-restored', 'RC7', -1)] };
  }
  const spread = STATS.reduce((sum, stat) => sum + whole(use[stat] ?? 0, `points for ${stat}`, 'RC3', 0), 0);
  if (spread > recovery.points)
    refuse('RC3', `wanted at most ${recovery.points} points among the Pools, found ${spread}`);
  const { body: after, ledger, lost } = restore(body, use); // RC2, RC6
  return {
    body: { ...after, rests },
    rest,
    newDay,
    ledger: [...began, ...ledger, ...unlessZero('recovery-lost', 'RC2', lost + recovery.points - spread)],
  };
}
