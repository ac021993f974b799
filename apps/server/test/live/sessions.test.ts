import { describe, expect, test } from 'vitest';
import { running } from '../helpers/running.ts';
import { testHouse } from '../helpers/house.ts';
import { Visitor } from '../helpers/visitor.ts';

describe('a connection', () => {
  test('says hello first, in the same version, with a token of ours or none', async () => {
    const { server } = await testHouse();
    const early = new Visitor(server);
    await early.say({ type: 'ping' });
    expect(early.heard).toMatchObject([{ type: 'refused', code: 'identity' }]);
    const old = new Visitor(server);
    await old.say({ type: 'hello', version: 99 });
    expect(old.heard).toMatchObject([{ type: 'refused', code: 'version' }]);
    expect(old.isClosed).toBe(true);
    const forged = new Visitor(server);
    await forged.say({ type: 'hello', version: 1, token: 'abc.def' });
    expect(forged.heard).toMatchObject([{ type: 'refused', code: 'identity' }]);
    expect(forged.isClosed).toBe(true);
    const stranger = await Visitor.stranger(server);
    expect(stranger.heard).toMatchObject([{ type: 'welcome', person: null }]);
  });

  test('that says nothing is cut', async () => {
    const { server, clock } = await testHouse();
    const silent = new Visitor(server);
    await clock.pass(11_000);
    expect(silent.isCut).toBe(true);
  });

  test('that answers no ping is cut', async () => {
    const { server, clock } = await testHouse();
    const [alive, dead] = [await Visitor.stranger(server), await Visitor.stranger(server)];
    dead.isDead = true;
    await clock.pass(100_000);
    expect([alive.isCut, dead.isCut]).toEqual([false, true]);
  });

  test('that sends too much is refused until it slows down', async () => {
    const { server, clock } = await testHouse({ limits: { messagesAtOnce: 5, messagesPerSecond: 1 } });
    const visitor = await Visitor.stranger(server);
    for (let i = 0; i < 6; i++) await visitor.say({ type: 'ping' });
    expect(visitor.heard.map(({ type }) => type)).toEqual([
      'welcome',
      'pong',
      'pong',
      'pong',
      'pong',
      'refused',
      'refused',
    ]);
    expect(visitor.heard.at(-1)).toMatchObject({ code: 'too-fast' });
    await clock.pass(2_000);
    await visitor.say({ type: 'ping' });
    expect(visitor.heard.at(-1)).toMatchObject({ type: 'pong' });
  });

  test('without a name may look and do nothing', async () => {
    const { house, id } = await running({ game: 'sealed-bids' });
    const stranger = await Visitor.stranger(house.server);
    const view = await stranger.watch(id);
    expect(view.own).toEqual([]);
    expect(await stranger.refusal(id, { type: 'chat', text: 'boo' })).toMatchObject({ code: 'identity' });
  });

  test('looks at so many tables, and a table at so many people', async () => {
    const house = await testHouse({ limits: { tablesPerConnection: 1, watchersPerTable: 2 } });
    const ann = await house.guest();
    const ids = [
      await house.open(ann, { game: 'nine', seats: ['me', 'open'] }),
      await house.open(ann, { game: 'nine', seats: ['me', 'open'] }),
    ];
    await ann.watch(ids[0]);
    await expect(ann.watch(ids[1])).rejects.toThrow('limit');
    await (await house.guest()).watch(ids[0]);
    await expect((await house.guest()).watch(ids[0])).rejects.toThrow('limit');
  });
});

describe('one message for each class of viewers', () => {
  test('onlookers get the same bytes, and a small difference', async () => {
    const { house, people, id, seat } = await running({ game: 'nine' });
    const onlookers = [await Visitor.stranger(house.server), await Visitor.stranger(house.server), await house.guest()];
    for (const onlooker of onlookers) await onlooker.watch(id);
    const whole = onlookers[0].frames.at(-1)!.length;
    const before = onlookers.map(({ frames }) => frames.length);
    await people[seat()].answer(id, seat());
    const news = onlookers.map(({ frames }, i) => frames.slice(before[i]));
    expect(news[0]).toHaveLength(1);
    expect(new Set(news.map(frames => frames[0])).size).toBe(1);
    expect(news[0][0].length).toBeLessThan(whole / 3);
  });

  test('whoever missed one asks for the whole view', async () => {
    const { ann, id } = await running({ game: 'nine' });
    const views = ann.heard.filter(({ type }) => type === 'view').length;
    await ann.say({ type: 'resync', table: id });
    expect(ann.heard.filter(({ type }) => type === 'view')).toHaveLength(views + 1);
    await ann.say({ type: 'unwatch', table: id });
    await ann.say({ type: 'resync', table: id });
    expect(ann.heard.filter(({ type }) => type === 'view')).toHaveLength(views + 1);
  });

  test('two devices of one person see the same', async () => {
    const { house, ann, people, id, seat } = await running({ game: 'nine' });
    const phone = await Visitor.again(house.server, ann);
    await phone.watch(id);
    await people[seat()].answer(id, seat());
    expect(phone.views.get(id)).toEqual(ann.views.get(id));
  });
});

