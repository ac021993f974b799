import { isUtf8 } from 'node:buffer';
import { randomFillSync } from 'node:crypto';

// A frame (RFC 6455, 5.2): a byte that says its kind, one for its length or how that is written, the length, the mask
// if a client sends it, the body.
const WHOLE_TEXT = 0x81;
/** They are about the line itself, come between texts and are always whole. */
const PING = 0x89;
const PONG = 0x8a;
const LENGTH_IN_16_BITS = 126;
const LENGTH_IN_64_BITS = 127;
const MASKED = 0x80;
const MASK = 4;
const ASCII = 0x7f;
/** What is read where letters should be and are none. */
const UNREADABLE = '\uFFFD';

interface ReaderOptions {
  /** What a client sends is masked, what a server sends is not. */
  masked: boolean;
  /** Longer texts are handed on; none of 64 KiB and more is read in any case. */
  longest?: number;
  text: (text: string) => void;
  /** Takes what is handed on: once `handsOn` is true everything that follows, else one whole frame. */
  other: (bytes: Buffer) => void;
}

/**
 * Reads what the other end sends as far as it is simple: texts of less than 64 KiB, each in one frame. Other frames are
 * handed on as they are: pings and pongs one by one, and from the first of any other kind, or with broken letters,
 * everything.
 */
export class FrameReader {
  /** Whether everything is handed on, from the first frame that was not simple. */
  handsOn = false;
  private readonly options: ReaderOptions;
  private readonly maskBit: number;
  private readonly longest: number;
  /** The beginning of a frame whose end has not come. */
  private begun: Buffer | null = null;

  constructor(options: ReaderOptions) {
    this.options = options;
    this.maskBit = options.masked ? MASKED : 0;
    this.longest = options.longest ?? 65_535;
  }

  /** From here on everything is handed on. */
  handOn(): void {
    this.handsOn = true;
  }

  /** Takes what has come, in memory that is ours to write in, and that may be used again afterwards. */
  read(memory: Buffer, length: number): void {
    const { begun } = this;
    const bytes = begun ? Buffer.concat([begun, memory.subarray(0, length)]) : memory;
    const last = begun ? bytes.length : length;
    this.begun = null;
    const at = this.handsOn ? 0 : this.readFrames(bytes, last);
    if (at === last) return;
    const rest = Buffer.from(bytes.subarray(at, last));
    if (this.handsOn) this.options.other(rest);
    else this.begun = rest;
  }

  /** Reads as many frames as are whole; gives the place where the next one begins. */
  private readFrames(bytes: Buffer, last: number): number {
    let at = 0;
    while (at + 2 <= last && !this.handsOn) {
      const kind = bytes[at];
      const size = bytes[at + 1] ^ this.maskBit;
      const isControl = kind === PING || kind === PONG;
      if ((kind !== WHOLE_TEXT && !isControl) || size > (isControl ? LENGTH_IN_16_BITS - 1 : LENGTH_IN_16_BITS)) {
        this.handOn();
        break;
      }
      const isShort = size < LENGTH_IN_16_BITS;
      if (!isShort && at + 4 > last) break;
      const length = isShort ? size : (bytes[at + 2] << 8) | bytes[at + 3];
      if (length > this.longest) {
        this.handOn();
        break;
      }
      const body = at + (isShort ? 2 : 4) + (this.maskBit === 0 ? 0 : MASK);
      const end = body + length;
      if (end > last) break;
      if (isControl) this.options.other(Buffer.from(bytes.subarray(at, end)));
      else if (!this.readText(bytes, body, end)) {
        this.handOn();
        break;
      }
      at = end;
    }
    return at;
  }

  /** False if its letters are broken: then it is as it came. */
  private readText(bytes: Buffer, body: number, end: number): boolean {
    const isAscii = this.maskBit !== 0 && unmask(bytes, body, end) <= ASCII;
    const text = isAscii ? bytes.toString('latin1', body, end) : bytes.toString('utf8', body, end);
    if (!isAscii && text.includes(UNREADABLE) && !isUtf8(bytes.subarray(body, end))) {
      if (this.maskBit !== 0) unmask(bytes, body, end);
      return false;
    }
    this.options.text(text);
    return true;
  }
}

/** Takes the mask before the body off it, or puts it on again. Gives all bits that the bytes have then. */
function unmask(bytes: Buffer, body: number, end: number): number {
  const first = bytes[body - 4];
  const second = bytes[body - 3];
  const third = bytes[body - 2];
  const fourth = bytes[body - 1];
  let bits = 0;
  let at = body;
  for (; at + MASK <= end; at += MASK) {
    bits |= bytes[at] ^= first;
    bits |= bytes[at + 1] ^= second;
    bits |= bytes[at + 2] ^= third;
    bits |= bytes[at + 3] ^= fourth;
  }
  if (at < end) bits |= bytes[at] ^= first;
  if (at + 1 < end) bits |= bytes[at + 1] ^= second;
  if (at + 2 < end) bits |= bytes[at + 2] ^= third;
  return bits;
}

const masks = Buffer.allocUnsafeSlow(MASK * 2048);
let nextMask = masks.length;

/** A text in one frame as a client sends it: masked with bytes that nobody can foretell. */
export function maskedText(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < LENGTH_IN_16_BITS ? 2 : length < 65_536 ? 4 : 10;
  const body = head + MASK;
  const frame = Buffer.allocUnsafe(body + length);
  frame[0] = WHOLE_TEXT;
  frame[1] = MASKED | (head === 2 ? length : head === 4 ? LENGTH_IN_16_BITS : LENGTH_IN_64_BITS);
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  if (nextMask === masks.length) {
    randomFillSync(masks);
    nextMask = 0;
  }
  for (let i = head; i < body; i++) frame[i] = masks[nextMask++];
  frame.write(text, body, length === text.length ? 'latin1' : 'utf8'); // ASCII is the same in both, and faster so
  unmask(frame, body, frame.length);
  return frame;
}

let lastText = '';
let lastFrame = headOf(0);

/**
 * An ASCII text in one frame as a server sends it, to be written as latin1: it has as many bytes as letters. ws writes
 * head and body apart, which costs half as much again, and a buffer costs a little more than a text. Those who see with
 * the same eyes get the same text one after the other, and with it the same frame.
 */
export function plainText(text: string): string {
  if (text !== lastText) {
    lastText = text;
    lastFrame = headOf(text.length) + text;
  }
  return lastFrame;
}

/** The first bytes of a frame, as letters of one byte. */
function headOf(length: number): string {
  if (length < LENGTH_IN_16_BITS) return String.fromCharCode(WHOLE_TEXT, length);
  if (length < 65_536) return String.fromCharCode(WHOLE_TEXT, LENGTH_IN_16_BITS, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(10);
  bytes[0] = WHOLE_TEXT;
  bytes[1] = LENGTH_IN_64_BITS;
  bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes.toString('latin1');
}
