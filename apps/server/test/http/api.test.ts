import { describe, expect, test } from 'vitest';
import type { DeviceLink, GameList, Signed } from '@ennead/wire';
import { createServer } from '../../src/index.ts';
import { settle } from '../helpers/clock.ts';
import { testHouse } from '../helpers/house.ts';
import { running } from '../helpers/running.ts';
import { Visitor } from '../helpers/visitor.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('games', () => {
  test('are listed with their options', async () => {
    const { server } = await testHouse();
    const { games, levels } = (await server.inject({ url: '/api/games' })).json<GameList>();
    expect(games.find(({ id }) => id === 'nine-worlds')).toMatchObject({
      seats: { min: 2 },
      options: expect.arrayContaining([expect.objectContaining({ id: 'length', kind: 'choice' })]),
      hints: true,
      previews: true,
    });
    expect(games.find(({ id }) => id === 'nine')).toMatchObject({ hints: true, previews: false });
    expect(games.find(({ id }) => id === 'sealed-bids')).toMatchObject({ hints: false });
    expect(levels).toContain('normal');
  });
});

describe('guests', () => {
  test('have an identity at once, by token or cookie, and may name themselves', async () => {
    const { server } = await testHouse();
    const made = await server.inject({ method: 'POST', url: '/api/people', payload: { name: '  Ann  ' } });
    const { token, person } = made.json<Signed>();
    expect(person.name).toBe('Ann');
    expect(made.headers['set-cookie']).toMatch(/^ennead=.*HttpOnly.*SameSite=Lax/i);
    expect((await server.inject({ url: '/api/me', headers: bearer(token) })).json()).toEqual(person);
    expect((await server.inject({ url: '/api/me', cookies: { ennead: token } })).json()).toEqual(person);
    expect((await server.inject({ url: '/api/me' })).json()).toMatchObject({ code: 'identity' });
    expect((await server.inject({ url: '/api/me', headers: bearer('forged.token') })).statusCode).toBe(401);
    const bad = await server.inject({
      method: 'PATCH',
      url: '/api/me',
      headers: bearer(token),
      payload: { name: '\u0000' },
    });
    expect(bad.json()).toMatchObject({ code: 'bad-value' });
  });

  test('a new name is seen at their tables', async () => {
    const { house, ann, bob, id } = await running({ game: 'sealed-bids' });
    await house.server.inject({
      method: 'PATCH',
      url: '/api/me',
      headers: bearer(ann.token),
      payload: { name: 'Anna' },
    });
    await settle();
    expect(bob.views.get(id)!.about.seats[0].name).toBe('Anna');
    await ann.do(id, { type: 'chat', text: 'it is me' });
    expect(bob.heard.at(-1)).toMatchObject({ type: 'chat', line: { name: 'Anna' } });
  });

  test('move to another device by a link that works once', async () => {
    const { server } = await testHouse();
    const { token, person } = (await server.inject({ method: 'POST', url: '/api/people', payload: {} })).json<Signed>();
    const { link, url } = (
      await server.inject({ method: 'POST', url: '/api/me/link', headers: bearer(token) })
    ).json<DeviceLink>();
    expect(url).toBe(`http://127.0.0.1/device#${link}`);
    const follow = () => server.inject({ method: 'POST', url: '/api/people/follow', payload: { link } });
    expect((await follow()).json<Signed>().person).toEqual(person);
    expect((await follow()).json()).toMatchObject({ code: 'identity' });
  });

  test('make old tokens void, and their connections end', async () => {
    const { server } = await testHouse();
    const ann = await Visitor.guest(server);
    const { token } = (
      await server.inject({ method: 'POST', url: '/api/me/renew', headers: bearer(ann.token) })
    ).json<Signed>();
    expect(ann.isClosed).toBe(true);
    expect((await server.inject({ url: '/api/me', headers: bearer(ann.token) })).statusCode).toBe(401);
    expect((await server.inject({ url: '/api/me', headers: bearer(token) })).statusCode).toBe(200);
  });

  test('are forgotten: a bot plays on, and no name is left', async () => {
    const { house, ann, bob, id } = await running({ game: 'sealed-bids' });
    await bob.do(id, { type: 'chat', text: 'remember me' });
    await house.server.inject({ method: 'DELETE', url: '/api/me', headers: bearer(bob.token) });
    await settle();
    expect(ann.views.get(id)!.about.seats[1]).toMatchObject({
      person: null,
      name: null,
      bot: 'normal',
      reason: 'forgotten',
    });
    expect(JSON.stringify(await house.store.table(id))).not.toContain('Bob');
    expect(await house.store.chat(id, 10)).toEqual([]);
    expect(await house.store.person(bob.id)).toBeNull();
  });
});

