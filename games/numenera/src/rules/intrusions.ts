import { line, refuse, whole, type Ledger } from './ledger.ts';

/** XI: intrusions of the game master. */
export interface Purse {
  readonly id: string;
  readonly xp: number;
}

export interface Intrusion {
  readonly to: string;
  /** XI5: after a natural 1, so without experience points. */
  readonly free: boolean;
}

/** XI2, XI3: the player takes it and names who gets one of the points, or refuses it. */
export type Response = { readonly accept: true; readonly gift: string | null } | { readonly accept: false };

const AWARD = 2;
const REFUSAL = 1;

const changed = (purses: readonly Purse[], id: string, by: number): readonly Purse[] =>
  purses.map(purse => (purse.id === id ? { ...purse, xp: purse.xp + by } : purse));

/** XI1 to XI5: what an intrusion does to everybody's experience points. */
export function intrude(
  purses: readonly Purse[],
  { to, free }: Intrusion,
  response: Response,
): { purses: readonly Purse[]; happens: boolean; ledger: Ledger } {
  const own = purses.find(({ id }) => id === to);
  if (!own) return refuse('XI1', `wanted one of ${purses.map(({ id }) => id).join(', ')}, found ${to}`);
  whole(own.xp, 'experience points', 'PC8', 0);
  if (!response.accept) {
    if (own.xp < REFUSAL) refuse('XI3', `wanted ${REFUSAL} XP to refuse an intrusion, found ${own.xp}: accept it`);
    return {
      purses: changed(purses, to, -REFUSAL),
      happens: false,
      ledger: [line('intrusion-refused', 'XI3', -REFUSAL)],
    };
  }
  if (free) return { purses, happens: true, ledger: [line('free-intrusion', 'XI5')] };
  if (purses.length === 1) {
    const ledger = [line('intrusion', 'XI1', AWARD), line('gift-lost', 'XI2', -1)];
    return { purses: changed(purses, to, AWARD - 1), happens: true, ledger };
  }
  const { gift } = response;
  if (gift === null || gift === to || !purses.some(({ id }) => id === gift))
    return refuse('XI2', `wanted another player for one of the two XP, found ${gift ?? 'nobody'}`);
  return {
    purses: changed(changed(purses, to, AWARD - 1), gift, 1),
    happens: true,
    ledger: [line('intrusion', 'XI1', AWARD), line('gift', 'XI2', -1)],
  };
}
