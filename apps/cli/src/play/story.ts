import { redact, type GameEvent, type Viewer } from '@ennead/kernel';
import type { Face } from '../faces/index.ts';

interface Chapter {
  n: number;
  events: readonly GameEvent[];
  /** Said instead of events. */
  note: string | null;
  /** It happened around the game, where nothing is taken back. */
  stays: boolean;
}

/** What happened, record by record; what was taken back is struck out. */
export class Story {
  private chapters: Chapter[] = [];

  hear(events: readonly GameEvent[], n: number): void {
    this.chapters.push({ n, events, note: null, stays: false });
  }

  note(n: number, note: string, stays = false): void {
    this.chapters.push({ n, events: [], note, stays });
  }

  /** Record `by` takes back record m and everything since. */
  strike(m: number, by: number): void {
    this.chapters = this.chapters.filter(({ n, stays }) => n < m || n > by || stays);
  }

  events(): GameEvent[] {
    return this.chapters.flatMap(({ events }) => events);
  }

  /** In words, as a viewer may know it, from after a record on; the set-up is record 0. */
  lines(face: Face, view: unknown, viewer: Viewer, after = -1): string[] {
    const since = this.chapters.filter(({ n }) => n > after);
    return since.flatMap(({ events, note }) => {
      const told = events.flatMap(event => face.tell(redact(event, viewer), view));
      return note === null ? told : [note, ...told];
    });
  }
}
