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
}
