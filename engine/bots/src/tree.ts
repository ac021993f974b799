import { NONE } from '@ennead/kernel';

/**
 * The tree of one search, in flat arrays that are used again for the next. Edges are options, nodes are what they lead
 * to; where a game can tell positions apart, several edges lead to one node. Values are sums by side.
 */
export class Tree {
  nodes = 0;
  edges = 0;
  sides = 1;
  visits = new Int32Array(1 << 12);
  totals = new Float64Array(1 << 14);
  firstEdge = new Int32Array(1 << 12);
  /** 1 where the position has options without an edge. */
  waiting = new Int32Array(1 << 12);
  /** How far apart the looks at a position's options are, and what their priors were divided by; 0 if nobody looked. */
  spread = new Float64Array(1 << 12);
  weight = new Float64Array(1 << 12);
  code = new Int32Array(1 << 14);
  nextEdge = new Int32Array(1 << 14);
  target = new Int32Array(1 << 14);
  taken = new Int32Array(1 << 14);
  /** How often the option was there to be taken: what is rarely possible is not rarely good. */
  available = new Int32Array(1 << 14);
  prior = new Float32Array(1 << 14);
  /** What the option looked like to its seat before it was ever tried; NaN if nobody looked. */
  glance = new Float64Array(1 << 14);
  private slots = new Int32Array(1 << 13);
  private keys = new Int32Array(1 << 14);

  reset(sides: number): void {
    this.nodes = 0;
    this.edges = 0;
    this.sides = sides;
    this.slots.fill(NONE);
    this.addNode();
  }

  addNode(): number {
    const node = this.nodes++;
    if (node === this.visits.length) {
      this.visits = grown(this.visits);
      this.firstEdge = grown(this.firstEdge);
      this.waiting = grown(this.waiting);
      this.spread = enlarged(this.spread);
      this.weight = enlarged(this.weight);
    }
    if (this.nodes * this.sides > this.totals.length) this.totals = enlarged(this.totals);
    this.visits[node] = 0;
    this.firstEdge[node] = NONE;
    this.waiting[node] = 0;
    this.spread[node] = 0;
    for (let i = node * this.sides; i < this.nodes * this.sides; i++) this.totals[i] = 0;
    return node;
  }

  addEdge(node: number, code: number, prior: number): number {
    const edge = this.edges++;
    if (edge === this.code.length) this.growEdges();
    this.code[edge] = code;
    this.nextEdge[edge] = this.firstEdge[node];
    this.firstEdge[node] = edge;
    this.target[edge] = NONE;
    this.taken[edge] = 0;
    this.available[edge] = 0;
    this.prior[edge] = prior;
    this.glance[edge] = NaN;
    return edge;
  }

  /** The edge of this code, made where there is none. */
  edgeOf(node: number, code: number): number {
    for (let edge = this.firstEdge[node]; edge !== NONE; edge = this.nextEdge[edge])
      if (this.code[edge] === code) return edge;
    return this.addEdge(node, code, 1);
  }

  /** The node that an edge leads to, made where there is none. */
  follow(edge: number): number {
    if (this.target[edge] === NONE) this.target[edge] = this.addNode();
    return this.target[edge];
  }

  /** Leads an edge to the node of a position, whichever way it was reached first. */
  meet(edge: number, hash: Int32Array): number {
    if (this.nodes * 2 > this.slots.length) this.growTable();
    const mask = this.slots.length - 1;
    let slot = hash[0] & mask;
    for (; this.slots[slot] !== NONE; slot = (slot + 1) & mask)
      if (this.keys[slot * 2] === hash[0] && this.keys[slot * 2 + 1] === hash[1])
        return (this.target[edge] = this.slots[slot]);
    const node = this.addNode();
    this.slots[slot] = node;
    this.keys[slot * 2] = hash[0];
    this.keys[slot * 2 + 1] = hash[1];
    return (this.target[edge] = node);
  }

  private growEdges(): void {
    this.code = grown(this.code);
    this.nextEdge = grown(this.nextEdge);
    this.target = grown(this.target);
    this.taken = grown(this.taken);
    this.available = grown(this.available);
    const prior = new Float32Array(this.prior.length * 2);
    prior.set(this.prior);
    this.prior = prior;
    this.glance = enlarged(this.glance);
  }

  private growTable(): void {
    const { slots, keys } = this;
    this.slots = new Int32Array(slots.length * 2).fill(NONE);
    this.keys = new Int32Array(keys.length * 2);
    const mask = this.slots.length - 1;
    slots.forEach((node, old) => {
      if (node === NONE) return;
      let slot = keys[old * 2] & mask;
      while (this.slots[slot] !== NONE) slot = (slot + 1) & mask;
      this.slots[slot] = node;
      this.keys[slot * 2] = keys[old * 2];
      this.keys[slot * 2 + 1] = keys[old * 2 + 1];
    });
  }
}

function grown(list: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(list.length * 2);
  larger.set(list);
  return larger;
}

function enlarged(list: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(list.length * 2);
  larger.set(list);
  return larger;
}