describe('requests', () => {
  test('of other sites are refused, of our own are not', async () => {
    const server = await createServer({ publicUrl: 'https://ennead.example', logLevel: 'silent' });
    const post = (headers: Record<string, string>) =>
      server.inject({ method: 'POST', url: '/api/people', payload: {}, headers });
    expect((await post({ origin: 'https://evil.example' })).json()).toMatchObject({ code: 'origin' });
    const own = await post({ origin: 'https://ennead.example' });
    expect(own.statusCode).toBe(200);
    expect(own.headers['set-cookie']).toContain('Secure');
    expect((await post({})).statusCode).toBe(200);
    await server.close();
  });

  test('that are malformed, unknown, too many or too large get a refusal', async () => {
    const { server } = await testHouse({ limits: { guestsPerMinute: 3 } });
    const post = (payload: unknown) =>
      server.inject({ method: 'POST', url: '/api/people', payload: payload as object });
    expect((await post({ name: 5 })).json()).toMatchObject({ code: 'malformed' });
    expect((await post({ stray: 1 })).json()).toMatchObject({ code: 'malformed' });
    const broken = await server.inject({
      method: 'POST',
      url: '/api/people',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(broken.json()).toMatchObject({ code: 'malformed' });
    expect((await post({})).json()).toMatchObject({ code: 'too-fast' });
    expect((await server.inject({ url: '/api/nothing' })).statusCode).toBe(404);
    expect((await server.inject({ url: '/api/tables/../../etc/passwd/replay' })).statusCode).toBe(404);
    const large = await server.inject({ method: 'PATCH', url: '/api/me', payload: { name: 'x'.repeat(100_000) } });
    expect(large.json()).toMatchObject({ code: 'too-large' });
  });

  test('a person opens so many tables', async () => {
    const house = await testHouse({ limits: { tablesPerPerson: 2 } });
    const ann = await house.guest();
    for (let i = 0; i < 2; i++) await house.open(ann, { game: 'nine', seats: ['me', 'open'] });
    await expect(house.open(ann, { game: 'nine', seats: ['me', 'open'] })).rejects.toThrow('limit');
  });

  test('a table needs a game, seats and options that exist', async () => {
    const house = await testHouse();
    const ann = await house.guest();
    await expect(house.open(ann, { game: 'chess', seats: ['me'] })).rejects.toThrow('unknown-game');
    await expect(house.open(ann, { game: 'nine', seats: ['me'] })).rejects.toThrow('setup');
    await expect(house.open(ann, { game: 'nine', seats: ['me', 'genius'] })).rejects.toThrow('unknown-bot');
    await expect(house.open(ann, { game: 'nine', seats: ['me', 'open'], options: { speed: 1 } })).rejects.toThrow(
      'setup',
    );
    await expect(house.open(ann, { game: 'nine', seats: ['me', 'open'], access: 'password' })).rejects.toThrow(
      'password',
    );
  });
});

describe('operations', () => {
  test('health, readiness, metrics and headers', async () => {
    const { house } = await running({ game: 'sealed-bids' });
    const { server } = house;
    const health = await server.inject({ url: '/healthz' });
    expect(health.json()).toEqual({ ok: true });
    expect(health.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect((await server.inject({ url: '/readyz' })).json()).toEqual({ ready: true });
    const metrics = (await server.inject({ url: '/metrics' })).body;
    for (const name of [
      'connections 2',
      'tables 1',
      'records_total',
      'commit_seconds_bucket',
      'command_seconds',
      'bot_queue',
      'event_loop_delay',
    ])
      expect(metrics).toContain(`ennead_${name}`);
    expect((await server.inject({ url: '/metrics', remoteAddress: '10.0.0.7' })).statusCode).toBe(404);
    await server.close();
  });

  test('the OpenAPI document comes from the schemas', async () => {
    const { server } = await testHouse();
    const { paths } = (await server.inject({ url: '/api/openapi.json' })).json<{
      paths: Record<string, Record<string, unknown>>;
    }>();
    expect(Object.keys(paths).sort()).toEqual([
      '/api/games',
      '/api/me',
      '/api/me/link',
      '/api/me/renew',
      '/api/people',
      '/api/people/follow',
      '/api/tables',
      '/api/tables/import',
      '/api/tables/{table}/chances',
      '/api/tables/{table}/export',
      '/api/tables/{table}/fork',
      '/api/tables/{table}/hint',
      '/api/tables/{table}/join',
      '/api/tables/{table}/preview',
      '/api/tables/{table}/replay',
      '/api/tables/{table}/story',
      '/api/tables/{table}/why-not',
    ]);
    expect(JSON.stringify(paths['/api/tables'])).toContain('standIn');
  });
});
