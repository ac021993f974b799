import { connect, type Socket, type TcpNetConnectOpts } from 'node:net';
import { WebSocket } from 'ws';
import { Frames, maskedText } from './frames.ts';
import type { SocketLike } from './socket.ts';

const READ_AT_ONCE = 65_536;
const END_OF_HEAD = '\r\n\r\n';

/**
 * ws, and a shorter way for what comes all the time: a text in one frame goes from the line to its listener, past the
 * streams that ws is made of. Everything else is ws's: the handshake, pings, closing, texts in pieces, faults.
 */
class NodeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  private readonly socket: WebSocket;
  private isOpen = false;
  private line: Socket | null = null;

  constructor(url: string, headers: Record<string, string>) {
    const isPlain = url.startsWith('ws:');
    this.socket = new WebSocket(url, {
      perMessageDeflate: false,
      headers,
      ...(isPlain && { createConnection: (options: object) => this.dial(options as TcpNetConnectOpts) }),
    });
    this.socket.on('open', () => {
      this.isOpen = true;
      this.onopen?.();
    });
    this.socket.on('message', data => this.onmessage?.({ data: (data as Buffer).toString() }));
    this.socket.on('close', code => this.onclose?.({ code }));
    this.socket.on('error', error => this.onerror?.(error));
  }

  send(data: string): void {
    if (this.line === null || typeof data !== 'string')
      this.socket.send(Buffer.from(data), { binary: typeof data !== 'string' });
    else if (this.socket.readyState === WebSocket.OPEN) this.line.write(maskedText(data));
  }

  close(): void {
    this.socket.close();
  }

  private dial(options: TcpNetConnectOpts): Socket {
    const frames = new Frames(
      data => this.onmessage?.({ data }),
      bytes => void line.push(bytes),
    );
    let isFirst = true;
    const callback = (length: number, memory: Uint8Array): boolean => {
      const come = (memory as Buffer).subarray(0, length);
      if (this.isOpen) frames.read(come);
      else {
        line.push(Buffer.from(come));
        // Frames that came on the heels of the handshake have gone to ws, and so must those after them.
        if (!isFirst || come.indexOf(END_OF_HEAD) !== length - END_OF_HEAD.length) frames.giveUp();
        isFirst = false;
      }
      return true;
    };
    const onread = { buffer: Buffer.allocUnsafeSlow(READ_AT_ONCE), callback };
    const line = connect({ ...options, path: undefined, onread } as TcpNetConnectOpts);
    return (this.line = line);
  }
}

/** A WebSocket for Node; browsers give their own. */
export const nodeSocket = (url: string, headers: Record<string, string> = {}): SocketLike =>
  new NodeSocket(url, headers);
