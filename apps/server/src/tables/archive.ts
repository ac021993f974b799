import { EVERYTHING, makeLog, logOf, type Game, type GameEvent, type LogRecord } from '@ennead/kernel';
import { differenceText, patch, type Edit, type PlayView } from '@ennead/wire';
import type { ArchiveRow, Opening } from '../store/port.ts';
import type { House } from './house.ts';
import { retell } from './retell.ts';
import { inSlices } from '../slices.ts';
import { playView } from './view.ts';

/** A finished game as it was: the open view after set-up, then what each record changed and made happen, unredacted. */
export interface Story {
  first: PlayView;
  /** Index n is record n; index 0 is the set-up. */
  steps: { edit?: Edit; events: readonly GameEvent[] }[];
}

/** How long a quiet moment is, in milliseconds, and how many of them a game waits for one. */
const MOMENT = 2;
const MOST_MOMENTS = 500;
/** Where more games wait than this, each waits the less. */
const MANY = 2000;

/** Tells a whole game again and writes down what was seen. */
export const makeStory = (game: Game, opening: Opening, records: readonly LogRecord[]) =>
  inSlices(writeDown(game, opening, records));

function* writeDown(game: Game, opening: Opening, records: readonly LogRecord[]) {
  const steps: Story['steps'] = [];
  let first: PlayView | undefined;
  let before: PlayView | undefined;
  let log = '';
  for (const { n, play, events } of retell(game, opening, records)) {
    const last = n === records.length;
    const view = { ...playView(play, EVERYTHING), ...(last && { over: true, asks: [] }) };
    const edit = before ? differenceText(before, view) : null;
    steps.push({ ...(edit !== null && { edit: JSON.parse(edit) as Edit }), events });
    first ??= view;
    before = view;
    if (last) log = makeLog(logOf(play));
    yield n;
  }
  const story: Story = { first: first!, steps };
  return { story, log };
}

/** The open view after record n. Earlier versions wrote records behind the end: they changed nothing. */
export const viewAt = (story: Story, n: number): Promise<PlayView> => inSlices(patched(story, n));

function* patched({ first, steps }: Story, n: number): Generator<number, PlayView> {
  let view: unknown = first;
  for (let i = 1; i <= n && i < steps.length; i++) {
    view = patch(view, steps[i].edit);
    yield i;
  }
  return view as PlayView;
}

export const finalView = (story: unknown): Promise<PlayView> => viewAt(story as Story, (story as Story).steps.length);

/** Keeps finished games as they were, one after the other, while nobody has to wait for it. */
export class Archivist {
  private readonly house: House;
  private readonly waiting = new Set<string>();
  private work: Promise<void> | null = null;
  private closed = false;
  private readonly deeds: () => number;

  /** `deeds` counts what was done at any table, and is Infinity while something is. */
  constructor(house: House, deeds: () => number) {
    this.house = house;
    this.deeds = deeds;
  }

  get backlog(): number {
    return this.waiting.size;
  }

  add(table: string): void {
    this.waiting.add(table);
    this.work ??= this.run();
  }

  /** Resolves when nothing waits. */
  async idle(): Promise<void> {
    await this.work;
  }

  /** Stops after the game at hand: what is left is archived when it is next asked for. */
  async close(): Promise<void> {
    this.closed = true;
    await this.work;
  }

  private async run(): Promise<void> {
    for (const table of this.waiting) {
      await this.quiet();
      if (this.closed) break;
      this.waiting.delete(table);
      try {
        await archive(this.house, table);
      } catch (error) {
        this.house.log('error', 'a finished game could not be archived', { table, error: String(error) });
      }
    }
    this.work = null;
  }

  /** Waits for a moment in which nobody is served, but not for ever. */
  private async quiet(): Promise<void> {
    const moments = MOST_MOMENTS * Math.min(1, MANY / this.waiting.size);
    for (let i = 0; i < moments && !this.closed; i++) {
      const before = this.deeds();
      await new Promise(resolve => setTimeout(resolve, MOMENT));
      if (this.deeds() === before && before < Infinity) return;
    }
  }
}

/** Makes the archive of a finished game, or gives the one that is there. */
export async function archive({ store, findGame }: House, table: string): Promise<ArchiveRow | null> {
  const kept = await store.archive(table);
  if (kept) return kept;
  const [row, opening, records] = await Promise.all([store.table(table), store.opening(table), store.records(table)]);
  const game = row && findGame(row.game);
  if (!row || row.ended === null || !opening || !game) return null;
  const { story, log } = await makeStory(game, opening, records);
  const made: ArchiveRow = { table, game: row.game, ended: row.ended, log, story };
  await store.write([{ type: 'archive', row: made }]);
  return made;
}
