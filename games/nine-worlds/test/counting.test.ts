/** How many positions lie so many answers deep: any slip in what is offered, or in what it does, changes the count. */
import { expect, test } from 'vitest';
import { Picks, Stream, Table, checkSetup, isOver } from '@ennead/kernel';
import { nineWorlds, type State } from '../src/index.ts';
import { moves } from '../src/moves.ts';

const table = new Table<State>(nineWorlds);
const rng = Stream.of(0);

function opened(seats: number, options = {}): State {
  const setup = checkSetup(nineWorlds, seats, options);
  if (!setup.ok) throw new RangeError(setup.error);
  const s = nineWorlds.start(setup.value);
  table.begin(s, rng);
  return s;
}

function count(s: State, depth: number): number {
  if (depth === 0 || isOver(s)) return 1;
  const seat = Math.log2(s.flow.asked);
  const out = new Int32Array(moves.size);
  const options = table.options(s, seat, [], out);
  if (depth === 1) return options;
  let sum = 0;
  for (let i = 0; i < options; i++) {
    const next = nineWorlds.clone(s);
    table.step(next, new Picks(s.flow.seats).one(seat, out[i]), rng);
    sum += count(next, depth - 1);
  }
  return sum;
}

// A second opinion on the first turn, which shares nothing with the rules above but the rulebook.

interface Board {
  turnOf: number;
  points: number;
  allotted: readonly number[];
  worlds: Map<string, number>[];
  avatar: string[];
  card: number[];
  reserve: number[];
  helheim: number[];
}

const RING = 'Asgard Vanaheim Jotunheim Muspelheim Niflheim Svartalfheim Nidavellir Alfheim'.split(' ');
const ROUTES: Record<string, string[]> = Object.fromEntries([
  ['Midgard', RING],
  ...RING.map((name, i) => [name, [RING[(i + 1) % 8], RING[(i + 7) % 8], 'Midgard']]),
]);
const ALL_WORLDS = Object.keys(ROUTES);

const firstTurn = (homes: readonly string[], allotted: readonly number[]): Board => ({
  turnOf: 0,
  points: allotted[0],
  allotted,
  worlds: homes.map(home => new Map([[home, 1]])),
  avatar: [...homes],
  card: homes.map(() => 1),
  reserve: homes.map(() => 23),
  helheim: homes.map(() => 0),
});

function after(board: Board, cost: number, change: (copy: Board) => void): Board {
  const copy = structuredClone(board);
  change(copy);
  copy.points -= cost;
  if (copy.points > 0) return copy;
  return { ...copy, turnOf: copy.turnOf + 1, points: copy.allotted[copy.turnOf + 1] };
}

const shift = (stones: Map<string, number>, world: string, by: number): void => {
  const now = (stones.get(world) ?? 0) + by;
  if (now === 0) stones.delete(world);
  else stones.set(world, now);
};

function successors(board: Board): Board[] {
  const me = board.turnOf;
  const found: Board[] = [after(board, board.points, () => {})];
  const buy = (cost: number, change: (copy: Board) => void): void => {
    if (cost <= board.points) found.push(after(board, cost, change));
  };
  if (board.reserve[me] > 0) buy(1, b => (b.reserve[me]--, b.card[me]++));
  if (board.helheim[me] > 0) buy(1, b => (b.helheim[me]--, b.reserve[me]++));
  if (board.card[me] > 0)
    for (const world of ALL_WORLDS)
      buy(board.avatar[me] === world ? 1 : 2, b => (b.card[me]--, shift(b.worlds[me], world, 1)));
  for (let owner = 0; owner < board.avatar.length; owner++) {
    const mine = owner === me;
    for (const to of ROUTES[board.avatar[owner]]) buy(mine ? 1 : 2, b => (b.avatar[owner] = to));
    for (const from of board.worlds[owner].keys()) {
      const change = Number(board.avatar[owner] === from) - Number(board.avatar[me] === from);
      for (const to of ROUTES[from])
        buy(mine ? 1 : 2 + change, b => (shift(b.worlds[owner], from, -1), shift(b.worlds[owner], to, 1)));
      if (!mine) buy(3 + change, b => (shift(b.worlds[owner], from, -1), b.helheim[owner]++));
    }
  }
  return found;
}

const naiveCount = (board: Board, depth: number): number =>
  depth === 0 ? 1 : successors(board).reduce((sum, next) => sum + naiveCount(next, depth - 1), 0);

test.each([
  [1, 31],
  [2, 931],
  [3, 27284],
] as const)('[A9] three players: a naive enumerator finds as many positions %i deep, %i', (depth, wanted) => {
  const board = firstTurn(['Alfheim', 'Jotunheim', 'Niflheim'], [8, 8, 8]);
  expect([count(opened(3), depth), naiveCount(board, depth)]).toEqual([wanted, wanted]);
});

test.each([
  [2, 24, 540, ['Jotunheim', 'Nidavellir'], [8, 8]],
  [4, 38, 1420, ['Vanaheim', 'Alfheim', 'Muspelheim', 'Svartalfheim'], [8, 7, 7, 7]],
  [5, 55, 2912, ['Vanaheim', 'Alfheim', 'Midgard', 'Muspelheim', 'Svartalfheim'], [8, 7, 6, 6, 6]],
] as const)('[A9] %i players: it finds %i positions one deep and %i two deep', (seats, one, two, homes, points) => {
  const board = firstTurn(homes, points);
  expect([1, 2].map(depth => count(opened(seats), depth))).toEqual([one, two]);
  expect([1, 2].map(depth => naiveCount(board, depth))).toEqual([one, two]);
});

test('[A9, H3] six players with avatar powers have 52 positions one deep and 2672 two deep', () => {
  expect([1, 2].map(depth => count(opened(6, { avatarPowers: true }), depth))).toEqual([52, 2672]);
});
