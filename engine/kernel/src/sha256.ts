/** SHA-256 and HMAC (FIPS 180-4, RFC 2104), synchronous so that rules can draw in the middle of a step. */

const K = new Int32Array(64);
const INITIAL = new Int32Array(8);

/** The constants are the fractional parts of the roots of the first primes. */
function fractions(): void {
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    const cube = Math.cbrt(n);
    K[found] = ((cube - Math.floor(cube)) * 0x100000000) | 0;
    if (found < 8) {
      const square = Math.sqrt(n);
      INITIAL[found] = ((square - Math.floor(square)) * 0x100000000) | 0;
    }
    found++;
  }
}
fractions();

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

const w = new Int32Array(64);

function compress(state: Int32Array, block: Uint8Array, from: number): void {
  for (let i = 0; i < 16; i++) {
    const j = from + i * 4;
    w[i] = (block[j] << 24) | (block[j + 1] << 16) | (block[j + 2] << 8) | block[j + 3];
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15];
    const y = w[i - 2];
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  let a = state[0]; // one by one: taking a list apart goes through its iterator
  let b = state[1];
  let c = state[2];
  let d = state[3];
  let e = state[4];
  let f = state[5];
  let g = state[6];
  let h = state[7];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
  state[5] += f;
  state[6] += g;
  state[7] += h;
}

const BLOCK = 64;
/** The end of a message, with what is added to it: one block, or two. */
const tail = new Uint8Array(2 * BLOCK);

export function sha256(message: Uint8Array): Uint8Array {
  const state = INITIAL.slice();
  const whole = message.length - (message.length % BLOCK);
  for (let from = 0; from < whole; from += BLOCK) compress(state, message, from);
  const rest = message.length - whole;
  const end = rest + 9 <= BLOCK ? BLOCK : 2 * BLOCK;
  tail.fill(0);
  for (let i = 0; i < rest; i++) tail[i] = message[whole + i];
  tail[rest] = 0x80;
  const bits = message.length * 8;
  for (let i = 0; i < 6; i++) tail[end - 1 - i] = Math.floor(bits / 2 ** (8 * i)) & 0xff;
  for (let from = 0; from < end; from += BLOCK) compress(state, tail, from);
  const digest = new Uint8Array(32);
  for (let i = 0; i < 32; i++) digest[i] = state[i >> 2] >>> (24 - (i & 3) * 8);
  return digest;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  return sha256(
    join(
      block.map(b => b ^ 0x5c),
      sha256(
        join(
          block.map(b => b ^ 0x36),
          message,
        ),
      ),
    ),
  );
}

export function join(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function utf8(text: string): Uint8Array {
  const plain = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x80) return longer(text);
    plain[i] = code;
  }
  return plain;
}

/** Text with characters of several bytes. */
function longer(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const char of text) {
    let code = char.codePointAt(0)!;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd; // a lone surrogate, as TextEncoder writes it
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return Uint8Array.from(bytes);
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function makeHex(bytes: Uint8Array): string {
  let hex = '';
  for (let i = 0; i < bytes.length; i++) hex += HEX[bytes[i]];
  return hex;
}

/** The bytes of a hex string; null if it is none. */
export function parseHex(hex: string): Uint8Array | null {
  if (hex.length % 2) return null;
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) {
    const high = digitOf(hex.charCodeAt(2 * i));
    const low = digitOf(hex.charCodeAt(2 * i + 1));
    if (high < 0 || low < 0) return null;
    bytes[i] = (high << 4) | low;
  }
  return bytes;
}

/** What a hex digit stands for, by its letter's code; -1 if it is none. */
function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  return code >= 0x61 && code <= 0x66 ? code - 0x57 : -1;
}
