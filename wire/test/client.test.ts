import { build } from 'esbuild';
import { describe, expect, test, vi } from 'vitest';
import type { ClientMessage, ServerMessage, TableView } from '../src/index.ts';
import { connect, type ConnectOptions, type SocketLike } from '../src/client/index.ts';
import { EXAMPLES } from '../src/index.ts';

const TABLE = 'k3jx7qmwz2ratbvu';
const view = (EXAMPLES.server.find(message => message.type === 'view') as { view: TableView }).view;

class FakeSocket implements SocketLike {
  readonly sent: ClientMessage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  say(...messages: ServerMessage[]): void {
    this.onmessage?.({ data: JSON.stringify(messages.length === 1 ? messages[0] : messages) });
  }

  /** Opens the line and bids welcome. */
  welcome(): void {
    this.onopen?.();
    this.say({ type: 'welcome', version: 1, person: null, now: 0 });
  }
}

function client(options: Partial<ConnectOptions> = {}) {
  const sockets: FakeSocket[] = [];
  const timers: { milliseconds: number; run: () => void }[] = [];
  const connection = connect({
    url: 'ws://here/live',
    socket: () => sockets[sockets.push(new FakeSocket()) - 1],
    random: () => 0.5,
    timers: {
      after(milliseconds, run) {
        const timer = { milliseconds, run };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
    },
    ...options,
  });
  return { connection, sockets, timers, last: () => sockets.at(-1)!, fire: () => timers.shift()!.run() };
}

describe('the client', () => {
  test('goes by what the device says of its network, before any heartbeat is missed', () => {
    const { connection, sockets, timers } = client();
    connection.hurry();
    expect(sockets).toHaveLength(1); // it is connecting already
    connection.interrupt();
    expect(connection.status).toBe('waiting');
    expect(timers).toHaveLength(1);
    connection.hurry();
    expect(connection.status).toBe('connecting');
    expect(sockets).toHaveLength(2);
    expect(timers).toHaveLength(0);
    connection.close();
    connection.interrupt();
    expect(connection.status).toBe('closed');
  });

  test('says hello with its token, then asks for its tables', () => {
    const { connection, last } = client({ token: () => 'mine' });
    connection.watch(TABLE);
    expect(last().sent).toEqual([]);
    last().welcome();
    expect(last().sent).toMatchObject([
      { type: 'hello', version: 1, token: 'mine' },
      { type: 'watch', table: TABLE },
    ]);
  });

  test('keeps the view by differences, and tells every event once', async () => {
    const onView = vi.fn();
    const { connection, last } = client();
    const watch = connection.watch(TABLE, { onView });
    last().welcome();
    const told = [{ n: 12, events: [{ type: 'began' }] }];
    last().say({ type: 'view', table: TABLE, seq: 4, view, told, chat: [] });
    expect(await watch.ready).toEqual(view);
    const more = [{ n: 13, events: [{ type: 'did' }] }];
    last().say({ type: 'update', table: TABLE, seq: 5, patch: { play: { n: 13 } }, told: more });
    expect(watch.view!.play!.n).toBe(13);
    last().say({ type: 'update', table: TABLE, seq: 5, patch: { play: { n: 99 } } }); // twice: not applied
    expect(watch.view!.play!.n).toBe(13);
    last().say({ type: 'view', table: TABLE, seq: 6, view, told: [...told, ...more], chat: [] });
    expect(onView.mock.calls.map(call => call[1] as unknown)).toEqual([told, more, []]);
  });

  test('asks for the whole view once when it missed something', () => {
    const { connection, last } = client();
    const watch = connection.watch(TABLE);
    last().welcome();
    last().say({ type: 'view', table: TABLE, seq: 1, view, told: [], chat: [] });
    last().say(
      { type: 'update', table: TABLE, seq: 3, patch: { play: { n: 14 } } },
      { type: 'update', table: TABLE, seq: 4, patch: { play: { n: 15 } } },
    );
    expect(last().sent.filter(({ type }) => type === 'resync')).toHaveLength(1);
    expect(watch.view).toEqual(view);
    last().say({
      type: 'view',
      table: TABLE,
      seq: 4,
      view: { ...view, play: { ...view.play!, n: 15 } },
      told: [],
      chat: [],
    });
    last().say({ type: 'update', table: TABLE, seq: 5, patch: { play: { n: 16 } } });
    expect(watch.view!.play!.n).toBe(16);
  });

  test('promises what it was asked to do, and refuses with a code and a rule', async () => {
    const { connection, last } = client();
    last().welcome();
    const good = connection.perform(TABLE, { type: 'start' });
    const bad = connection.perform(TABLE, { type: 'undo' });
    const [, first, second] = last().sent as { id: string }[];
    last().say(
      { type: 'refused', id: second.id, code: 'undo', message: 'no', rule: 'A1' },
      { type: 'done', id: first.id, n: 7 },
    );
    await expect(good).resolves.toMatchObject({ n: 7 });
    await expect(bad).rejects.toMatchObject({ code: 'undo', rule: 'A1' });
  });

  test('connects again with growing pauses, and sends again what was not acknowledged, under its id', async () => {
    const { connection, sockets, timers, last, fire } = client();
    connection.watch(TABLE);
    last().welcome();
    const done = connection.perform(TABLE, { type: 'start' });
    const before = last().sent.at(-1);
    const pauses: number[] = [];
    for (let i = 0; i < 8; i++) {
      last().onclose?.();
      expect(connection.status).toBe('waiting');
      pauses.push(timers[0].milliseconds);
      fire();
    }
    expect(pauses).toEqual([187.5, 375, 750, 1500, 3000, 6000, 11_250, 11_250]);
    expect(sockets).toHaveLength(9);
    last().welcome();
    expect(last().sent.map(({ type }) => type)).toEqual(['hello', 'watch', 'do']);
    expect(last().sent.at(-1)).toEqual(before);
    last().say({ type: 'done', id: (before as { id: string }).id, n: 3 });
    await expect(done).resolves.toMatchObject({ n: 3 });
    last().onclose?.();
    expect(timers[0].milliseconds).toBe(187.5); // a line that was open starts again with the shortest pause
  });

  test('notices a line that is silent', () => {
    const { connection, last, fire } = client();
    last().welcome();
    fire();
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    last().say({ type: 'pong', now: 0 });
    fire();
    expect(connection.status).toBe('open');
    fire();
    expect(connection.status).toBe('waiting');
  });

  test('sends again a little later what came too fast', async () => {
    const { connection, timers, last } = client();
    last().welcome();
    const done = connection.perform(TABLE, { type: 'start' });
    const { id } = last().sent.at(-1) as { id: string };
    last().say({ type: 'refused', id, code: 'too-fast', message: 'slowly' });
    timers.at(-1)!.run();
    expect(last().sent.filter(message => 'id' in message && message.id === id)).toHaveLength(2);
    last().say({ type: 'done', id, n: 1 });
    await expect(done).resolves.toMatchObject({ n: 1 });
  });

  test('a table that was asked for too fast is asked for again', () => {
    const onGone = vi.fn();
    const { connection, timers, last } = client();
    connection.watch(TABLE, { onGone });
    last().welcome();
    const { id } = last().sent.at(-1) as { id: string };
    last().say({ type: 'refused', id, code: 'too-fast', message: 'slowly' });
    expect(onGone).not.toHaveBeenCalled();
    timers.at(-1)!.run();
    expect(last().sent.filter(({ type }) => type === 'watch')).toMatchObject([{ id }, { id }]);
  });

  test('what stays too fast is sent again after growing pauses, and refused in the end', async () => {
    const { connection, timers, last } = client();
    last().welcome();
    const done = connection.perform(TABLE, { type: 'start' });
    const { id } = last().sent.at(-1) as { id: string };
    const pauses: number[] = [];
    for (let i = 0; i < 5; i++) {
      last().say({ type: 'refused', id, code: 'too-fast', message: 'slowly' });
      const { milliseconds, run } = timers.pop()!;
      pauses.push(milliseconds);
      run();
    }
    expect(pauses).toEqual([187.5, 375, 750, 1500, 3000]);
    last().say({ type: 'refused', id, code: 'too-fast', message: 'slowly' });
    await expect(done).rejects.toMatchObject({ code: 'too-fast' });
    expect(last().sent.filter(({ type }) => type === 'do')).toHaveLength(6);
  });

  test('a line of chat that came too fast is refused to whoever wrote it', async () => {
    const { connection, timers, last } = client();
    last().welcome();
    const said = connection.perform(TABLE, { type: 'chat', text: 'so' });
    const before = timers.length;
    const { id } = last().sent.at(-1) as { id: string };
    last().say({ type: 'refused', id, code: 'too-fast', message: 'slowly' });
    await expect(said).rejects.toMatchObject({ code: 'too-fast' });
    expect(timers).toHaveLength(before);
  });

  test('a password that was tried too fast is refused; one that was good once is said again after a pause', async () => {
    const onGone = vi.fn();
    const { connection, timers, last, fire } = client();
    const watch = connection.watch(TABLE, { onGone }, 'raven');
    last().welcome();
    const refuse = (): void => {
      const { id } = last().sent.at(-1) as { id: string };
      last().say({ type: 'refused', id, code: 'too-fast', message: 'slowly' });
    };
    refuse();
    await expect(watch.ready).rejects.toMatchObject({ code: 'too-fast' });
    expect(onGone).toHaveBeenCalledOnce();

    connection.watch(TABLE, { onGone }, 'crow');
    last().say({ type: 'view', table: TABLE, seq: 1, view, told: [], chat: [] });
    last().onclose?.();
    fire();
    last().welcome();
    refuse();
    timers.at(-1)!.run();
    expect(last().sent.filter(({ type }) => type === 'watch')).toMatchObject([
      { password: 'crow' },
      { password: 'crow' },
    ]);
    expect(onGone).toHaveBeenCalledOnce();
  });

  test('gives up where nothing can come of it', async () => {
    const { connection, sockets, last } = client();
    const watch = connection.watch(TABLE);
    last().onopen?.();
    last().say({ type: 'refused', id: null, code: 'version', message: 'too old' });
    expect(connection.status).toBe('closed');
    await expect(watch.ready).rejects.toMatchObject({ code: 'version' });
    await expect(connection.perform(TABLE, { type: 'start' })).rejects.toMatchObject({ code: 'closed' });
    expect(sockets).toHaveLength(1);
  });

  test('a table that refuses is let go', async () => {
    const onGone = vi.fn();
    const { connection, last } = client();
    const watch = connection.watch(TABLE, { onGone });
    last().welcome();
    const { id } = last().sent.at(-1) as { id: string };
    last().say({ type: 'refused', id, code: 'password', message: 'say it' });
    await expect(watch.ready).rejects.toMatchObject({ code: 'password' });
    expect(onGone).toHaveBeenCalledOnce();
  });

  test('has no zod in it, and nothing of Node', async () => {
    const { metafile } = await build({
      entryPoints: [new URL('../src/client/index.ts', import.meta.url).pathname],
      bundle: true,
      write: false,
      metafile: true,
      platform: 'browser',
      format: 'esm',
    });
    const inputs = Object.keys(metafile.inputs);
    expect(inputs.filter(input => /zod|node_modules|messages/.test(input))).toEqual([]);
  });
});
