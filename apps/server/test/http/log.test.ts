import { expect, test } from 'vitest';
import { createServer } from '../../src/index.ts';
import { memoryStore } from '../../src/store/memory.ts';
import { slowStore } from '../store/slow.ts';
import { settle } from '../helpers/clock.ts';
import { quickThinkers } from '../helpers/thinkers.ts';
import { Visitor } from '../helpers/visitor.ts';

test('the log says what went wrong, and nothing that is secret', async () => {
  const lines: string[] = [];
  const store = slowStore(memoryStore());
  const thinkers = quickThinkers();
  const logTo = { write: (line: string) => void lines.push(line) };
  const server = await createServer({ store, thinkers, logLevel: 'debug', logTo });
  const ann = await Visitor.guest(server);
  const headers = { authorization: `Bearer ${ann.token}` };
  const payload = { game: 'nine', seats: ['me', 'me'], access: 'password', password: 'a-raven-at-dusk', start: true };
  const { table } = (await server.inject({ method: 'POST', url: '/api/tables', headers, payload })).json<{
    table: string;
  }>();
  await ann.watch(table);
  const seat = ann.views.get(table)!.play!.asks[0].seat;
  const { decision, options } = ann.own(table, seat);
  const answer = { type: 'submit' as const, seat, decision: decision!, picks: [options[0]] };
  store.hold();
  ann.sayAtOnce({ type: 'do', id: 'x', table, command: answer });
  await settle(20);
  store.fail(new Error('the disk is full'));
  await store.open();
  thinkers.fail = true;
  await ann.do(table, { type: 'hand', seat });
  await settle(20);
  await server.inject({ url: '/api/me', headers });
  const said = lines.join('');
  expect(said).toContain('the disk is full');
  expect(said).toContain('a bot could not think');
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
  const opening = await store.opening(table);
  for (const secret of [ann.token, opening!.seed, 'a-raven-at-dusk', options[0]]) expect(said).not.toContain(secret);
  await server.close();
});
