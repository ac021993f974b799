import { expect, test } from 'vitest';
import { createServer, type ServerSettings } from '../../src/index.ts';

const open = (settings: ServerSettings = {}) =>
  createServer({
    publicUrl: 'https://ennead.example',
    logLevel: 'silent',
    limits: { guestsPerMinute: 2 },
    ...settings,
  });

test('behind a proxy nobody gets round the limits by what they write into X-Forwarded-For', async () => {
  const server = await open();
  const guest = (from: string) =>
    server.inject({
      method: 'POST',
      url: '/api/people',
      payload: {},
      headers: { host: 'ennead.example', 'x-forwarded-for': from },
    });
  const codes: number[] = [];
  for (let i = 0; i < 3; i++) codes.push((await guest(`10.9.8.${i}, 203.0.113.5`)).statusCode);
  expect(codes).toEqual([200, 200, 429]);
  expect((await guest('203.0.113.6')).statusCode).toBe(200);
  await server.close();
});

test('two proxies are believed where there are two, and none where there is none', async () => {
  const counted = async (proxies: number, from: readonly string[]): Promise<number> => {
    const server = await open({ proxies });
    let last = 0;
    for (const address of from)
      ({ statusCode: last } = await server.inject({
        method: 'POST',
        url: '/api/people',
        payload: {},
        headers: { host: 'ennead.example', 'x-forwarded-for': address },
      }));
    await server.close();
    return last;
  };
  const through = (last: string) => ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map(one => `${one}, ${last}`);
  expect(await counted(2, through('203.0.113.5'))).toBe(200);
  expect(await counted(1, through('203.0.113.5'))).toBe(429);
  expect(await counted(0, ['198.51.100.1', '198.51.100.2', '198.51.100.3'])).toBe(429);
});

test('metrics are for this machine itself, not for whoever comes through a proxy on it', async () => {
  const server = await open();
  const metrics = (headers: Record<string, string>) =>
    server.inject({ url: '/metrics', headers: { host: 'localhost', ...headers } });
  expect((await metrics({})).statusCode).toBe(200);
  expect((await metrics({ 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
  expect((await metrics({ 'x-forwarded-for': '127.0.0.1, 203.0.113.5' })).statusCode).toBe(404);
  await server.close();
});