describe('somebody on several lines', () => {
  async function onThree() {
    const { house, people, id, seat } = await running({ game: 'nine-worlds' });
    const first = seat();
    const bob = people[1 - first];
    await bob.say({ type: 'unwatch', table: id });
    const [gone, phone] = [await Visitor.again(house.server, bob), await Visitor.again(house.server, bob)];
    gone.leave();
    return { house, people, id, first, bob, gone, phone };
  }

  test('is called on each that is left', async () => {
    const { people, id, first, bob, gone, phone } = await onThree();
    while (people[first].views.get(id)!.play!.asks[0].seat === first)
      await people[first].answer(id, first, options => (options.includes('end') ? 'end' : options[0]));
    const calls = [bob, gone, phone].map(({ heard }) => heard.filter(({ type }) => type === 'turn').length);
    expect(calls).toEqual([1, 0, 1]);
  });

  test('has one name on all of them', async () => {
    const { house, people, first, bob, phone } = await onThree();
    const headers = { authorization: `Bearer ${bob.token}` };
    await house.server.inject({ method: 'PATCH', url: '/api/me', headers, payload: { name: 'Bobby' } });
    for (const line of [bob, phone]) {
      const id = await house.open(people[first], { game: 'nine', seats: ['me', 'open'] });
      await line.watch(id);
      await line.do(id, { type: 'sit', seat: 1 });
      expect(line.views.get(id)!.about.seats[1].name).toBe('Bobby');
    }
  });

  test('is dismissed on all of them, and then nobody of that id is known', async () => {
    const { house, bob, phone } = await onThree();
    expect(house.server.hub['people'].get(bob.id)).toHaveLength(2);
    const headers = { authorization: `Bearer ${bob.token}` };
    await house.server.inject({ method: 'POST', url: '/api/me/renew', headers });
    expect([bob.isClosed, phone.isClosed]).toEqual([true, true]);
    expect(house.server.hub['people'].has(bob.id)).toBe(false);
  });
});

test('whole views that are asked for one after the other are each through their own eyes', async () => {
  const { ann, bob, id } = await running({ game: 'nine' });
  const before = [ann, bob].map(who => who.views.get(id));
  expect(before[0]!.play).not.toEqual(before[1]!.play);
  for (const who of [ann, bob]) await who.say({ type: 'resync', table: id });
  expect([ann, bob].map(who => who.views.get(id))).toEqual(before);
});

describe('a reader that does not read', () => {
  test('misses updates, never slows the table, and gets the whole view when it reads again', async () => {
    const { house, people, id, seat, view } = await running({ game: 'nine-worlds' });
    const slow = await Visitor.stranger(house.server);
    await slow.watch(id);
    slow.waiting = 300_000;
    const { length } = slow.frames;
    for (let i = 0; i < 5; i++) await people[seat()].answer(id, seat());
    expect(slow.frames).toHaveLength(length);
    slow.waiting = 0;
    await house.clock.pass(6_000);
    expect(slow.views.get(id)!.play).toEqual(view().play);
    await people[seat()].answer(id, seat());
    expect(slow.views.get(id)!.play).toEqual(view().play);
  });

  test('is dropped in the end', async () => {
    const { house, people, id, seat } = await running({ game: 'nine-worlds' });
    const slow = await Visitor.stranger(house.server);
    await slow.watch(id);
    slow.waiting = 300_000;
    await people[seat()].answer(id, seat());
    await house.clock.pass(10_000);
    expect(slow.isCut).toBe(false);
    await house.clock.pass(15_000);
    expect(slow.isCut).toBe(true);
  });
});
