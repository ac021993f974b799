import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { readBeside } from '../../src/live/read-beside.ts';

const LONGEST = 16_384;
const MASK = Buffer.from([1, 2, 3, 4]);
const [TEXT, BEGUN, BINARY, CLOSE, PING, PONG, ENDED] = [0x81, 0x01, 0x82, 0x88, 0x89, 0x8a, 0x80];
const HANDSHAKE = `GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`;

function frame(kind: number, body: string | Buffer, masked = true): Buffer {
  const bytes = Buffer.from(body as string);
  const bit = masked ? 0x80 : 0;
  const isShort = bytes.length < 126;
  const head = isShort ? [kind, bit | bytes.length] : [kind, bit | 126, bytes.length >> 8, bytes.length & 0xff];
  const sent = masked ? [MASK, bytes.map((byte, i) => byte ^ MASK[i & 3])] : [bytes];
  return Buffer.concat([Buffer.from(head), ...sent]);
}

/** What a server hears of bytes that come in pieces of a size, the first with the handshake, until the line is closed. */
async function heard(
  bytes: Buffer,
  size: number,
  beside: boolean,
  halfOpen = false,
): Promise<{ events: string[]; past: number; pushed: number }> {
  const events: string[] = [];
  let past = 0;
  let pushed = 0;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST, perMessageDeflate: false });
  const server = createServer();
  const closed = new Promise<void>(resolve => {
    server.on('upgrade', (request: IncomingMessage, stream, head) =>
      sockets.handleUpgrade(request, stream, head, socket => {
        const hear = (what: string, data: Buffer): number => events.push(`${what} ${data.toString()}`);
        socket.on('message', (data, isBinary) => hear(isBinary ? 'binary' : 'text', data as Buffer));
        socket.on('ping', data => hear('ping', data));
        socket.on('pong', data => hear('pong', data));
        socket.on('error', error => {
          events.push((error as { code?: string }).code!);
          socket.terminate();
        });
        socket.on('close', code => {
          events.push(`close ${code}`);
          resolve();
        });
        if (!beside) return;
        const push = request.socket.push.bind(request.socket);
        request.socket.push = (...chunk: Parameters<typeof push>) => {
          if (chunk[0] !== null) pushed++;
          return push(...chunk);
        };
        readBeside(request.socket, LONGEST, found => {
          past++;
          events.push(`text ${found}`);
        });
      }),
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const line = connect({ port, host: '127.0.0.1', allowHalfOpen: halfOpen }).setNoDelay(true).resume();
  line.on('error', () => {});
  line.write(Buffer.concat([Buffer.from(HANDSHAKE), bytes.subarray(0, size)]));
  for (let at = size; at < bytes.length; at += size) {
    await new Promise(resolve => setTimeout(resolve, 2));
    line.write(bytes.subarray(at, at + size));
  }
  await new Promise(resolve => setTimeout(resolve, 10));
  line.end();
  await closed;
  line.destroy();
  server.close();
  return { events, past, pushed };
}

const text = (body: string | Buffer): Buffer => frame(TEXT, body);
const long = 'x'.repeat(LONGEST);

test.each<[string, Buffer[], number]>([
  [
    'texts, pings, pongs and a close',
    [
      text('a'),
      frame(PING, 'p'),
      text('é✓'),
      frame(PONG, 'q'),
      text(''),
      frame(CLOSE, Buffer.from([3, 0xe8])),
      text('late'),
    ],
    3,
  ],
  ['a text in pieces', [text('a'), frame(BEGUN, 'b'), frame(PING, 'p'), frame(ENDED, 'c'), text('d')], 1],
  ['a text as long as may be', [text('a'), text(long), text('b')], 3],
  ['a text that is too long', [text('a'), text(`${long}x`), text('b')], 1],
  ['broken letters', [text('a'), text(Buffer.from([0xc3, 0x28])), text('b')], 1],
  ['a sign for broken letters that is none', [text('a\uFFFD'), text('\uFEFFb')], 2],
  ['a frame without a mask', [text('a'), frame(TEXT, 'b', false), text('c')], 1],
  ['bytes that are no text', [text('a'), frame(BINARY, 'b'), text('c')], 1],
  ['half a frame at the end', [text('a'), text('bcd').subarray(0, 7)], 1],
  ['many pings', Array.from({ length: 60 }, (_, i) => [frame(PING, 'p'.repeat(125)), text(`t${i}`)]).flat(), 60],
  ['much after something odd', [text('a'), frame(BINARY, 'b'), ...Array.from({ length: 20 }, () => text(long))], 1],
])('what is read beside ws is what ws reads: %s', async (_, frames, past) => {
  const bytes = Buffer.concat(frames);
  for (const size of bytes.length > 300 ? [bytes.length] : [3, bytes.length]) {
    const alone = await heard(bytes, size, false);
    const beside = await heard(bytes, size, true);
    expect(beside.events).toEqual(alone.events);
    expect(beside.past).toBe(past); // the others came by ws
  }
});

test('a line that says something after its close is noticed when it ends', async () => {
  const bytes = Buffer.concat([text('a'), frame(CLOSE, Buffer.from([3, 0xe8])), text('late'), text('later')]);
  const { events } = await heard(bytes, 8, true, true);
  expect(events).toEqual(['text a', 'close 1000']);
}, 3000);

test('texts come past the stream, each read into the same memory', async () => {
  const { past, pushed } = await heard(Buffer.concat([text('abc'), text('def'), text('ghi')]), 9, true);
  expect([past, pushed]).toEqual([3, 0]);
});
