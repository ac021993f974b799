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

/** DT4, DT5, DT6: refuses what the track forbids. Defence rolls are reactions and stay allowed. */
export function refuseUnable(body: { readonly track: Track; readonly pools: ByStat<Pool> }, deed: Deed): void {
  if (body.track === 'dead') refuse('DT6', `wanted somebody alive, found a dead character who would ${deed}`);
  if (body.track !== 'debilitated') return;
  if (deed === 'act') refuse('DT4', 'wanted a crawl or a rest from a debilitated character, found another action');
  if (deed === 'crawl' && body.pools.speed.points === 0)
    refuse('DT5', 'wanted at least 1 point of Speed to crawl while debilitated, found 0');
}

/** DT4, DT5, DT6: the deeds that the track allows, for whoever offers choices. */
export function deedsFor(body: { readonly track: Track; readonly pools: ByStat<Pool> }): readonly Deed[] {
  if (body.track === 'dead') return [];
  if (body.track !== 'debilitated') return DEEDS;
  return body.pools.speed.points === 0 ? ['rest', 'defend'] : ['crawl', 'rest', 'defend'];
}
