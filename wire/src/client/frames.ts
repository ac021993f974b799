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
/** What is read where letters should be and are none. */
const UNREADABLE = '\uFFFD';

/**
 * Reads what a server sends as far as it is simple: texts of less than 64 KiB, each in one frame. Other frames are
 * handed on as they are: pings and pongs one by one, and from the first of any other kind, or with broken letters,
 * everything.
 */
export class FrameReader {
  private readonly text: (text: string) => void;
  private readonly other: (bytes: Buffer) => void;
  /** The beginning of a frame whose end has not come. */
  private begun: Buffer | null = null;
  private handsOn = false;

  constructor(text: (text: string) => void, other: (bytes: Buffer) => void) {
    this.text = text;
    this.other = other;
  }

  /** From here on everything is handed on. */
  handOn(): void {
    this.handsOn = true;
  }

  /** Takes what has come, in memory that may be used again afterwards. */
  read(memory: Buffer, length: number): void {
    const { begun } = this;
    const bytes = begun ? Buffer.concat([begun, memory.subarray(0, length)]) : memory;
    const last = begun ? bytes.length : length;
    this.begun = null;
    const at = this.handsOn ? 0 : this.readFrames(bytes, last);
    if (at === last) return;
    const rest = Buffer.from(bytes.subarray(at, last));
    if (this.handsOn) this.other(rest);
    else this.begun = rest;
  }

  /** Reads as many frames as are whole; gives the place where the next one begins. */
  private readFrames(bytes: Buffer, last: number): number {
    let at = 0;
    while (at + 2 <= last) {
      const kind = bytes[at];
      const size = bytes[at + 1];
      const isControl = kind === PING || kind === PONG;
      if ((kind !== WHOLE_TEXT && !isControl) || size > LENGTH_IN_16_BITS) {
        this.handOn();
        break;
      }
      const isShort = size < LENGTH_IN_16_BITS;
      const body = at + (isShort ? 2 : 4);
      const end = body + (isShort ? size : (bytes[at + 2] << 8) | bytes[at + 3]);
      if (end > last) break;
      const text = isControl ? null : bytes.toString('utf8', body, end);
      if (text?.includes(UNREADABLE) && !isUtf8(bytes.subarray(body, end))) {
        this.handOn();
        break;
      }
      if (text === null) this.other(Buffer.from(bytes.subarray(at, end)));
      else this.text(text);
      at = end;
    }
    return at;
  }
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
  for (let i = body; i < frame.length; i++) frame[i] ^= frame[head + ((i - body) & 3)];
  return frame;
}
