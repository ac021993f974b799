/** K1: the nine worlds, in the order of their numbers. */
export const WORLD_IDS = [
  'asgard',
  'vanaheim',
  'alfheim',
  'jotunheim',
  'midgard',
  'nidavellir',
  'muspelheim',
  'svartalfheim',
  'niflheim',
] as const;
export type WorldId = (typeof WORLD_IDS)[number];
export const WORLDS = WORLD_IDS.length;
export const [ASGARD, VANAHEIM, ALFHEIM, JOTUNHEIM, MIDGARD, NIDAVELLIR, MUSPELHEIM, SVARTALFHEIM, NIFLHEIM] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;

/** K7: each avatar has the number of its home world. */
export const AVATAR_IDS = ['odin', 'ullr', 'freyr', 'thrym', 'beowulf', 'hreidmar', 'surtr', 'andvari', 'hel'] as const;
export const [ODIN, ULLR, FREYR, THRYM, BEOWULF, HREIDMAR, SURTR, ANDVARI, HEL] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** K3, K4: the routes, reconstructed, by the numbers printed on the board. Correct them here, and here only. */
export const ROUTES: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 3],
  [2, 4],
  [3, 6],
  [4, 7],
  [6, 8],
  [7, 9],
  [8, 9],
  [5, 1],
  [5, 2],
  [5, 3],
  [5, 4],
  [5, 6],
  [5, 7],
  [5, 8],
  [5, 9],
];

/** K2: the worlds that a route joins to each world, in ascending order. */
export const NEIGHBOURS: readonly (readonly number[])[] = WORLD_IDS.map((_, world) =>
  ROUTES.filter(route => route.includes(world + 1))
    .map(([x, y]) => (x === world + 1 ? y : x) - 1)
    .sort((x, y) => x - y),
);

/** K2 */
export const isAdjacent = (from: number, to: number): boolean => NEIGHBOURS[from].includes(to);
