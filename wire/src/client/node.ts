import { WebSocket } from 'ws';
import type { SocketLike } from './socket.ts';

/** A WebSocket for Node; browsers give their own. */
export const nodeSocket = (url: string, headers: Record<string, string> = {}): SocketLike =>
  new WebSocket(url, { perMessageDeflate: false, headers }) as unknown as SocketLike;
