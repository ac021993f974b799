import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ClientMessage, Command, EXAMPLES, VERSION, type CommandType } from '@ennead/wire';
import { connect, type SocketLike } from '@ennead/wire/client';
import { readSubmit } from '../../src/live/quick.ts';
import { running } from '../helpers/running.ts';
import { Visitor } from '../helpers/visitor.ts';

/** Everything of a table that must not change by nonsense. */
async function durable({ house, id }: Awaited<ReturnType<typeof running>>): Promise<string> {
  const { store } = house;
  return JSON.stringify([
    await store.table(id),
    await store.records(id),
    await store.drafts(id),
    await store.chat(id, 50),
  ]);
}

const TYPES = Command.options.map(option => option.shape.type.value as CommandType);

describe('every message', () => {
  test('that is malformed is refused, and changes nothing', async () => {
    const table = await running({ game: 'sealed-bids' });
    const { ann, bob, id } = table;
    const before = await durable(table);
    const heard = bob.frames.length;
    const nonsense = fc.oneof(
      fc.string(),
      fc.jsonValue().map(value => JSON.stringify(value)),
      fc.jsonValue().map(value => JSON.stringify({ type: 'do', id: 'x', table: id, command: value })),
      fc
        .record({
          type: fc.constantFrom(...TYPES),
          seat: fc.jsonValue(),
          picks: fc.jsonValue(),
          decision: fc.jsonValue(),
        })
        .map(command => JSON.stringify({ type: 'do', id: 'x', table: id, command: { ...command, stray: 1 } })),
    );
    await fc.assert(
      fc.asyncProperty(nonsense, async text => {
        const count = ann.heard.length;
        await ann.say(text);
        const answers = ann.heard.slice(count);
        if (isGood(text)) return;
        expect(answers).toHaveLength(1);
        expect(answers[0]).toMatchObject({ type: 'refused', code: 'malformed' });
      }),
      { numRuns: 300 },
    );
    expect(await durable(table)).toBe(before);
    expect(bob.frames).toHaveLength(heard);
  });

  test.each(
    EXAMPLES.client.map(
      message => [message.type === 'do' ? `do ${message.command.type}` : message.type, message] as const,
    ),
  )('%s with any part of it broken', async (_name, message) => {
    const table = await running({ game: 'sealed-bids' });
    const { ann } = table;
    const before = await durable(table);
    for (const copy of brokenCopies(message)) {
      const broken = JSON.parse(JSON.stringify(copy)) as unknown;
      if (ClientMessage.safeParse(broken).success) continue;
      const count = ann.heard.length;
      await ann.say(broken);
      expect({ broken, heard: ann.heard.slice(count) }).toMatchObject({
        broken,
        heard: [{ type: 'refused', code: 'malformed' }],
      });
    }
    expect(await durable(table)).toBe(before);
  });
});

describe('what is checked by hand', () => {
  test('is checked as the schema would', () => {
    const submit = EXAMPLES.client.find(message => message.type === 'do' && message.command.type === 'submit')!;
    const others = EXAMPLES.client.filter(message => message !== submit);
    const copies = Array.from(brokenCopies(submit), copy => JSON.parse(JSON.stringify(copy)) as unknown);
    const edges = [0, 30, 31, 2 ** 53 - 1, 2 ** 53].flatMap(seat => [
      { ...submit, command: { type: 'submit', seat, decision: 1, picks: [] } },
      { ...submit, command: { type: 'submit', seat: 1, decision: seat, picks: Array.from({ length: 65 }, () => 'x') } },
      { ...submit, command: { type: 'submit', seat: 1, decision: seat, picks: ['y'.repeat(2200)] } },
      { ...submit, command: { type: 'submit', seat: 1, decision: seat, picks: ['y'.repeat(2201)] } },
      { ...submit, id: 'i'.repeat(48 + (seat % 2)) },
    ]);
    const readByHand = (value: unknown) => readSubmit(JSON.stringify(value));
    expect(readByHand(submit)).toEqual(submit);
    expect(others.map(readByHand).filter(read => read !== null)).toEqual([]);
    const read = [...copies, ...edges].filter(value => readByHand(value) !== null);
    expect(read.map(readByHand)).toEqual(read.map(value => ClientMessage.parse(value)));
    expect(copies.filter(value => readByHand(value) !== null).length).toBeGreaterThan(0);
    const several = { ...submit, command: { type: 'submit', seat: 30, decision: 7, picks: ['a/1', '', 'b, [c]'] } };
    expect(readByHand(several)).toEqual(several);
  });

  test('is what our own client writes', async () => {
    const said: string[] = [];
    const socket = (): SocketLike => ({
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: text => void said.push(text),
      close: () => {},
    });
    let line!: SocketLike;
    const connection = connect({ url: 'ws://nowhere', socket: () => (line = socket()) });
    line.onmessage?.({ data: JSON.stringify({ type: 'welcome', version: VERSION, person: null, now: 0 }) });
    const command = { type: 'submit' as const, seat: 1, decision: 12, picks: ['march/1/nidavellir/svartalfheim'] };
    connection.perform('abcdefgh', command).catch(() => {});
    expect(readSubmit(said.at(-1)!)).toMatchObject({ table: 'abcdefgh', command });
    connection.close();
  });

  test('is left to the schema as soon as it is written in another way', () => {
    const text =
      '{"type":"do","id":"k-1","table":"abcdefgh","command":{"type":"submit","seat":1,"decision":2,"picks":["a"]}}';
    expect(readSubmit(text)).not.toBeNull();
    const odd = [
      text.replace('["a"]', String.raw`["a\n"]`),
      text.replace('["a"]', '["é"]'),
      text.replace('["a"]', '["a\n"]'),
      text.replace('["a"]', '["a",]'),
      text.replace('["a"]', `["${'y'.repeat(2201)}"]`),
      text.replace('["a"]', JSON.stringify(Array.from({ length: 65 }, () => 'x'))),
      text.replace('"decision":2', '"decision":02'),
      text.replace('"seat":1', '"seat":31'),
      text.replace('"seat":1', '"seat": 1'),
      `${text}\n`,
      text.slice(0, -1),
    ];
    expect(odd.filter(other => readSubmit(other) !== null)).toEqual([]);
  });
});

