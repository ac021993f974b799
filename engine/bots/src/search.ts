import { ALL, ANY, DONE, NONE, ONE, isOver, seatBit, type Base, type Game, type Stream } from '@ennead/kernel';
import { Hand, speaker } from './hand.ts';
import { Memory } from './memory.ts';
import { rewards, sidesOf } from './reward.ts';
import { Tree } from './tree.ts';

/** How a search goes about it. */
export interface SearchSettings {
  /** Positions to judge: one each, by a look or by a rollout. */
  iterations: number;
  /** How much it tries what it knows little of. */
  exploration: number;
  /** What an option is worth that was never tried, below what its position is worth. */
  caution: number;
  /** Random answers after the tree before a position is judged; Infinity plays to the end, TURN to the end of the turn. */
  rollout: number;
  /** Whether the game's own judgement counts: its priors, and looks at the options of a new position. */
  informed: boolean;
}

/** A rollout that ends with the turn. */
export const TURN = -1;

export const PLAYING: SearchSettings = { iterations: 400, exploration: 0.3, caution: 0.1, rollout: 0, informed: true };

/** The plain textbook search, to be compared with others. */
export const UNBIASED: SearchSettings = {
  iterations: 400,
  exploration: 1,
  caution: -1000,
  rollout: 50,
  informed: false,
};

/** What a search found out about one decision. */
export interface Judgement {
  picks: number[];
  /** How good the position is for the seat's side, from 0 to 1. */
  value: number;
  /** The first picks, best first. */
  options: { code: number; visits: number; value: number }[];
  /** How good the position is for every side, where a search was made. */
  sides?: number[];
}

/** How sharply a look tells options apart. */
const KEENNESS = 2;

/** Differences smaller than this are none. */
const FINEST = 1e-3;

/** Options that nobody looked at wait until their position was met so often. */
const WAITING = 12;

/** More steps down the tree than any search takes. */
const DEEPEST = 512;

/**
 * Information-set Monte-Carlo tree search for any game: every iteration imagines a world that the seat cannot tell from
 * the true one, walks down the tree by what is possible in that world, and judges where it arrives.
 */
export class Search<S extends Base> {
  private readonly game: Game<S>;
  private readonly hand: Hand<S>;
  private readonly tree = new Tree();
  private readonly memory: Memory;
  private readonly path = new Int32Array(DEEPEST);
  private readonly values = new Float64Array(32);
  private readonly edgeAt: Int32Array;
  private readonly draft: number[] = [];
  private readonly hash = new Int32Array(2);
  private readonly shared: boolean;
  private readonly best = new Float64Array(32);
  private world: S | null = null;
  private ahead: S | null = null;
  private sides: readonly number[] = [];
  private settings: SearchSettings = PLAYING;
  /** The worst and best that was seen, by side: what is little or much in this position. */
  private readonly lowest = new Float64Array(32);
  private readonly highest = new Float64Array(32);
  private depth = 0;
  private judged = 0;
  private budget = 0;

  constructor(game: Game<S>) {
    this.game = game;
    this.hand = new Hand(game);
    this.memory = new Memory(game.seats.max, game.moves.size, game.perfect === true);
    this.edgeAt = new Int32Array(game.moves.size).fill(NONE);
    this.shared = game.perfect === true && game.bot?.hash !== undefined;
  }

  /** Searches the decision of a seat in a world that it may imagine itself in. */
  judge(root: S, seat: number, rng: Stream, settings: SearchSettings): Judgement {
    this.settings = settings;
    this.sides = this.game.sides(root);
    this.tree.reset(sidesOf(this.game, root));
    this.lowest.fill(1);
    this.highest.fill(0);
    this.budget = settings.iterations;
    this.memory.forget(this.budget);
    this.judged = 0;
    this.depth = 0;
    this.visit(0);
    if (this.glance(root, 0, rng)) this.learn();
    while (this.judged < (this.budget = settings.iterations)) this.iterate(root, seat, rng);
    return this.result(root, seat);
  }

