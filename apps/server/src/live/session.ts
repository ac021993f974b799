import { plainJson, type Done, type Refusal, type ServerMessage } from '@ennead/wire';
import type { Asker } from '../tables/work.ts';
import type { Bucket } from './bucket.ts';
import type { Line } from './line.ts';
import type { ViewClass } from './room.ts';

/** Ids that need no escape. */
const PLAIN = /^[\w-]*$/;

/** One connection. What is said to it at one go, by a callback or by the promises that it settles, is one frame. */
export class Session {
  readonly line: Line;
  readonly messages: Bucket;
  /** Where it comes from. */
  readonly address: string;
  asker: Asker | null = null;
  /** Hello was said, and then answered. */
  greeting = false;
  greeted = false;
  /** The tables that it looks at, and through which eyes. */
  readonly tables = new Map<string, ViewClass>();
  /** Since when it reads too slowly; null while it keeps up. */
  behindSince: number | null = null;
  alive = true;
  closed = false;
  /** What was said since the last frame, with commas between, and how many messages those are. */
  private outbox = '';
  private said = 0;
  private readonly flushLater: (session: Session) => void;

  /** What the browser brought along, for a hello without a token. */
  readonly cookie: string | null;

  constructor(
    line: Line,
    messages: Bucket,
    address: string,
    flushLater: (session: Session) => void,
    cookie: string | null = null,
  ) {
    this.line = line;
    this.cookie = cookie;
    this.messages = messages;
    this.address = address;
    this.flushLater = flushLater;
  }

  /** Says something that was turned into ASCII text once for all who hear it. */
  post(text: string): void {
    if (this.closed) return;
    this.outbox = this.said === 0 ? text : `${this.outbox},${text}`;
    if (++this.said === 1) this.flushLater(this);
  }

  say(message: ServerMessage): void {
    this.post(plainJson(message));
  }

  sayDone(id: string, done: Done): void {
    if (done.table === undefined && done.waiting === undefined && PLAIN.test(id))
      this.post(`{"type":"done","id":"${id}","n":${done.n}}`);
    else this.say({ type: 'done', id, ...done });
  }

  refuse(id: string | null, refusal: Refusal): void {
    this.say({ type: 'refused', id, ...refusal });
  }

  /** Sends what was said since the last time. */
  flush(): void {
    const { outbox, said } = this;
    this.outbox = '';
    this.said = 0;
    if (this.closed || said === 0) return;
    this.line.send(said === 1 ? outbox : `[${outbox}]`);
  }

  /** Says its last word. */
  end(reason: string): void {
    if (this.closed) return;
    this.flush();
    this.closed = true;
    this.line.close(reason);
  }
}
