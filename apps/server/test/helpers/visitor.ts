import {
  VERSION,
  patch,
  type Command,
  type Done,
  type Edit,
  type Refusal,
  type ServerMessage,
  type TableView,
} from '@ennead/wire';
import type { Server } from '../../src/index.ts';
import type { Line } from '../../src/live/line.ts';
import { settle } from './clock.ts';

let counter = 0;

/** Somebody on a line of their own: says messages, keeps what is said, and follows the views. */
export class Visitor {
  readonly heard: ServerMessage[] = [];
  /** Frames, as they came. */
  readonly frames: string[] = [];
  readonly views = new Map<string, TableView>();
  waiting = 0;
  /** Answers no ping any more. */
  isDead = false;
  isCut = false;
  isClosed = false;
  /** Does not go when it is told to. */
  hangsOn = false;
  id = '';
  private readonly seqs = new Map<string, number>();
  private readonly attended: ReturnType<Server['attend']>;

  constructor(server: Server) {
    const lost = (how: 'isClosed' | 'isCut') => (): void => {
      this[how] = true;
      if (how === 'isCut' || !this.hangsOn) this.attended.lost();
    };
    const line: Line = {
      send: text => this.hear(text),
      waiting: 0,
      ping: () => (this.isDead ? undefined : this.attended.heard()),
      close: lost('isClosed'),
      cut: lost('isCut'),
    };
    Object.defineProperty(line, 'waiting', { get: () => this.waiting });
    this.attended = server.attend(line);
  }

  /** A guest who has said hello. */
  static async guest(server: Server, name?: string): Promise<Visitor> {
    const response = await server.inject({ method: 'POST', url: '/api/people', payload: name ? { name } : {} });
    const { token, person } = response.json<{ token: string; person: { id: string } }>();
    const visitor = new Visitor(server);
    visitor.id = person.id;
    visitor.token = token;
    await visitor.say({ type: 'hello', version: VERSION, token });
    return visitor;
  }

  token = '';

  /** The same person on another line, perhaps to another server. */
  static async again(server: Server, { id, token }: Visitor): Promise<Visitor> {
    const visitor = new Visitor(server);
    Object.assign(visitor, { id, token });
    await visitor.say({ type: 'hello', version: VERSION, token });
    return visitor;
  }

  static async stranger(server: Server): Promise<Visitor> {
    const visitor = new Visitor(server);
    await visitor.say({ type: 'hello', version: VERSION });
    return visitor;
  }

  private hear(text: string): void {
    this.frames.push(text);
    const said = JSON.parse(text) as ServerMessage | ServerMessage[];
    for (const message of Array.isArray(said) ? said : [said]) {
      this.heard.push(message);
      if (message.type === 'view') {
        this.views.set(message.table, message.view);
        this.seqs.set(message.table, message.seq);
      } else if (message.type === 'update') {
        if (message.seq !== this.seqs.get(message.table)! + 1)
          throw new Error(`update ${message.seq} after ${this.seqs.get(message.table)}`);
        this.seqs.set(message.table, message.seq);
        this.views.set(message.table, patch(this.views.get(message.table), message.patch as Edit) as TableView);
      }
    }
  }

  /** Says anything at all. */
  async say(message: unknown): Promise<void> {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    await new Promise<void>(resolve => this.attended.receive(text, resolve));
    await settle();
  }

  /** Says it and does not wait. */
  sayAtOnce(message: unknown): void {
    this.attended.receive(JSON.stringify(message));
  }

  async watch(table: string, password?: string): Promise<TableView> {
    const id = `w${++counter}`;
    await this.say({ type: 'watch', id, table, ...(password !== undefined && { password }) });
    const refused = this.heard.find(message => message.type === 'refused' && message.id === id);
    if (refused) throw new VisitRefused(refused as unknown as Refusal);
    return this.views.get(table)!;
  }

  /** Does something; throws the refusal. */
  async do(table: string, command: Command, id = `c${++counter}`): Promise<Done> {
    const before = this.heard.length;
    await this.say({ type: 'do', id, table, command });
    const answer = this.heard.slice(before).find(message => 'id' in message && message.id === id);
    if (answer?.type === 'done') return answer;
    throw new VisitRefused((answer ?? { code: 'unavailable', message: 'no answer' }) as unknown as Refusal);
  }

  /** The code with which something is refused. */
  async refusal(table: string, command: Command): Promise<Refusal> {
    try {
      await this.do(table, command);
    } catch (error) {
      if (error instanceof VisitRefused) return error.refusal;
      throw error;
    }
    throw new Error(`${JSON.stringify(command)} was not refused`);
  }

  /** What this visitor's seat is asked. */
  own(table: string, seat: number) {
    return this.views.get(table)!.own.find(own => own.seat === seat)!;
  }

  /** Answers with the first options that there are. */
  async answer(
    table: string,
    seat: number,
    choose: (options: string[]) => string = options => options[0],
  ): Promise<Done> {
    const { decision, options } = this.own(table, seat);
    return this.do(table, { type: 'submit', seat, decision: decision!, picks: [choose(options)] });
  }

  leave(): void {
    this.attended.lost();
  }
}

export class VisitRefused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`${refusal.code}: ${refusal.message}`);
    this.refusal = refusal;
  }
}
