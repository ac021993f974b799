import { hmac, join, makeHex, parseHex, sha256, utf8 } from './sha256.ts';

/** The only source of chance that rules know. */
export interface Rng {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
}

/** sfc32: small, fast, passes the usual batteries; all words stay 32-bit integers, so nothing is boxed. */
export class Stream implements Rng {
  /** True once a number was drawn: no HMAC is made before that. */
  drawn = false;
  private secret: Uint8Array | null;
  private n: number;
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  /** Stream n of a table's secret seed, derived when first drawn from. */
  constructor(secret: Uint8Array | null, n: number) {
    this.secret = secret;
    this.n = n;
  }

  /** A stream for search and tests, never for a table. */
  static of(n: number): Stream {
    const stream = new Stream(null, 0);
    stream.reseed(n);
    return stream;
  }

  reseed(n: number): void {
    this.drawn = true;
    this.a = Math.imul(n ^ 0x9e3779b9, 0x85ebca6b) | 0;
    this.b = Math.imul(n + 0x7f4a7c15, 0xc2b2ae35) | 0;
    this.c = n | 0;
    this.counter = 1;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** 32 random bits as a signed integer. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t;
  }

  below(n: number): number {
    if (!this.drawn) this.derive();
    return Math.floor((this.next() >>> 0) * 2.3283064365386963e-10 * n);
  }

  private derive(): void {
    this.drawn = true;
    const digest = hmac(this.secret!, utf8(`stream ${this.n}`));
    const words = new DataView(digest.buffer);
    this.a = words.getInt32(0);
    this.b = words.getInt32(4);
    this.c = words.getInt32(8);
    this.counter = words.getInt32(12);
    for (let i = 0; i < 12; i++) this.next();
  }
}

/** A table's secret: 64 hex digits. */
export type Seed = string;

export const isSeed = (text: unknown): text is Seed =>
  typeof text === 'string' && text.length === 64 && parseHex(text) !== null;

/** `--seed 7` of the command line: the same number is the same seed on every machine. */
export const seedFrom = (n: number | string): Seed => makeHex(sha256(utf8(`ennead seed ${n}`)));

/** What is shown when a table opens: it fixes the seed and tells nothing of it. */
export const commitmentOf = (seed: Seed): string => makeHex(sha256(parseHex(seed)!));

/** The bytes from which a table's streams are derived: its seed and what the players added before set-up. */
export function secretOf(seed: Seed, entropy: readonly string[] = []): Uint8Array {
  const secret = parseHex(seed)!;
  return entropy.length === 0 ? secret : hmac(secret, join(...entropy.map(word => sha256(utf8(word)))));
}

/** Fisher-Yates over part of a list, in place. */
export function shuffle(list: number[], rng: Rng, from = 0, to = list.length): void {
  for (let i = to - 1; i > from; i--) {
    const j = from + rng.below(i - from + 1);
    const face = list[i];
    list[i] = list[j];
    list[j] = face;
  }
}
