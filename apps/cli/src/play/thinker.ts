import { Worker } from 'node:worker_threads';
import type { BotSpec, Judgement } from '@ennead/bots';
import { sha256, utf8, type Play } from '@ennead/kernel';
import { workerEntry } from '../root.ts';
import type { Reply, Request } from '../worker.ts';

/** A bot's chance for one answer: public facts only, so that a resumed game goes on as it would have. */
function seedOf(play: Play, seat: number): number {
  const digest = sha256(utf8(`bot ${play.header.commitment} ${play.records.length} ${seat}`));
  return new DataView(digest.buffer, digest.byteOffset).getInt32(0);
}

/** Bots, thinking in a thread of their own. */
export class Thinker {
  private readonly worker = new Worker(workerEntry);
  private next = 0;
  private readonly open = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();

  constructor() {
    this.worker.on('message', (reply: Reply) => {
      const waiting = this.open.get(reply.id);
      this.open.delete(reply.id);
      if (reply.kind === 'failed') waiting?.reject(new Error(reply.error));
      else waiting?.resolve(reply);
    });
    this.worker.on('error', error => {
      for (const { reject } of this.open.values()) reject(error);
      this.open.clear();
    });
    this.worker.unref();
  }

  async decide(play: Play, seat: number, bot: BotSpec): Promise<number[]> {
    const reply = await this.ask({ ...this.question(play, seat, bot), kind: 'decide' });
    return reply.kind === 'decided' ? reply.picks : [];
  }

  async judge(play: Play, seat: number, bot: BotSpec): Promise<Judgement | null> {
    const reply = await this.ask({ ...this.question(play, seat, bot), kind: 'judge' });
    return reply.kind === 'judged' ? reply.judgement : null;
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private question(play: Play, seat: number, bot: BotSpec) {
    return { id: this.next++, game: play.game.id, state: play.state, seat, bot, seed: seedOf(play, seat) };
  }

  private async ask(request: Request): Promise<Reply> {
    this.worker.ref();
    try {
      return await new Promise((resolve, reject) => {
        this.open.set(request.id, { resolve, reject });
        this.worker.postMessage(request);
      });
    } finally {
      this.worker.unref();
    }
  }
}
