import type { Command, Done } from '@ennead/wire';
import { carryOut, type Doing, type Shelf } from './carry-out.ts';
import { perform } from './commands/index.ts';
import type { Entry, Turn } from './entry.ts';
import type { House } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { Refused } from './refused.ts';
import { answerBefore, remember, wordsOf, type Reply } from './replies.ts';
import type { Asker, Work } from './work.ts';

/** Hears the answer to a command: why it was refused, or what it did. */
export type Answer = (refused: Error | null, done: Done | null) => void;

/** A person's command, from its turn at the table to its answer. One that comes again gets the answer that it got. */
export class Errand implements Turn, Doing {
  private readonly house: House;
  private readonly shelf: Shelf;
  private readonly asker: Asker;
  private readonly id: string;
  private readonly command: Command;
  private readonly answer: Answer;
  private entry: Entry | null = null;

  constructor(house: House, shelf: Shelf, asker: Asker, id: string, command: Command, answer: Answer) {
    this.house = house;
    this.shelf = shelf;
    this.asker = asker;
    this.id = id;
    this.command = command;
    this.answer = answer;
  }

  begin(t: LiveTable, entry: Entry): void {
    this.entry = entry;
    const before = answerBefore(t, this.asker, this.id, this.command);
    if (before) this.settle(before);
    else carryOut(this.house, this.shelf, t, this.asker, this);
  }

  failed(error: Error): void {
    this.answer(error, null);
  }

  deed(work: Work): void {
    perform(work, this.command, this.id);
  }

  over(refused: Refused | null, { t, done }: Work): void {
    const reply: Reply = refused ?? (done ? { n: t.records.length, ...done } : t.records.length);
    remember(t, this.asker, this.id, reply);
    this.settle(wordsOf(reply));
  }

  private settle(reply: Done | Refused): void {
    try {
      if (reply instanceof Refused) this.answer(reply, null);
      else this.answer(null, reply);
    } finally {
      this.entry?.leave();
    }
  }
}
