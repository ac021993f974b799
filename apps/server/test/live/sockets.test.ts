import { connect as dial } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { api, connect, type Connection, type Watch } from '@ennead/wire/client';
import { nodeSocket } from '@ennead/wire/node';
import { createServer, type ServerSettings } from '../../src/index.ts';
import { freshKeys } from '../../src/people/keys.ts';
import { memoryStore } from '../../src/store/memory.ts';
import { quickThinkers } from '../helpers/thinkers.ts';

const toClose: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0)) await close();
});

async function listening(settings: ServerSettings = {}, port = 0) {
  const server = await createServer({ logLevel: 'silent', thinkers: quickThinkers(), ...settings });
  toClose.push(() => server.close());
  return { server, ...(await server.listen(port)) };
}

async function guest(url: string): Promise<{ token: string; line: Connection }> {
  const { token } = await api({ base: url }).guest();
  const line = connect({ url: `${url.replace('http', 'ws')}/live`, socket: nodeSocket, token: () => token });
  toClose.push(() => line.close());
  return { token, line };
}

const until = async (isSo: () => boolean): Promise<void> => {
  for (const end = Date.now() + 10_000; !isSo();) {
    if (Date.now() > end) throw new Error('it never came to that');
    await new Promise(resolve => setTimeout(resolve, 5));
  }
};

/** What comes of a frame on a new line: the answer, or how the line ended. */
const outcome = (port: number, frame: string | Buffer, headers = {}): Promise<string> =>
  new Promise(resolve => {
    const socket = nodeSocket(`ws://127.0.0.1:${port}/live`, headers);
    toClose.push(() => socket.close());
    socket.onopen = () => socket.send(frame as string);
    socket.onmessage = ({ data }) => resolve(String(data));
    socket.onclose = ({ code }) => resolve(`closed ${code}`);
    socket.onerror = event => resolve((event as Error).message);
  });

/** Two people at a table over real lines. */
async function pair(url: string) {
  const [ann, bob] = [await guest(url), await guest(url)];
  const { table } = await api({ base: url, token: () => ann.token }).create({
    game: 'nine-worlds',
    seats: ['me', 'open'],
  });
  await api({ base: url, token: () => bob.token }).join(table, { seat: 1 });
  const watches = [ann.line.watch(table), bob.line.watch(table)];
  await Promise.all(watches.map(({ ready }) => ready));
  await watches[0].do({ type: 'start' });
  await until(() => watches.every(({ view }) => view!.play !== null));
  return { table, watches, lines: [ann.line, bob.line] };
}

const seatOf = ({ view }: Watch): number => view!.play!.asks[0].seat;

async function move(watches: Watch[]): Promise<number> {
  const seat = seatOf(watches[0]);
  const { options } = watches[seat].view!.own[0];
  const { n } = await watches[seat].submit(seat, [options.at(-1)!]);
  await until(() => watches.every(({ view }) => view!.play!.n >= n));
  return n;
}

