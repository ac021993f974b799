import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { nodeSocket } from '../src/client/node.ts';

const toClose: (() => unknown)[] = [];
afterEach(() => {
  for (const close of toClose.splice(0)) close();
});

/** A line between our socket and one of ws's. */
async function line() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise(resolve => server.once('listening', resolve));
  const come = new Promise<WebSocket>(resolve => server.once('connection', resolve));
  const ours = nodeSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  const closed = new Promise<number>(resolve => (ours.onclose = ({ code }) => resolve(code)));
  const faults: string[] = [];
  ours.onmessage = ({ data }) => heard.push(data as string);
  ours.onerror = event => faults.push((event as Error).message);
  await new Promise<void>(resolve => (ours.onopen = resolve));
  const theirs = await come;
  toClose.push(
    () => ours.close(),
    () => theirs.terminate(),
    () => server.close(),
  );
  /** Waits until what was said before this has come. */
  const settled = async (): Promise<void> => {
    const ponged = new Promise(resolve => theirs.once('pong', resolve));
    theirs.ping();
    await ponged;
  };
  return { ours, theirs, heard, faults, closed, settled };
}

const TEXTS = [
  '',
  'Yggdrasil',
  'Niðavellir',
  '九つの世界',
  '🌳'.repeat(40),
  '\uFFFD',
  ...[125, 126, 65_535, 65_536, 200_000].map(length => 'x'.repeat(length)),
];

describe('the socket for Node', () => {
  test('hears texts of any length and letters', async () => {
    const { theirs, heard, settled } = await line();
    for (const text of TEXTS) theirs.send(text);
    await settled();
    expect(heard).toEqual(TEXTS);
  });

  test('says texts of any length and letters', async () => {
    const { ours, theirs } = await line();
    const found: string[] = [];
    const all = new Promise<void>(resolve => {
      theirs.on('message', data => void (found.push((data as Buffer).toString()) === TEXTS.length && resolve()));
    });
    for (const text of TEXTS) ours.send(text);
    await all;
    expect(found).toEqual(TEXTS);
  });

  test('hears what comes in pieces, between and after whole texts', async () => {
    const { theirs, heard, settled } = await line();
    theirs.send('one');
    theirs.send('tw', { fin: false });
    theirs.send('o', { fin: true });
    theirs.send('three');
    await settled();
    expect(heard).toEqual(['one', 'two', 'three']);
  });

  test('answers pings while it goes on hearing', async () => {
    const { theirs, heard, settled } = await line();
    for (const text of ['a', 'b', 'c']) {
      theirs.send(text);
      await settled();
    }
    expect(heard).toEqual(['a', 'b', 'c']);
  });

  test('is told why the other side closed; says nothing afterwards', async () => {
    const { ours, theirs, closed } = await line();
    theirs.close(1008, 'enough');
    expect(await closed).toBe(1008);
    expect(() => ours.send('more')).not.toThrow();
  });

  test('ends a line on which broken letters come', async () => {
    const { theirs, heard, faults, closed } = await line();
    theirs.send(Buffer.from([0x61, 0xc3, 0x28]), { binary: false });
    await closed;
    expect(faults).toEqual(['Invalid WebSocket frame: invalid UTF-8 sequence']);
    expect(heard).toEqual([]);
  });

  test('a server that refuses is a fault', async () => {
    const server = createServer((stream: Socket) => {
      stream.once('data', () => stream.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno'));
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    toClose.push(() => server.close());
    const socket = nodeSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const fault = await new Promise(resolve => (socket.onerror = resolve));
    expect((fault as Error).message).toBe('Unexpected server response: 403');
  });
});
