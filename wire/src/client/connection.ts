import type { ClientMessage, Command, Done, Person, Refusal, ServerMessage } from '../messages/index.ts';
import { VERSION } from '../version.ts';
import { Refused } from './refused.ts';
import { realTimers, type SocketLike, type Timers } from './socket.ts';
import { Watch, type WatchHandlers } from './watch.ts';

export const STATUSES = ['connecting', 'open', 'waiting', 'closed'] as const;
export type Status = (typeof STATUSES)[number];

export interface ConnectOptions {
  /** Where the server listens: `ws://127.0.0.1:9099/live`. */
  url: string;
  socket: (url: string) => SocketLike;
  /** Who one is, asked for at every connection. Without it one may only look on. */
  token?: () => string | null;
  onStatus?: (status: Status, refused?: Refused) => void;
  onTurn?: (turn: Extract<ServerMessage, { type: 'turn' }>) => void;
  timers?: Timers;
  random?: () => number;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 15_000;
/** How often what came too fast is sent again before its refusal counts. */
const MOST_TRIES = 5;
/** A line on which nothing was heard for two of these is dead. */
const HEARTBEAT = 20_000;

interface Pending {
  message: Extract<ClientMessage, { type: 'do' }>;
  resolve: (done: Done) => void;
  reject: (refused: Refused) => void;
  tries: number;
}

interface Asked {
  watch: Watch;
  id: string;
  password: string | null;
  tries: number;
}

/**
 * A line to the server that mends itself: it connects again with growing pauses, takes up its tables, and sends what
 * was not acknowledged again under the same ids, so that the server carries it out once.
 */
export class Connection {
  status: Status = 'connecting';
  person: Person | null = null;
  /** What to add to this machine's clock to get the server's. */
  clockOffset = 0;
  private readonly options: ConnectOptions;
  private readonly timers: Timers;
  private readonly random: () => number;
  private readonly name: string;
  private counter = 0;
  private attempts = 0;
  private socket: SocketLike | null = null;
  private readonly watches = new Map<string, Asked>();
  private readonly pending = new Map<string, Pending>();
  private cancelTimer: () => void = () => {};
  private heard = true;

  constructor(options: ConnectOptions) {
    this.options = options;
    this.timers = options.timers ?? realTimers;
    this.random = options.random ?? Math.random;
    this.name = Math.floor(this.random() * 2 ** 31).toString(36);
    this.connect();
  }

  /** Looks at a table; one watch for each. */
  watch(table: string, handlers: WatchHandlers = {}, password: string | null = null): Watch {
    const watch = new Watch(table, handlers, {
      perform: (at, command) => this.perform(at, command),
      resync: at => this.say({ type: 'resync', table: at }),
      leave: at => {
        this.watches.delete(at);
        this.say({ type: 'unwatch', table: at });
      },
    });
    this.watches.set(table, { watch, id: this.nextId(), password, tries: 0 });
    this.askFor(table);
    return watch;
  }

  /** Does something at a table, watched or not. */
  perform(table: string, command: Command): Promise<Done> {
    return new Promise((resolve, reject) => {
      if (this.status === 'closed')
        return reject(new Refused({ code: 'closed', message: 'this connection was closed' }));
      const message = { type: 'do' as const, id: this.nextId(), table, command };
      this.pending.set(message.id, { message, resolve, reject, tries: 0 });
      this.say(message);
    });
  }

  /** Ends it; what was not acknowledged is given up. */
  close(refused = new Refused({ code: 'closed', message: 'this connection was closed' })): void {
    if (this.status === 'closed') return;
    this.cancelTimer();
    this.drop();
    for (const { reject } of this.pending.values()) reject(refused);
    this.pending.clear();
    for (const { watch } of this.watches.values()) watch.refuse(refused);
    this.become('closed', refused);
  }

  /** Whether something was said that the server has not acknowledged. */
  get isSending(): boolean {
    return this.pending.size > 0;
  }

  /** The device has lost its network: what the next heartbeats would tell is known now. */
  interrupt(): void {
    if (this.status === 'open' || this.status === 'connecting') this.lost();
  }

  /** The device has a network again: no need to wait for the next attempt. */
  hurry(): void {
    if (this.status !== 'waiting') return;
    this.cancelTimer();
    this.connect();
  }

  /** Shorter than thirteen letters: what is cut out of a frame and longer keeps, in V8, the whole frame in memory. */
  private nextId(): string {
    return `${this.name}-${(++this.counter).toString(36)}`;
  }

  private become(status: Status, refused?: Refused): void {
    this.status = status;
    this.options.onStatus?.(status, refused);
  }

