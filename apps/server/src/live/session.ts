import type { Refusal, ServerMessage } from '@ennead/wire';
import type { Asker } from '../tables/work.ts';
import type { Bucket } from './bucket.ts';
import type { Line } from './line.ts';
import type { ViewClass } from './room.ts';

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
  private outbox: string[] = [];
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

  /** Says something that was turned into text once for all who hear it. */
  post(text: string): void {
    if (this.closed) return;
    if (this.outbox.push(text) === 1) this.flushLater(this);
  }

  say(message: ServerMessage): void {
    this.post(JSON.stringify(message));
  }

  refuse(id: string | null, refusal: Refusal): void {
    this.say({ type: 'refused', id, ...refusal });
  }

  /** Sends what was said since the last time. */
  flush(): void {
    const texts = this.outbox;
    this.outbox = [];
    if (this.closed || texts.length === 0) return;
    this.line.send(texts.length === 1 ? texts[0] : `[${texts.join(',')}]`);
  }

  /** Says its last word. */
  end(reason: string): void {
    if (this.closed) return;
    this.flush();
    this.closed = true;
    this.line.close(reason);
  }
}
