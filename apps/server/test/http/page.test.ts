import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, type Server } from '../../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'ennead-page-'));
const web = join(folder, 'dist');
const SCRIPT = `console.log(${JSON.stringify('ennead '.repeat(500))});`;
let server: Server;

beforeAll(async () => {
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Ennead</title>');
  writeFileSync(join(web, 'assets', 'index-Ab3_dE7x.js'), SCRIPT);
  writeFileSync(join(web, 'assets', 'plain.js'), SCRIPT);
  writeFileSync(join(web, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'secret.txt'), 'nobody reads this');
  server = await createServer({ web, logLevel: 'silent' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

describe('the page', () => {
  test.each(['/', '/index.html', '/table/abcdefgh', '/device', '/learn/nine?step=2'])('is at %s', async url => {
    const { statusCode, headers, body } = await get(url);
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: '<!doctype html><title>Ennead</title>' });
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  test.each(['/api', '/api/nothing', '/live/nothing', '/healthz/nothing', '/assets/gone-Ab3_dE7x.js', '/gone.png'])(
    'is not at %s',
    async url => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'malformed' });
    },
  );

  test('is for reading', async () => {
    expect((await server.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
    expect(await server.inject({ method: 'HEAD', url: '/' })).toMatchObject({ statusCode: 200, body: '' });
  });

  test('files whose names hold a hash are kept for ever, others are asked for', async () => {
    expect((await get('/assets/index-Ab3_dE7x.js')).headers['cache-control']).toContain('immutable');
    const plain = await get('/assets/plain.js');
    expect(plain.headers['cache-control']).toBe('no-cache');
    const again = await get('/assets/plain.js', { 'if-none-match': plain.headers['etag'] as string });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
  });

  test('comes packed to whoever takes that', async () => {
    const url = '/assets/plain.js';
    const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT);
    const gzip = await get(url, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT);
    const plain = await get(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(SCRIPT);
    expect((await get('/icon.svg', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%00.js',
    '/%zz.js',
  ])('no path leads out of it: %s', async url => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('nobody reads this');
  });

  test('may load what is ours and talk to us alone', async () => {
    const policy = (await get('/', { host: '192.168.1.7:9999' })).headers['content-security-policy'] as string;
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("connect-src 'self' ws://192.168.1.7:9999");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("font-src 'self';");
    expect(policy).not.toMatch(/https?:|unsafe-eval|upgrade-insecure/);
  });

  test('that was built again is shown at once', async () => {
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>New</title>');
    writeFileSync(join(web, 'assets', 'late-Ab3_dE7x.js'), 'late');
    utimesSync(join(web, 'index.html'), new Date(), new Date(Date.now() + 5000));
    expect((await get('/')).body).toContain('New');
    expect((await get('/assets/late-Ab3_dE7x.js')).body).toBe('late');
  });

  test('links of earlier versions lead to it', async () => {
    expect(await get('/t/abcdefgh')).toMatchObject({ statusCode: 301, headers: { location: '/table/abcdefgh' } });
  });
});

test('where no page was built there is a sentence', async () => {
  const bare = await createServer({ logLevel: 'silent' });
  expect((await bare.inject({ url: '/' })).body).toContain('its page was not built');
  expect((await bare.inject({ url: '/table/abcdefgh' })).statusCode).toBe(404);
  await bare.close();
});

describe('a name that is not ours', () => {
  test.each(['localhost:9999', '127.0.0.1:9999', '[::1]:9999', '10.0.0.7', 'LOCALHOST'])('%s is', async host => {
    expect((await get('/api/games', { host })).statusCode).toBe(200);
  });

  test.each(['evil.example', 'evil.example:9999', '127.0.0.1.evil.example', 'localhost.evil.example', 'a;b'])(
    '%s is not, for pages and requests',
    async host => {
      for (const url of ['/', '/api/games', '/healthz'])
        expect((await get(url, { host })).json()).toMatchObject({ code: 'origin' });
    },
  );

  test('the public name is ours, with its own line, and so are named origins', async () => {
    const shown = await createServer({
      publicUrl: 'https://ennead.example',
      origins: ['https://other.example'],
      logLevel: 'silent',
    });
    const at = (host: string) => shown.inject({ url: '/api/games', headers: { host } });
    expect((await at('ennead.example')).headers['content-security-policy']).toContain("'self' wss://ennead.example");
    expect((await at('other.example')).statusCode).toBe(200);
    expect((await at('evil.example')).statusCode).toBe(403);
    await shown.close();
  });
});