describe('over real lines', () => {
  test('two clients play, and see the same', async () => {
    const { url } = await listening();
    const { watches } = await pair(url);
    for (let i = 0; i < 20; i++) await move(watches);
    expect(watches[0].view!.play).toEqual(watches[1].view!.play);
  });

  test('clients resume by themselves after the server was started again, and nothing is done twice', async () => {
    const store = memoryStore();
    const keys = freshKeys();
    const first = await listening({ store, keys });
    const { table, watches, lines } = await pair(first.url);
    for (let i = 0; i < 5; i++) await move(watches);
    const seat = seatOf(watches[0]);
    const { n } = watches[0].view!.play!;
    await first.server.close();
    await until(() => lines.every(({ status }) => status !== 'open'));
    const answer = watches[seat].submit(seat, [watches[seat].view!.own[0].options[0]]);
    await listening({ store, keys }, first.port);
    expect(await answer).toMatchObject({ n: n + 1 });
    await until(() => watches.every(({ view }) => view!.play!.n === n + 1));
    for (let i = 0; i < 5; i++) await move(watches);
    expect((await store.records(table)).map(record => record.n)).toEqual(
      Array.from({ length: n + 6 }, (_, i) => i + 1),
    );
  });

  test('an answer that was taken but not acknowledged is acknowledged after the crash, and stands once', async () => {
    const store = memoryStore();
    const keys = freshKeys();
    const first = await listening({ store, keys });
    const { table, watches, lines } = await pair(first.url);
    await move(watches);
    const seat = seatOf(watches[0]);
    const { decision, options } = watches[seat].view!.own[0];
    const { n } = watches[0].view!.play!;
    // The record is in the store, as if the server had died before it could say so.
    await store.write([{ type: 'append', table, record: { n: n + 1, picks: { [seat]: [options[0]] } } }]);
    await first.server.close();
    await listening({ store, keys }, first.port);
    const done = await lines[seat].perform(table, { type: 'submit', seat, decision: decision!, picks: [options[0]] });
    expect(done).toMatchObject({ n: n + 1 });
    expect(await store.records(table)).toHaveLength(n + 1);
  });

  test('what is too large ends the line, and another site has none', async () => {
    const { port } = await listening();
    expect(await outcome(port, 'x'.repeat(20_000))).toBe('closed 1009');
    expect(await outcome(port, '{}', { origin: 'https://evil.example' })).toContain('403');
    expect(await outcome(port, '{}', { host: 'evil.example' })).toContain('403');
    expect(await outcome(port, Buffer.from([1, 2, 3]))).toContain('"malformed"');
  });

  test('and is not worth a line of the log', async () => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const { port } = await listening({ logLevel: 'info', logTo });
    expect(await outcome(port, 'x'.repeat(20_000))).toBe('closed 1009');
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(lines.filter(line => !line.includes('Server listening'))).toEqual([]);
  });

  test('one address has so many lines', async () => {
    const { port } = await listening({ limits: { connectionsPerAddress: 2 } });
    const bad = '{"type":"ping"}';
    expect([await outcome(port, bad), await outcome(port, bad)]).toEqual([
      expect.stringContaining('say hello'),
      expect.stringContaining('say hello'),
    ]);
    expect(await outcome(port, bad)).toContain('429');
  });

  test('an onlooker that stops reading never slows the table, and is dropped in the end', async () => {
    const limits = {
      backlogBytes: 20_000,
      behindFor: 300,
      sweepEvery: 100,
      messagesAtOnce: 1e9,
      messagesPerSecond: 1e9,
    };
    const { url, port, server } = await listening({ limits });
    const { table, watches } = await pair(url);
    const deaf = await stopsReading(port, table);
    await until(() => server.hub.watchers(table) === 3);
    const began = Date.now();
    let slowest = 0;
    while (server.hub.watchers(table) === 3 && Date.now() - began < 20_000) {
      deaf.ask(500);
      const sent = Date.now();
      if (watches[0].view!.about.phase === 'running') await move(watches);
      else await new Promise(resolve => setTimeout(resolve, 5));
      slowest = Math.max(slowest, Date.now() - sent);
    }
    expect(server.hub.watchers(table)).toBe(2);
    expect(slowest).toBeLessThan(2_000); // with 500 whole views to be made in between
    deaf.socket.destroy();
  });
});

/** A WebSocket by hand that says hello, watches a table, asks for more and more, and never reads. */
async function stopsReading(port: number, table: string) {
  const socket = dial({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  const frame = (message: object): Buffer => {
    const body = Buffer.from(JSON.stringify(message));
    return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]);
  };
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  socket.write(
    `GET /live HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`,
  );
  await new Promise(resolve => socket.once('data', resolve));
  socket.pause();
  socket.write(frame({ type: 'hello', version: 1 }));
  await new Promise(resolve => setTimeout(resolve, 100));
  socket.write(frame({ type: 'watch', id: 'w', table }));
  const more = frame({ type: 'resync', table });
  return {
    socket,
    ask: (times: number) =>
      void (socket.writable && socket.write(Buffer.concat(Array.from({ length: times }, () => more)))),
  };
}