  /** Walks to a new position and judges it: by looks at its options, or by one rollout. */
  private iterate(root: S, seat: number, rng: Stream): void {
    const { game, tree, hand } = this;
    const world = (this.world = game.clone(root, this.world ?? undefined));
    if (!game.perfect) game.determinize(world, seatBit(seat), rng);
    this.depth = 0;
    this.visit(0);
    let fresh = false;
    for (let node = 0; !isOver(world) && !fresh && this.depth < DEEPEST - 64;) {
      const edge = this.answer(world, node, this.depth === 1 ? seat : NONE, rng);
      hand.table.step(world, hand.picks, rng);
      node = this.shared ? this.meet(edge, world) : tree.follow(edge);
      fresh = tree.visits[node] === 0;
      this.visit(node);
    }
    if (!fresh || !this.glance(world, this.path[this.depth - 1], rng)) {
      this.rollOut(world, rng);
      rewards(game, world, this.values);
      this.judged++;
    }
    this.learn();
  }

  /**
   * Looks at options of a new position with the game's own judgement: the position is worth what the best of them is, and
   * they are tried in the order of their looks. Only where one seat makes one pick. What is left of the budget may be too
   * little: then the most promising have it, and the search is over.
   */
  private glance(world: S, node: number, rng: Stream): boolean {
    const { game, tree, hand, memory, best, values } = this;
    if (!this.settings.informed || !game.bot?.evaluate || isOver(world)) return false;
    if (world.flow.mode !== ONE || game.decisions[world.flow.ask].many) return false;
    const left = this.budget - this.judged;
    if (left <= 0) return false;
    const seat = 31 - Math.clz32(world.flow.asked);
    const side = this.sides[seat];
    this.draft.length = 0;
    const count = game.decisions[world.flow.ask].options(world, seat, this.draft, hand.out);
    let looks = memory.lineUp(seat, hand.out, count);
    if (looks > left) {
      this.promote(world, seat, looks, left);
      looks = left;
    }
    best[side] = -1;
    let sum = 0;
    for (let i = 0; i < looks; i++) sum += this.look(world, node, seat, memory.line[i], rng);
    this.judged += looks;
    this.weigh(node, seat, best[side], sum / looks);
    tree.waiting[node] = looks < count ? 1 : 0;
    values.set(best);
    return true;
  }

  /** Judges the position that an option leads to; keeps the values of the best. */
  private look(world: S, node: number, seat: number, code: number, rng: Stream): number {
    const { game, tree, hand, best, values } = this;
    const side = this.sides[seat];
    const ahead = (this.ahead = game.clone(world, this.ahead ?? undefined));
    hand.table.step(ahead, hand.picks.one(seat, code), rng);
    rewards(game, ahead, values);
    const edge = tree.addEdge(node, code, (game.bot!.prior?.(world, seat, code) ?? 1) * (1 + rng.below(1000) * 1e-5));
    tree.available[edge] = 1;
    if (values[side] > best[side]) best.set(values);
    return (tree.glance[edge] = values[side]);
  }

  /** Brings the most promising of those in line to its front. */
  private promote(world: S, seat: number, length: number, wanted: number): void {
    const { line } = this.memory;
    const prior = this.game.bot?.prior;
    if (!prior) return;
    for (let i = 0; i < wanted; i++)
      for (let j = i + 1; j < length; j++) {
        const code = line[j];
        if (prior(world, seat, code) <= prior(world, seat, line[i])) continue;
        line[j] = line[i];
        line[i] = code;
      }
  }

  /** Turns looks into priors: the best stands out as far as it stands above the average. */
  private weigh(node: number, seat: number, best: number, mean: number): void {
    const { tree, memory } = this;
    const spread = (tree.spread[node] = Math.max(FINEST, best - mean) / KEENNESS);
    let sum = 0;
    for (let edge = tree.firstEdge[node]; edge !== NONE; edge = tree.nextEdge[edge]) {
      const regret = tree.glance[edge] - best;
      memory.keep(seat, tree.code[edge], regret);
      sum += tree.prior[edge] *= Math.exp(regret / spread);
    }
    tree.weight[node] = sum;
    for (let edge = tree.firstEdge[node]; edge !== NONE; edge = tree.nextEdge[edge]) tree.prior[edge] /= sum;
  }

  /** The prior of an option that comes late to a position whose others were looked at. */
  private late(node: number, seat: number, code: number, promise: number): number {
    const { tree, memory } = this;
    const regret = memory.regretOf(seat, code);
    const odds = Number.isNaN(regret) ? Math.exp(-KEENNESS) : Math.exp(regret / tree.spread[node]);
    return (promise * odds) / tree.weight[node];
  }

