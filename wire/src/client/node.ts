import { WebSocket } from 'ws';
import type { SocketLike } from './socket.ts';

/** Sends a text as bytes: ws writes those in one piece with their head, and a text after it. */
class WholeFrames extends WebSocket {
  override send(data: string | Buffer): void {
    super.send(Buffer.from(data as string), { binary: typeof data !== 'string' });
  }
}

/** A WebSocket for Node; browsers give their own. */
export const nodeSocket = (url: string, headers: Record<string, string> = {}): SocketLike =>
  new WholeFrames(url, { perMessageDeflate: false, headers }) as unknown as SocketLike;
