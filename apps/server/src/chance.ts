import { randomFillSync } from 'node:crypto';

/** A draw costs as much as hundreds of bytes, so many are drawn at once. */
const pool = Buffer.allocUnsafeSlow(4096);
let next = pool.length;

/** Bytes that nobody can foretell. What was given out is kept nowhere here: a seed must stay secret. */
export function randomBytes(count: number): Uint8Array {
  if (count > pool.length) return randomFillSync(new Uint8Array(count));
  if (next + count > pool.length) {
    randomFillSync(pool);
    next = 0;
  }
  const bytes = Uint8Array.from(pool.subarray(next, next + count));
  pool.fill(0, next, next + count);
  next += count;
  return bytes;
}