  private connect(): void {
    const socket = this.options.socket(this.options.url);
    this.socket = socket;
    this.become('connecting');
    socket.onopen = () => {
      const token = this.options.token?.() ?? null;
      this.send({ type: 'hello', version: VERSION, ...(token !== null && { token }) });
    };
    socket.onmessage = event => this.hear(String(event.data));
    socket.onclose = () => this.lost();
    socket.onerror = () => {};
  }

  /** Forgets the socket, whatever it still has to say. */
  private drop(): void {
    const { socket } = this;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lost(): void {
    this.cancelTimer();
    this.drop();
    this.become('waiting');
    this.cancelTimer = this.timers.after(this.pauseAfter(this.attempts++), () => this.connect());
  }

  /** Longer each time, and never quite the same for two clients. */
  private pauseAfter(attempts: number): number {
    return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempts) * (0.5 + this.random() / 2);
  }

  private beat(): void {
    if (!this.heard) return this.lost();
    this.heard = false;
    this.send({ type: 'ping' });
    this.cancelTimer = this.timers.after(HEARTBEAT, () => this.beat());
  }

  /** Sends it if the line is open; else it goes out, or is needless, when the line opens again. */
  private say(message: ClientMessage): void {
    if (this.status === 'open') this.send(message);
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private askFor(table: string): void {
    const { id, password } = this.watches.get(table)!;
    this.say({ type: 'watch', id, table, ...(password !== null && { password }) });
  }

  private hear(text: string): void {
    this.heard = true;
    const said = JSON.parse(text) as ServerMessage | ServerMessage[];
    if (!Array.isArray(said)) return this.take(said);
    for (const message of said) this.take(message);
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.welcomed(message.person, message.now);
      case 'view':
        return this.shown(message);
      case 'update':
        return this.watches.get(message.table)?.watch.takeUpdate(message);
      case 'chat':
        return this.watches.get(message.table)?.watch.takeChat(message.line);
      case 'done':
        return this.settle(message.id)?.resolve(message);
      case 'refused':
        return this.refused(message.id, message);
      case 'gone':
        return this.gone(message.table, message);
      case 'turn':
        return this.options.onTurn?.(message);
      case 'pong':
        this.clockOffset = message.now - Date.now();
    }
  }

  private welcomed(person: Person | null, now: number): void {
    this.person = person;
    this.clockOffset = now - Date.now();
    this.attempts = 0;
    this.heard = true;
    this.become('open');
    for (const table of this.watches.keys()) this.askFor(table);
    for (const { message } of this.pending.values()) this.send(message);
    this.cancelTimer = this.timers.after(HEARTBEAT, () => this.beat());
  }

  private shown(message: Extract<ServerMessage, { type: 'view' }>): void {
    const asked = this.watches.get(message.table);
    if (!asked) return;
    asked.tries = 0;
    asked.watch.takeView(message);
  }

  private settle(id: string): Pending | undefined {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    return pending;
  }

  private refused(id: string | null, refusal: Refusal): void {
    const refused = new Refused(refusal);
    if (refusal.code === 'too-fast' && id !== null && this.tryLater(id)) return;
    if (id === null && (refusal.code === 'version' || refusal.code === 'identity')) return this.close(refused);
    if (id === null) return;
    this.settle(id)?.reject(refused);
    const table = this.tableAskedBy(id);
    if (table !== undefined) this.gone(table, refusal);
  }

  private tableAskedBy(id: string): string | undefined {
    return [...this.watches].find(([, asked]) => asked.id === id)?.[0];
  }

  /**
   * Too many at once: what is still wanted is sent again, under its old id, after a pause that grows. Not a line of
   * chat nor the first try of a password: whoever wrote them waits for an answer, and each counts as one more.
   */
  private tryLater(id: string): boolean {
    const pending = this.pending.get(id);
    const asked = this.watches.get(this.tableAskedBy(id) ?? '');
    const wanted = pending ?? asked;
    if (!wanted || wanted.tries >= MOST_TRIES) return false;
    if (pending?.message.command.type === 'chat') return false;
    if (asked && asked.password !== null && asked.watch.view === null) return false;
    this.timers.after(this.pauseAfter(wanted.tries++), () => this.sendAgain(id));
    return true;
  }

  private sendAgain(id: string): void {
    const pending = this.pending.get(id);
    const table = this.tableAskedBy(id);
    if (pending) this.say(pending.message);
    else if (table !== undefined) this.askFor(table);
  }

  private gone(table: string, refusal: Refusal): void {
    const found = this.watches.get(table);
    this.watches.delete(table);
    found?.watch.refuse(new Refused(refusal));
  }
}

/** Opens a line to a server. */
export const connect = (options: ConnectOptions): Connection => new Connection(options);
