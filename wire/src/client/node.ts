import { connect, type Socket, type TcpNetConnectOpts } from 'node:net';
import { WebSocket } from 'ws';
import { FrameReader, maskedText } from '../frames.ts';
import type { SocketLike } from './socket.ts';

const READ_AT_ONCE = 65_536;
const END_OF_HEAD = '\r\n\r\n';

/**
 * ws, with a shorter way for what comes and goes all the time: a text in one frame passes between line and listener
 * beside the streams and events that ws is made of, which cost as much as reading the text. All else is ws's: the
 * handshake, pings, closing, texts in pieces or of broken letters, lines over TLS.
 */
class NodeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  private readonly socket: WebSocket;
  private line: Socket | null = null;

  constructor(url: string, headers: Record<string, string>) {
    const dial = url.startsWith('ws:') && {
      createConnection: (options: object) => (this.line = this.dial(options as TcpNetConnectOpts)),
    };
    this.socket = new WebSocket(url, { perMessageDeflate: false, headers, ...dial });
    this.socket.on('open', () => this.onopen?.());
    this.socket.on('message', data => this.onmessage?.({ data: (data as Buffer).toString() }));
    this.socket.on('close', code => this.onclose?.({ code }));
    this.socket.on('error', error => this.onerror?.(error));
  }

  send(data: string | Buffer): void {
    const isText = typeof data === 'string';
    if (this.line === null || !isText) this.socket.send(data, { binary: !isText });
    else if (this.socket.readyState === WebSocket.OPEN) this.line.write(maskedText(data));
  }

  close(): void {
    this.socket.close();
  }

  /** A line whose bytes come to us first, always in the same memory; what we push into it comes to ws. */
  private dial(options: TcpNetConnectOpts): Socket {
    const frames = new FrameReader({
      masked: false,
      text: data => this.onmessage?.({ data }),
      other: bytes => void line.push(bytes),
    });
    let shaken = false;
    const shakeHands = (answer: Buffer): void => {
      line.push(Buffer.from(answer));
      shaken = true;
      // Frames that came on its heels have gone to ws with it, and so must whatever follows them.
      const isAll = answer.indexOf(END_OF_HEAD) === answer.length - END_OF_HEAD.length;
      if (!isAll || this.socket.readyState !== WebSocket.OPEN) frames.handOn();
    };
    const callback = (length: number, memory: Uint8Array): boolean => {
      if (shaken) frames.read(memory as Buffer, length);
      else shakeHands((memory as Buffer).subarray(0, length));
      return true;
    };
    const onread = { buffer: Buffer.allocUnsafeSlow(READ_AT_ONCE), callback };
    const line = connect({ ...options, path: undefined, onread } as TcpNetConnectOpts); // `path` is that of the URL
    return line;
  }
}

/** A WebSocket for Node; browsers give their own. */
export const nodeSocket = (url: string, headers: Record<string, string> = {}): SocketLike =>
  new NodeSocket(url, headers);
