import { line, refuse, type Ledger } from './ledger.ts';
import type { ByStat } from './tasks.ts';
import type { Pool } from './effort.ts';

/** DT: the damage track. */
export const TRACK = ['hale', 'impaired', 'debilitated', 'dead'] as const; // DT1
export type Track = (typeof TRACK)[number];

/** ED4, DT1: steps down (above 0) or up (below 0), never beyond either end. */
export const shifted = (track: Track, steps: number): Track =>
  TRACK[Math.max(0, Math.min(TRACK.length - 1, TRACK.indexOf(track) + steps))];

/** ED6: some effects shift the track at once. */
export function shiftTrack<B extends { readonly track: Track }>(body: B, steps: number): { body: B; ledger: Ledger } {
  const track = shifted(body.track, steps);
  const moved = TRACK.indexOf(track) - TRACK.indexOf(body.track);
  return { body: { ...body, track }, ledger: moved === 0 ? [] : [line('track-special', 'ED6', moved)] };
}

/** DT2, DT3: Effort costs more and special rolls give less for whoever is not hale. */
export const isImpaired = (track: Track): boolean => track !== 'hale';

/** What somebody does with a turn, as far as the damage track asks. */
export const DEEDS = ['crawl', 'rest', 'defend', 'act'] as const;
export type Deed = (typeof DEEDS)[number];

/** DT4, DT5, DT6: the rule by which the track forbids a deed; null if it may be done. Defence rolls are reactions and stay allowed. */
export function whyUnable(track: Track, speed: number, deed: Deed): 'DT4' | 'DT5' | 'DT6' | null {
  if (track === 'dead') return 'DT6';
  if (track !== 'debilitated') return null;
  if (deed === 'act') return 'DT4';
  return deed === 'crawl' && speed === 0 ? 'DT5' : null;
}

const UNABLE = {
  DT4: 'wanted a crawl or a rest from a debilitated character, found another action',
  DT5: 'wanted at least 1 point of Speed to crawl while debilitated, found 0',
  DT6: 'wanted somebody alive, found a dead character',
} as const;

/** DT4, DT5, DT6: refuses what the track forbids. */
export function refuseUnable(body: { readonly track: Track; readonly pools: ByStat<Pool> }, deed: Deed): void {
  const why = whyUnable(body.track, body.pools.speed.points, deed);
  if (why !== null) refuse(why, UNABLE[why]);
}
