import { createServer } from 'node:net';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@ennead/wire/client';
import { expect, test } from 'vitest';
import { addressesFor } from '../src/serve/addresses.ts';
import { ennead, serving, start, workbench } from './helpers.ts';

const bench = workbench();

test('it serves on loopback, keeps its folder private, and stops gracefully', async () => {
  const { url, child, ended, ran } = await serving(bench);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(ran.out).toContain('Only this machine can reach it');
  const { token } = await api({ base: url }).guest('Ann');
  const created = await api({ base: url, token: () => token }).create({ game: 'nine-worlds', seats: ['me', 'open'] });
  expect(created.url).toBe(`${url}/table/${created.table}`);
  expect(await (await fetch(url)).text()).toContain('Ennead'); // the page, or that it was not built
  expect(statSync(join(bench.folder, 'data', 'server')).mode & 0o777).toBe(0o700);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Stopped.') });
});

test('what was there before is there again, and a second server on the folder is refused', async () => {
  const first = await serving(bench);
  const { token } = await api({ base: first.url }).guest('Bob');
  const calls = (base: string) => api({ base, token: () => token });
  const { table } = await calls(first.url).create({ game: 'nine-worlds', seats: ['me', 'open'] });
  const second = await ennead(bench, ['serve', '--port', '0']);
  expect(second).toMatchObject({ code: 2, err: expect.stringMatching(/^ennead: The server cannot start: .* in use/) });
  first.child.kill('SIGINT');
  expect((await first.ended).code).toBe(0);
  const again = await serving(bench);
  const { tables } = await calls(again.url).tables({ which: 'mine' });
  expect(tables.map(({ id }) => id)).toEqual([table]);
  again.child.kill('SIGTERM');
  await again.ended;
});

test('a taken port is said, and the next free one is used', async () => {
  const taken = createServer();
  const port = await new Promise<number>(resolve =>
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
  );
  const { child, ran, ended, url } = await serving(bench, ['--port', String(port)]);
  expect(Number(new URL(url).port)).toBeGreaterThan(port);
  expect(ran.out).toContain(`Port ${port} is taken; using ${new URL(url).port} instead.`);
  child.kill('SIGTERM');
  await ended;
  taken.close();
});

test('an address that is not of this machine is a sentence', async () => {
  const { code, err } = await ennead(bench, ['serve', '--host', '203.0.113.7', '--data', join(bench.folder, 'other')]);
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('cannot listen on 203.0.113.7') });
});

test('with --public-url links and cookies are for that address, and other origins are refused', async () => {
  const started = start(bench, ['serve', '--port', '0', '--public-url', 'https://ennead.example/']);
  const inner = await new Promise<string>((resolve, reject) => {
    started.child.stdout.on('data', () => {
      const [, url] = /finds it at (\S+)/.exec(started.ran.out) ?? [];
      if (url !== undefined) resolve(url);
    });
    void started.ended.then(reject);
  });
  expect(started.ran.out).toContain('Ennead is at https://ennead.example\n');
  const ask = (origin: string): Promise<Response> =>
    fetch(new URL('/api/people', inner), {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: '{}',
    });
  const own = await ask('https://ennead.example');
  expect(own.headers.get('set-cookie')).toContain('Secure');
  expect((await ask('https://elsewhere.example')).status).toBe(403);
  const { token } = (await own.json()) as { token: string };
  const { url } = await api({ base: inner, token: () => token }).create({ game: 'nine-worlds', seats: ['me', 'open'] });
  expect(url).toMatch(/^https:\/\/ennead\.example\/table\//);
  started.child.kill('SIGTERM');
  await started.ended;
});

test('everywhere means the addresses in the local network, first those that people can type', () => {
  const one = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
    ({ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as never;
  const interfaces = {
    lo: [one('127.0.0.1', 'IPv4', true)],
    wlan: [one('fe80::1', 'IPv6'), one('2001:db8::7', 'IPv6'), one('192.168.1.7', 'IPv4')],
  };
  expect(addressesFor('0.0.0.0', interfaces)).toEqual(['192.168.1.7']);
  expect(addressesFor('::', interfaces)).toEqual(['192.168.1.7', '2001:db8::7']);
});

test('a backup is made while the server runs, and restored into an empty folder only', async () => {
  const { url, child, ended } = await serving(bench);
  const { token } = await api({ base: url }).guest('Cat');
  const { table } = await api({ base: url, token: () => token }).create({ game: 'nine', seats: ['me', 'open'] });
  const file = join(bench.folder, 'copy.db');
  const made = await ennead(bench, ['backup', file]);
  expect(made).toMatchObject({ code: 0, out: expect.stringContaining('keep it to yourself') });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await ennead(bench, ['backup', file])).toMatchObject({
    code: 2,
    err: expect.stringContaining('there already'),
  });
  child.kill('SIGTERM');
  await ended;

  const folder = join(bench.folder, 'restored');
  mkdirSync(folder);
  expect((await ennead(bench, ['restore', file, '--data', folder])).code).toBe(0);
  expect(await ennead(bench, ['restore', file, '--data', folder])).toMatchObject({
    code: 2,
    err: expect.stringContaining('is not empty'),
  });
  const other = await serving(bench, ['--data', folder]);
  const { tables } = await api({ base: other.url, token: () => token }).tables({ which: 'mine' });
  expect(tables.map(({ id }) => id)).toEqual([table]);
  other.child.kill('SIGTERM');
  await other.ended;
});
