import {
  DONE,
  NOBODY,
  asked,
  decisionOf,
  isOver,
  logOf,
  makeLog,
  optionsOf,
  submit,
  viewOf,
  type Game,
  type GameEvent,
  type Play,
  type Viewer,
} from '@ennead/kernel';
import type { Context } from '../context.ts';
import { faceOf, type Face } from '../faces/index.ts';
import { personAt, type Player } from '../seats.ts';
import { writeWhole } from '../saves.ts';
import { previewer } from './preview.ts';
import type { Chosen, Sitting } from './sitting.ts';
import type { Story } from './story.ts';

/** A fault of ours in the middle of a game; the log is safe. */
export class SavedFault extends Error {
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super('a fault froze the table', { cause });
    this.file = file;
  }
}

/** The only answer there is, as keys; null where there is a choice. */
export function forcedIn(play: Play, seat: number): string[] | null {
  const { moves, decisions } = play.game;
  const codes = optionsOf(play, seat);
  if (decisions[play.state.flow.ask].many) return codes.every(code => code === DONE) ? [] : null;
  return codes.length === 1 && moves.textOf(codes[0]) === null ? [moves.key(codes[0])] : null;
}

/** A game at this terminal: the play, who sits where, what was told, and the file that keeps it. */
export class Session implements Sitting {
  readonly context: Context;
  readonly play: Play;
  readonly players: readonly Player[];
  readonly file: string;
  readonly story: Story;
  readonly face: Face;

  constructor(context: Context, play: Play, players: readonly Player[], file: string, story: Story) {
    this.context = context;
    this.play = play;
    this.players = players;
    this.file = file;
    this.story = story;
    this.face = faceOf(play.game, context);
  }

  get game(): Game {
    return this.play.game;
  }

  get length(): number {
    return this.play.records.length;
  }

  get isOver(): boolean {
    return isOver(this.play.state);
  }

  /** Whether several persons share this terminal and have something to hide from each other. */
  get needsCurtain(): boolean {
    const persons = new Set(this.personSeats.map(seat => this.personOf(seat)));
    return this.game.perfect !== true && persons.size > 1;
  }

  get personSeats(): number[] {
    return this.play.table.seats.filter(seat => this.players[seat].bot === null);
  }

  personOf(seat: number): Viewer {
    return personAt(this.players, this.game.sides(this.play.state), seat);
  }

  /** The table as these seats may know it. */
  view(viewer: Viewer): unknown {
    return viewOf(this.play, viewer).table;
  }

  /** What is asked, by its name. */
  get asks(): string {
    return this.game.decisions[this.play.state.flow.ask].name;
  }

  name(seat: number): string {
    return this.face.seat(this.view(NOBODY), seat);
  }

  board(viewer: Viewer): string[] {
    const players = this.players.map(({ name }) => name);
    const scene = { columns: this.context.columns(), players, asked: asked(this.play) };
    return this.face.draw(this.view(viewer), scene);
  }

  lines(viewer: Viewer, after?: number): string[] {
    return this.story.lines(this.face, this.view(viewer), viewer, after);
  }

  async options(seat: number, picks: readonly Chosen[]): Promise<number[]> {
    return optionsOf(
      this.play,
      seat,
      picks.map(({ code }) => code),
    );
  }

  previewer(seat: number): (code: number) => GameEvent[] {
    return previewer(this.play, seat);
  }

  /** Takes an answer and makes it durable before anything is shown. */
  take(seat: number, picks: readonly string[], note: string | null = null): void {
    try {
      const { record, events } = submit(this.play, { seat, decision: decisionOf(this.play, seat), picks });
      if (!record) return;
      if (note !== null) this.story.note(record.n, note);
      this.story.hear(events, record.n);
    } catch (error) {
      this.save();
      throw this.play.frozen === null ? error : new SavedFault(this.file, error);
    }
    this.save();
  }

  save(): void {
    writeWhole(this.context, this.file, makeLog(logOf(this.play)));
  }
}
