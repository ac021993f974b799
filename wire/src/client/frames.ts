import { randomFillSync } from 'node:crypto';

const WHOLE_TEXT = 0x81;
/** Close, ping and pong, the frames about the line itself: opcodes 8 to 10, always whole. */
const FIRST_CONTROL = 0x88;
const LAST_CONTROL = 0x8a;
const LENGTH_IN_16_BITS = 126;
/** What stands where letters were that are none. */
const UNREADABLE = '\uFFFD';

/**
 * Reads frames as a server sends them (RFC 6455, 5.2) out of the bytes of a line, as far as they are simple: texts of
 * less than 64 KiB in one frame. All others are handed on; from the first that is neither that nor about the line
 * itself, everything is.
 */
export class Frames {
  private readonly text: (text: string) => void;
  private readonly other: (bytes: Buffer) => void;
  /** The beginning of a frame whose end has not come. */
  private begun: Buffer | null = null;
  private givenUp = false;

  constructor(text: (text: string) => void, other: (bytes: Buffer) => void) {
    this.text = text;
    this.other = other;
  }

  /** Hands on whatever comes from here. */
  giveUp(): void {
    this.givenUp = true;
  }

  /** Takes what has come, in memory that is used again afterwards. */
  read(come: Buffer): void {
    const bytes = this.begun === null ? come : Buffer.concat([this.begun, come]);
    this.begun = null;
    let at = 0;
    while (!this.givenUp && at + 1 < bytes.length) {
      const kind = bytes[at];
      const isControl = kind >= FIRST_CONTROL && kind <= LAST_CONTROL;
      const isLong = bytes[at + 1] === LENGTH_IN_16_BITS;
      if ((kind !== WHOLE_TEXT && !isControl) || bytes[at + 1] > LENGTH_IN_16_BITS) return this.handOn(bytes, at);
      const body = at + (isLong ? 4 : 2);
      if (body > bytes.length) break;
      const end = body + (isLong ? bytes.readUInt16BE(at + 2) : bytes[at + 1]);
      if (end > bytes.length) break;
      const text = isControl ? UNREADABLE : bytes.toString('utf8', body, end);
      if (text.includes(UNREADABLE)) this.other(Buffer.from(bytes.subarray(at, end)));
      else this.text(text);
      at = end;
    }
    if (this.givenUp) this.handOn(bytes, at);
    else if (at < bytes.length) this.begun = Buffer.from(bytes.subarray(at));
  }

  private handOn(bytes: Buffer, at: number): void {
    this.givenUp = true;
    if (at < bytes.length) this.other(Buffer.from(bytes.subarray(at)));
  }
}

const MASKED = 0x80;
const masks = Buffer.allocUnsafeSlow(8192);
let nextMask = masks.length;

/** A text in one frame, as a client sends it: every byte is masked with one of four that nobody can foretell. */
export function maskedText(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const body = length < LENGTH_IN_16_BITS ? 6 : length < 65_536 ? 8 : 14;
  const frame = Buffer.allocUnsafe(body + length);
  frame[0] = WHOLE_TEXT;
  if (body === 6) frame[1] = MASKED | length;
  else if (body === 8) {
    frame[1] = MASKED | LENGTH_IN_16_BITS;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = MASKED | (LENGTH_IN_16_BITS + 1);
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  if (nextMask === masks.length) {
    randomFillSync(masks);
    nextMask = 0;
  }
  for (let i = body - 4; i < body; i++) frame[i] = masks[nextMask++];
  frame.write(text, body, length === text.length ? 'latin1' : 'utf8');
  for (let i = 0; i < length; i++) frame[body + i] ^= frame[body - 4 + (i & 3)];
  return frame;
}
