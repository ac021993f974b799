import { line, whole, type Ledger } from './ledger.ts';

/** XD, XA: experience for discoveries, missions and goals. */
export const DISCOVERIES = ['artifact', 'device', 'other', 'cypher', 'oddity', 'shins'] as const;
export type Discovery = (typeof DISCOVERIES)[number];

export interface Award {
  /** For each character who took part. */
  readonly xp: number;
  readonly ledger: Ledger;
}

/** XD1, XD2: an artifact's level divided among the characters, at least 1 for each. */
export function artifactAward(level: number, characters: number): Award {
  const share = Math.floor(whole(level, 'level', 'XD1', 0) / whole(characters, 'characters', 'XD1', 1));
  return {
    xp: Math.max(1, share),
    ledger: [line('artifact-level', 'XD1', level), line('award', share < 1 ? 'XD2' : 'XD1', Math.max(1, share))],
  };
}

/** XD1, XD3, XD4, XD5: what a discovery is worth to each. */
export function discoveryAward(discovery: Discovery, level: number, characters: number): Award {
  switch (discovery) {
    case 'artifact':
      return artifactAward(level, characters);
    case 'device':
      return { xp: 1, ledger: [line('award', 'XD3', 1)] };
    case 'other':
      return { xp: 1, ledger: [line('award', 'XD4', 1)] };
    default:
      return { xp: 0, ledger: [line('no-award', 'XD5')] };
  }
}

const MOST = 4;

/** XA1: a mission is worth 1 to 4 to everybody in it. */
export function missionAward(xp: number): Award {
  return { xp: whole(xp, 'XP for a mission', 'XA1', 1, MOST), ledger: [line('mission', 'XA1', xp)] };
}

/** XA3: so is a goal of one's own. */
export function goalAward(xp: number): Award {
  return { xp: whole(xp, 'XP for a goal', 'XA3', 1, MOST), ledger: [line('goal', 'XA3', xp)] };
}