  /** The node of the position that an edge has led to, whichever way it was first reached. */
  private meet(edge: number, world: S): number {
    if (this.tree.target[edge] !== NONE) return this.tree.target[edge];
    this.game.bot!.hash!(world, this.hash);
    return this.tree.meet(edge, this.hash);
  }

  private visit(node: number): void {
    this.path[this.depth++] = node;
  }

  /** Chooses for everybody who is asked; returns the edge that leads to what comes next. */
  private answer(world: S, node: number, first: number, rng: Stream): number {
    const { flow } = world;
    const { tree, hand } = this;
    hand.picks.clear();
    if (flow.mode === ALL) {
      let joint = 0;
      for (let seat = 0; seat < flow.seats; seat++) {
        if (((flow.asked >> seat) & 1) === 0) continue;
        const own = tree.follow(tree.edgeOf(node, -1 - seat)); // seats that choose together do not see each other
        this.visit(own);
        this.choose(world, own, seat, rng);
        for (const code of this.draft) joint = (Math.imul(joint, 31) + code + 1) | 0;
        joint = Math.imul(joint, 17);
      }
      return tree.edgeOf(node, (joint & 0x3fffffff) + this.game.moves.size);
    }
    if (flow.mode === ANY) {
      const seat = first === NONE ? speaker(flow.asked, rng) : first;
      const own = tree.follow(tree.edgeOf(node, -1 - seat));
      this.visit(own);
      return this.choose(world, own, seat, rng);
    }
    return this.choose(world, node, 31 - Math.clz32(flow.asked), rng);
  }

  /** Walks down one seat's draft, pick by pick; returns the last edge. */
  private choose(world: S, from: number, seat: number, rng: Stream): number {
    const { tree, hand, draft } = this;
    const { many } = this.game.decisions[world.flow.ask];
    let node = from;
    let edge: number;
    for (draft.length = 0; ;) {
      edge = this.select(world, node, seat, rng);
      if (edge === NONE) edge = tree.edgeOf(node, DONE); // the draft is complete
      tree.taken[edge]++;
      if (tree.code[edge] === DONE) break;
      draft.push(tree.code[edge]);
      if (!many) break;
      node = tree.follow(edge);
      this.visit(node);
    }
    hand.picks.set(seat, draft);
    return edge;
  }

  /** The most promising option of this world at a node. */
  private select(world: S, node: number, seat: number, rng: Stream): number {
    const { tree } = this;
    const called = tree.waiting[node] === 1 && tree.visits[node] >= WAITING;
    if (!this.game.perfect || tree.firstEdge[node] === NONE || called) {
      tree.waiting[node] = 0;
      if (this.offer(world, node, seat, rng) === 0) return NONE;
    }
    const side = this.sides[seat];
    const scale = Math.max(FINEST, this.highest[side] - this.lowest[side]);
    const exploration = this.settings.exploration * scale;
    const caution = this.settings.caution * scale;
    const visits = tree.visits[node];
    const unknown = (visits > 0 ? tree.totals[node * tree.sides + side] / visits : 0.5) - caution;
    const perfect = this.game.perfect === true;
    let best = NONE;
    let bestScore = -Infinity;
    for (let edge = tree.firstEdge[node]; edge !== NONE; edge = tree.nextEdge[edge]) {
      if (!perfect && this.edgeAt[tree.code[edge]] !== edge) continue; // not possible in this world
      const chances = perfect ? visits : tree.available[edge];
      const urge = (exploration * Math.sqrt(chances + 1) * tree.prior[edge]) / (1 + tree.taken[edge]);
      const score = this.meanOf(edge, side, unknown) + urge;
      if (score > bestScore) {
        bestScore = score;
        best = edge;
      }
    }
    if (!perfect) this.forget(node);
    return best;
  }

  /** What an option came to for a side; what it looked like before it was tried; else what is said of the unknown. */
  private meanOf(edge: number, side: number, unknown: number): number {
    const { tree } = this;
    const target = tree.target[edge];
    if (target !== NONE && tree.visits[target] > 0)
      return tree.totals[target * tree.sides + side] / tree.visits[target];
    const look = tree.glance[edge];
    return Number.isNaN(look) ? unknown : look;
  }

