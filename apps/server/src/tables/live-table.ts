import type { Game, GameEvent, LogRecord, Play } from '@ennead/kernel';
import type { ChatLine, News, PlayView } from '@ennead/wire';
import type { Change, Opening, TableRow } from '../store/port.ts';
import { isListed, peopleOf, type About } from './about.ts';
import type { Replies } from './replies.ts';

/** What a record made happen, unredacted. */
export interface Happened {
  n: number;
  events: readonly GameEvent[];
  /** The first record that it took back, and all since with it. */
  undo?: number;
  /** What it says of what happened around the game. */
  news?: News;
}

/** A table in memory: a cache of what the store has, to be thrown away at any time. */
export interface LiveTable {
  readonly id: string;
  readonly game: Game;
  readonly opened: number;
  changed: number;
  ended: number | null;
  about: About;
  opening: Opening | null;
  /** Null before the game starts, and where its log cannot be played on. */
  play: Play | null;
  /** A finished game as it was kept, instead of a play. */
  shown: PlayView | null;
  /** The log; the same list as the play's. */
  records: LogRecord[];
  /** How many records it had when it was opened from the store. */
  readonly loaded: number;
  /** Rises with every change that somebody may see. */
  version: number;
  /** Whether the store may hold drafts of it. */
  drafted: boolean;
  told: Happened[];
  /** The last lines of chat; null until somebody wants them. */
  chat: ChatLine[] | null;
  replies: Replies;
  /** When the row was last written, and whether the log has gone on since. */
  rowAt: number;
  rowStale: boolean;
  snapshotAt: number;
  /** By seat, the decision that its person was last called to. */
  called: (number | undefined)[];
  /** What is to happen by itself, by name. */
  timers: Map<string, () => void>;
  /** What the table knew about itself when nothing had to be seen to; null when somebody came or went since. */
  calm: About | null;
}

export interface Loaded {
  row: TableRow;
  game: Game;
  opening: Opening | null;
  play: Play | null;
  shown: PlayView | null;
  records: LogRecord[];
}

export const makeLiveTable = ({ row, game, opening, play, shown, records }: Loaded): LiveTable => ({
  id: row.id,
  game,
  opened: row.opened,
  changed: row.changed,
  ended: row.ended,
  about: row.about as About,
  opening,
  play,
  shown,
  records: play?.records ?? records,
  loaded: records.length,
  version: 1,
  drafted: false,
  told: [],
  chat: null,
  replies: new Map(),
  rowAt: row.changed,
  rowStale: false,
  snapshotAt: -1,
  called: [],
  timers: new Map(),
  calm: null,
});

/** A table that has just been made: it has no log, and nobody has said anything at it. */
export const newLiveTable = (row: TableRow, game: Game): LiveTable => ({
  ...makeLiveTable({ row, game, opening: null, play: null, shown: null, records: [] }),
  chat: [],
});

export const rowOf = (t: LiveTable): TableRow => ({
  id: t.id,
  game: t.game.id,
  opened: t.opened,
  changed: t.changed,
  ended: t.ended,
  listed: isListed(t.about),
  about: t.about,
  people: peopleOf(t.about),
});

export const rowChange = (t: LiveTable): Change => ({ type: 'table', row: rowOf(t) });