function isGood(text: string): boolean {
  try {
    return ClientMessage.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

const ODD = [undefined, null, -1, 1.5, 1e300, '', 'x'.repeat(5000), [], {}, true, { type: 'sit' }, ['__proto__']];

/** Copies of a message in which one part, at any depth, is something else. */
function* brokenCopies(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, inner] of Object.entries(value)) {
    const put = (other: unknown): unknown =>
      Array.isArray(value)
        ? value.map((item, i) => (String(i) === field ? other : item))
        : { ...value, [field]: other };
    for (const odd of ODD) yield put(odd);
    for (const broken of brokenCopies(inner)) yield put(broken);
  }
  if (!Array.isArray(value)) yield { ...value, stray: 1 };
}

describe('a well-formed message in the wrong place', () => {
  test('every command of a stranger to the table is refused or does no harm', async () => {
    const table = await running({ game: 'sealed-bids' });
    const { house, ann, id } = table;
    const eve = await house.guest('Eve');
    await eve.watch(id);
    const before = await durable(table);
    for (const { command } of EXAMPLES.client.filter(message => message.type === 'do')) {
      if (command.type === 'chat' || command.type === 'leave') continue; // onlookers may talk, and leave
      const { code } = await eve.refusal(id, {
        ...command,
        ...('person' in command && { person: ann.id }),
      } as typeof command);
      expect(`${command.type}: ${code}`).toMatch(
        /: (not-yours|not-host|seat-taken|started|not-ended|unknown-proposal)$/,
      );
    }
    expect(await durable(table)).toBe(before);
  });

  test('another table’s seat gives no right here', async () => {
    const table = await running({ game: 'sealed-bids' });
    const { house, id } = table;
    const eve = await house.guest('Eve');
    const other = await house.open(eve, { game: 'sealed-bids', seats: ['me', 'me'], start: true });
    await eve.watch(other);
    const before = await durable(table);
    const { decision, options } = eve.own(other, 0);
    expect(await eve.refusal(id, { type: 'submit', seat: 0, decision: decision!, picks: [options[1]] })).toMatchObject({
      code: 'not-yours',
    });
    expect(await eve.refusal(id, { type: 'close' })).toMatchObject({ code: 'not-host' });
    expect(await eve.refusal('aaaaaaaaaaaaaaaa', { type: 'start' })).toMatchObject({ code: 'unknown-table' });
    expect(await durable(table)).toBe(before);
  });

  test('stale, replayed and out of order', async () => {
    const table = await running({ game: 'sealed-bids' });
    const { ann, bob, id } = table;
    const first = { type: 'submit' as const, seat: 0, decision: 0, picks: [] };
    await ann.do(id, first, 'a1');
    await bob.do(id, { ...first, seat: 1 }, 'b1');
    const before = await durable(table);
    expect(await ann.refusal(id, first)).toMatchObject({ code: 'stale' });
    expect(await ann.do(id, first, 'a1')).toMatchObject({ id: 'a1' }); // the same id: the same answer
    expect(await bob.refusal(id, { ...first, seat: 1, decision: 99 })).toMatchObject({ code: 'stale' });
    await expect(bob.do(id, first, 'a1')).rejects.toThrow('not-yours'); // another person's id is another id
    expect(await ann.refusal(id, { type: 'start' })).toMatchObject({ code: 'started' });
    expect(await ann.refusal(id, { type: 'agree', proposal: 5 })).toMatchObject({ code: 'unknown-proposal' });
    expect(await durable(table)).toBe(before);
  });

  test('before the game and after its end', async () => {
    const { house, ann, bob, id } = await running({ game: 'sealed-bids' });
    const lobby = await house.open(ann, { game: 'sealed-bids', seats: ['me', 'open'] });
    for (const command of [
      { type: 'submit', seat: 0, decision: 0, picks: [] },
      { type: 'undo' },
      { type: 'pause' },
      { type: 'resign', seat: 0 },
      { type: 'hand', seat: 0 },
    ] as Command[])
      expect([command.type, (await ann.refusal(lobby, command)).code]).toEqual([command.type, 'not-started']);
    await bob.do(id, { type: 'resign', seat: 1 });
    for (const command of [
      { type: 'submit', seat: 0, decision: 0, picks: [] },
      { type: 'undo' },
      { type: 'sit', seat: 1 },
      { type: 'close' },
    ] as Command[])
      expect([command.type, (await ann.refusal(id, command)).code]).toEqual([command.type, 'ended']);
  });

  test('frames that are no text', async () => {
    const { house } = await running({ game: 'sealed-bids' });
    const visitor = await Visitor.stranger(house.server);
    await visitor.say('');
    expect(visitor.heard.at(-1)).toMatchObject({ type: 'refused', code: 'malformed' });
  });
});