  /** Gives a node the options of this world; edges that other worlds had stay, and wait. */
  private offer(world: S, node: number, seat: number, rng: Stream): number {
    const { tree, hand, game, edgeAt } = this;
    const count = game.decisions[world.flow.ask].options(world, seat, this.draft, hand.out);
    for (let edge = tree.firstEdge[node]; edge !== NONE; edge = tree.nextEdge[edge])
      edgeAt[tree.code[edge]] = -2 - edge;
    const prior = this.settings.informed ? game.bot?.prior : undefined;
    let sum = 0;
    if (prior) for (let i = 0; i < count; i++) sum += prior(world, seat, hand.out[i]);
    for (let i = 0; i < count; i++) {
      const code = hand.out[i];
      let edge = -2 - edgeAt[code];
      if (edgeAt[code] >= NONE) {
        const promise = prior ? prior(world, seat, code) : 1;
        const share = tree.spread[node] > 0 ? this.late(node, seat, code, promise) : promise / (prior ? sum : count);
        edge = tree.addEdge(node, code, share * (1 + rng.below(1000) * 1e-5));
      }
      tree.available[edge]++;
      edgeAt[code] = edge;
    }
    return count;
  }

  private forget(node: number): void {
    const { tree, edgeAt } = this;
    for (let edge = tree.firstEdge[node]; edge !== NONE; edge = tree.nextEdge[edge]) edgeAt[tree.code[edge]] = NONE;
  }

  private rollOut(world: S, rng: Stream): void {
    const { rollout } = this.settings;
    const turn = this.game.bot?.turn;
    if (rollout === TURN) {
      const now = turn?.(world);
      while (!isOver(world) && turn?.(world) === now) this.hand.answerAtRandom(world, rng);
    } else for (let i = 0; i < rollout && !isOver(world); i++) this.hand.answerAtRandom(world, rng);
  }

  private learn(): void {
    const { tree, path, values } = this;
    for (let side = 0; side < tree.sides; side++) {
      if (values[side] < this.lowest[side]) this.lowest[side] = values[side];
      if (values[side] > this.highest[side]) this.highest[side] = values[side];
    }
    for (let i = 0; i < this.depth; i++) {
      const node = path[i];
      tree.visits[node]++;
      for (let side = 0, at = node * tree.sides; side < tree.sides; side++, at++) tree.totals[at] += values[side];
    }
  }

  /** The answer that was tried most often, pick by pick; the best look where nothing was tried. */
  private result(root: S, seat: number): Judgement {
    const { tree } = this;
    const { many, options } = this.game.decisions[root.flow.ask];
    const side = this.sides[seat];
    const mean = (node: number): number =>
      tree.visits[node] === 0 ? 0.5 : tree.totals[node * tree.sides + side] / tree.visits[node];
    const start = root.flow.mode === ALL || root.flow.mode === ANY ? tree.follow(tree.edgeOf(0, -1 - seat)) : 0;
    const listed = this.ranked(start, side).map(edge => ({
      code: tree.code[edge],
      visits: tree.taken[edge],
      value: this.meanOf(edge, side, 0.5),
    }));
    const picks: number[] = [];
    for (let node = start; ;) {
      const count = options(root, seat, picks, this.hand.out);
      if (count === 0) break;
      const possible = this.hand.out.subarray(0, count);
      const edge =
        node === NONE ? undefined : this.ranked(node, side).find(candidate => possible.includes(tree.code[candidate]));
      const code = edge === undefined ? possible[0] : tree.code[edge];
      if (code === DONE) break;
      picks.push(code);
      if (!many) break;
      node = edge === undefined ? NONE : tree.target[edge];
    }
    const means = (_: unknown, i: number): number => (tree.visits[0] === 0 ? 0.5 : tree.totals[i] / tree.visits[0]);
    const sides = Array.from({ length: tree.sides }, means);
    return { picks, value: mean(0), options: listed, sides };
  }

  /** What was tried more often stands first; among equals, where the game's judgement counts, what came to more. */
  private ranked(node: number, side: number): number[] {
    const { tree } = this;
    const list: number[] = [];
    for (let edge = tree.firstEdge[node]; edge !== NONE; edge = tree.nextEdge[edge])
      if (tree.code[edge] >= 0) list.push(edge);
    const worth = (edge: number): number => (this.settings.informed ? this.meanOf(edge, side, 0) : 0);
    return list.sort((x, y) => tree.taken[y] - tree.taken[x] || worth(y) - worth(x) || tree.code[x] - tree.code[y]);
  }
}
