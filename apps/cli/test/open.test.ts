import { join } from 'node:path';
import { api } from '@ennead/wire/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ennead, serving, start, workbench } from './helpers.ts';

const bench = workbench();
let server: Awaited<ReturnType<typeof serving>>;

beforeAll(async () => {
  server = await serving(bench);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
});

const open = (...args: string[]) => ennead(bench, ['open', ...args, '--url', server.url]);

test('a table is opened and its link printed, and whoever opened it sits there', async () => {
  const { code, out, err } = await open('nine-worlds', '--name', 'Ann');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [link, next] = out.split('\n');
  expect(link).toMatch(new RegExp(`^${server.url}/table/[a-z2-7]+$`));
  expect(next).toContain(`ennead join ${link}`);
  const other = start(bench, ['join', link, '--lang', 'de'], { ENNEAD_DATA: join(bench.folder, 'other') });
  await vi.waitFor(() => expect(other.ran.out).toContain('Du hast Platz 2.'), 20_000);
  other.child.kill();
  await other.ended;
});

test('for machines: seats, options and a password as they were asked for', async () => {
  const { out } = await open(
    'nine-worlds',
    '--seats',
    'me,open,normal,easy',
    '--set',
    'length=long',
    '--password',
    'raven',
    '--json',
  );
  const opened = JSON.parse(out) as { table: string; url: string };
  expect(opened).toMatchObject({
    game: 'nine-worlds',
    seats: ['me', 'open', 'normal', 'easy'],
    options: { length: 'long' },
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const { token } = await api({ base: server.url }).guest('Bob');
  const calls = api({ base: server.url, token: () => token });
  await expect(calls.join(opened.table)).rejects.toMatchObject({ code: 'password' });
  const { about } = await calls.join(opened.table, { password: 'raven' });
  expect(about).toMatchObject({ access: 'password', options: { length: 'long' } });
  expect(about.seats.map(({ person, bot }) => bot ?? (person === null ? 'open' : 'person'))).toEqual([
    'person',
    'open',
    'normal',
    'easy',
  ]);
});

test.each([
  [['chess'], /There is no game "chess"/],
  [['nine-worlds', '--seats', 'me,opne'], /Seat 2: "opne" is nobody .* Did you mean "open"\?/],
  [['nine-worlds', '--seats', 'me,mcts:50'], /Seat 2: "mcts:50" is nobody .*normal, hard\./],
  [['nine-worlds', '--seats', 'me'], /nine-worlds wants 2 to 6 seats, found 1; .* such as me,open/],
  [['nine-worlds', '--set', 'length=endless'], /length: wanted introductory, standard, long/],
  [['nine-worlds', '--url', 'nowhere'], /--url: wanted the address of a server/],
  [['nine-worlds', '--url', 'http://127.0.0.1:1', '--lang', 'fr'], /Aucun serveur/],
])('%j is a sentence', async (args, sentence) => {
  const { code, err, out } = await ennead(bench, ['open', ...args]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
});
