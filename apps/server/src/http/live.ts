import type { Socket } from 'node:net';
import { plainText } from '@ennead/wire/frames';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { attend } from '../live/attend.ts';
import type { Line } from '../live/line.ts';
import { readBeside } from '../live/read-beside.ts';
import { Refused } from '../tables/refused.ts';
import { tokenOf } from './guard.ts';
import type { Parts } from './parts.ts';

/** The WebSocket close code for: a rule of this server. */
const POLICY = 1008;
/** The state of a WebSocket that may be written to. */
const OPEN = 1;

/** The WebSocket at /live. */
export async function liveRoute(app: FastifyInstance, parts: Parts): Promise<void> {
  const { limits, wantOurs } = parts;
  const open = new Map<string, number>();
  await app.register(websocket, {
    options: { maxPayload: limits.messageBytes, perMessageDeflate: false },
    errorHandler(error, socket) {
      socket.terminate();
      const isTheirs = 'code' in error; // a frame that is no frame or too large, a line that broke
      if (!isTheirs) parts.tables.house.log('error', 'a connection came to a fault', { error: String(error) });
    },
  });
  await app.register(async scope => {
    scope.addHook('preValidation', async request => {
      wantOurs(request);
      if ((open.get(request.ip) ?? 0) >= limits.connectionsPerAddress)
        throw new Refused('limit', `at most ${limits.connectionsPerAddress} connections from one address`);
    });
    scope.get('/live', { websocket: true, schema: { hide: true }, config: { rateLimit: false } }, (socket, request) => {
      const { ip } = request;
      open.set(ip, (open.get(ip) ?? 0) + 1);
      socket.once('close', () => {
        const left = open.get(ip)! - 1;
        if (left > 0) open.set(ip, left);
        else open.delete(ip);
      });
      serve(parts, socket, request);
    });
  });
}

/** A class, since V8 takes objects that are written out with a getter each for one of another kind. */
class SocketLine implements Line {
  private readonly socket: WebSocket;
  private readonly stream: Socket;

  constructor(socket: WebSocket, stream: Socket) {
    this.socket = socket;
    this.stream = stream;
  }

  get waiting(): number {
    return this.stream.writableLength;
  }

  send(text: string): void {
    if (this.socket.readyState === OPEN) this.stream.write(plainText(text), 'latin1');
  }

  ping(): void {
    this.socket.ping();
  }

  close(reason: string): void {
    this.socket.close(POLICY, reason);
  }

  cut(): void {
    this.socket.terminate();
  }
}

function serve({ hub, edge, tables, limits }: Parts, socket: WebSocket, request: FastifyRequest): void {
  const stream = request.raw.socket;
  const line = new SocketLine(socket, stream);
  const { clock } = tables.house;
  const attended = attend({ hub, edge, clock, limits }, line, request.ip, tokenOf(request));
  const receive = (text: string): void => attended.receive(text);
  socket.on('message', (data, isBinary) => receive(isBinary ? '' : (data as Buffer).toString()));
  readBeside(stream, limits.messageBytes, receive);
  socket.on('pong', () => attended.heard());
  socket.on('close', () => attended.lost());
}
