import type { Chances, Hint, Preview, WhyNot } from './http.ts';
import type { ClientMessage, ServerMessage } from './live.ts';
import type { Command } from './commands.ts';
import type { TableView, Told } from './table.ts';

const TABLE = 'k3jx7qmwz2ratbvu';
const ANN = 'ann';
const BOB = 'bob';

const COMMANDS: Command[] = [
  { type: 'sit', seat: 1 },
  { type: 'stand', seat: 1 },
  { type: 'bot', seat: 1, level: 'normal' },
  { type: 'open', seat: 1 },
  { type: 'set', options: { length: 'short' }, access: 'open', clock: { kind: 'total', seconds: 900, increment: 10 } },
  { type: 'entropy', text: 'seven grey cats' },
  { type: 'start' },
  { type: 'draft', seat: 0, decision: 12, picks: ['bid/3'] },
  { type: 'submit', seat: 0, decision: 12, picks: ['march/0/asgard/midgard'] },
  { type: 'auto', seat: 0, on: true },
  { type: 'undo' },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'resign', seat: 0 },
  { type: 'hand', seat: 0, level: 'hard' },
  { type: 'take', seat: 0 },
  { type: 'leave' },
  { type: 'replace', seat: 1 },
  { type: 'agree', proposal: 3 },
  { type: 'decline', proposal: 3 },
  { type: 'chat', text: 'well played' },
  { type: 'remove', person: BOB },
  { type: 'mute', person: BOB, on: true },
  { type: 'lock', on: true },
  { type: 'host', person: BOB },
  { type: 'close' },
  { type: 'rematch' },
];

const chair = { bot: null, reason: null, away: false, resigned: false };

const VIEW: TableView = {
  about: {
    id: TABLE,
    game: 'nine-worlds',
    rules: 1,
    phase: 'running',
    access: 'private',
    options: { length: 'standard' },
    clock: { kind: 'none' },
    vanish: null,
    standIn: 'normal',
    host: ANN,
    locked: false,
    paused: false,
    muted: [],
    seats: [
      { person: ANN, name: 'Ann', ...chair },
      { person: BOB, name: 'Bob', ...chair },
    ],
    proposals: [],
    commitment: '5c1f'.repeat(16),
    seed: null,
    entropy: [],
    fork: null,
    rematch: null,
    result: null,
    frozen: null,
  },
  clock: null,
  play: {
    n: 12,
    over: false,
    outcome: null,
    asks: [{ seat: 0, decision: 12, kind: 'action', done: false }],
    table: { turn: 1, points: 5 },
  },
  own: [
    {
      seat: 0,
      auto: false,
      decision: 12,
      many: false,
      picks: [],
      done: false,
      options: ['end', 'recruit'],
      undo: true,
    },
  ],
};

const LINE = { at: 1_794_000_000_000, person: BOB, name: 'Bob', text: 'well played' };
const DID = [{ n: 13, events: [{ type: 'did', seat: 0, move: 'recruit', cost: 1 }] }];

const UNDONE: Told[] = [{ n: 14, events: [], undo: 13, news: { type: 'undone', seats: [0] } }];

/** One of each message, for documents and tests. */
export const EXAMPLES: { client: ClientMessage[]; server: ServerMessage[] } = {
  client: [
    { type: 'hello', version: 1, token: 'a-token-of-the-server' },
    { type: 'watch', id: 'k2f-1', table: TABLE, password: 'raven' },
    { type: 'unwatch', table: TABLE },
    { type: 'resync', table: TABLE },
    { type: 'ping' },
    ...COMMANDS.map((command, i): ClientMessage => ({ type: 'do', id: `k2f-${i + 2}`, table: TABLE, command })),
  ],
  server: [
    { type: 'welcome', version: 1, person: { id: ANN, name: 'Ann' }, now: 1_794_000_000_000 },
    { type: 'view', table: TABLE, seq: 1, view: VIEW, told: [], chat: [LINE] },
    { type: 'update', table: TABLE, seq: 2, patch: { play: { n: 13, table: { points: 4 } } }, told: DID },
    { type: 'update', table: TABLE, seq: 3, patch: { play: { n: 14 } }, told: UNDONE },
    { type: 'done', id: 'k2f-3', n: 13 },
    {
      type: 'refused',
      id: 'k2f-4',
      code: 'not-offered',
      message: '"fly" is not among the 16 options of seat 0',
      rule: 'A3',
    },
    { type: 'chat', table: TABLE, line: LINE },
    { type: 'turn', table: TABLE, game: 'nine-worlds', seat: 0, kind: 'action' },
    { type: 'gone', table: TABLE, code: 'removed', message: 'the host has removed you from this table' },
    { type: 'pong', now: 1_794_000_000_000 },
  ],
};

/** Answers to what is asked over HTTP, by the name of their schema. */
export const HTTP_EXAMPLES: { Hint: Hint; WhyNot: WhyNot; Preview: Preview; Chances: Chances } = {
  Hint: {
    decision: 12,
    value: 0.56,
    sides: [0.56, 0.44],
    picks: ['recruit'],
    options: [
      { key: 'recruit', share: 0.71, value: 0.58 },
      { key: 'end', share: 0.29, value: 0.51 },
    ],
  },
  WhyNot: { rule: 'A3' },
  Chances: {
    records: 3,
    sides: [0, 1],
    points: [
      { n: 0, values: [0.5, 0.5] },
      { n: 2, values: [0.55, 0.45] },
      { n: 3, values: [1, 0] },
    ],
    turns: [{ n: 3, seats: [0], before: [0.55, 0.45], after: [1, 0] }],
  },
  Preview: { decision: 12, events: { recruit: DID[0].events, end: [] } },
};
