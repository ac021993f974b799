import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { FrameReader } from '@ennead/wire/frames';

/**
 * Reads texts in one frame, which is nearly all that comes, beside ws: its receiver is a stream of its own and costs
 * more than the reading. Everything else is ws's, which must have just begun to listen: pings one by one, and from the
 * first frame of any other kind all that follows.
 */
export function readBeside(stream: Duplex, longest: number, text: (text: string) => void): void {
  const [ofWs, ...others] = stream.listeners('data') as ((bytes: Buffer) => void)[];
  if (!ofWs || others.length > 0) return;
  const take = (bytes: Buffer): void => frames.read(bytes, bytes.length);
  const frames = new FrameReader({
    masked: true,
    longest,
    text,
    other(bytes) {
      if (frames.handsOn) {
        stream.on('data', ofWs);
        stream.off('data', take);
      }
      ofWs.call(stream, bytes);
    },
  });
  stream.on('data', take);
  stream.off('data', ofWs);
  readInto(stream, frames);
}

const READ_AT_ONCE = 65_536;
/** What was read is used up before anybody reads again. */
const memory = Buffer.allocUnsafeSlow(READ_AT_ONCE);

const symbolOf = (name: string): symbol | undefined =>
  Object.getOwnPropertySymbols(new Socket()).find(({ description }) => description === name);
const BUFFER = symbolOf('kBuffer');
const CALLBACK = symbolOf('kBufferCb');

/**
 * Lets a line be read into the same memory again and again, instead of 64 KB of its own each time. Whoever connects may
 * ask for that (`onread`), for a line that was accepted Node has no such word: so this is done as Node does it for the
 * others, and where it is made differently the bytes come as data, as they always do.
 */
function readInto(stream: Duplex, frames: FrameReader): void {
  const line = stream as Duplex & { _handle?: { useUserBuffer?: (memory: Buffer) => void } } & Record<symbol, unknown>;
  if (!BUFFER || !CALLBACK || !line._handle?.useUserBuffer) return;
  line[BUFFER] = memory;
  /** False lets the line rest until whoever takes its data wants more. */
  line[CALLBACK] = (length: number): boolean => {
    if (frames.handsOn) return stream.push(Buffer.from(memory.subarray(0, length)));
    frames.read(memory, length);
    return true;
  };
  line._handle.useUserBuffer(memory);
}
