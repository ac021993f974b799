import {
  EngineFault,
  Stream,
  asked,
  begin,
  canonical,
  decisionOf,
  isOver,
  logOf,
  makeLog,
  parseLog,
  replay,
  reopen,
  revive,
  seatBit,
  seedFrom,
  snapshot,
  submit,
  undo,
  verify,
  viewOf,
  type Game,
  type GameEvent,
  type Log,
  type LogRecord,
  type Play,
} from '@ennead/kernel';
import { answerAtRandom } from '@ennead/testkit';
import { FIXTURES, campfire, peek, sealedBids } from '@ennead/testkit/fixtures';
import { describe, expect, test } from 'vitest';

/** Answers at random, until so many records are made or the game is over. */
function played(game: Game, { records = Infinity, seats = 3, options = {}, more = {} } = {}): Play {
  const play = begin(game, { seats, options }, seedFrom(game.id), more);
  const rng = Stream.of(5);
  while (!isOver(play.state) && play.records.length < records) answerAtRandom(play, rng);
  return play;
}
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const findGame = (id: string) => FIXTURES.find(game => game.id === id);

const long = played(campfire, { options: { logs: 45 } });
const altered = (change: (log: Log) => void): string => {
  const log = copy(logOf(long));
  change(log);
  return makeLog(log);
};
const flawOf = (source: string) => {
  const proof = verify(source, findGame);
  return proof.ok ? null : proof.flaw;
};

describe('replay', () => {
  test.each(FIXTURES)('$id: the log is the game, events and all', game => {
    const told: GameEvent[][] = [];
    const play = begin(game, { seats: 3, options: {} }, seedFrom(2), {
      entropy: ['a', 'b'],
      listen: events => told.push(events),
    });
    const rng = Stream.of(2);
    while (!isOver(play.state)) {
      const taken = answerAtRandom(play, rng);
      if (taken.record) told.push(taken.events);
    }
    const again: GameEvent[][] = [];
    const replayed = replay(game, copy(logOf(play)), { listen: events => again.push(events) });
    expect(replayed.ok && canonical(replayed.play.state)).toBe(canonical(play.state));
    expect(again).toEqual(told);
  });

  test('stops where it is told to', () => {
    const replayed = replay(campfire, logOf(long), { until: 7 });
    expect(replayed.ok && replayed.play.records.length).toBe(7);
    expect(replayed.ok && replayed.play.state.logs).toBe(38);
  });

  test('records of the table have a number and never reach the rules', () => {
    const play = played(campfire, { records: 3 });
    play.records.push({ n: 4, table: { seat: 1, taken: 'bob' } });
    submit(play, { seat: 1, decision: decisionOf(play, 1), picks: ['attempt'] });
    expect(play.records[4].n).toBe(5);
    expect(flawOf(makeLog(logOf(play)))).toBeNull();
  });
});

describe('verify', () => {
  test('a true record file is proved', () => {
    expect(long.records[19].hash).toMatch(/^[0-9a-f]{16}$/);
    expect(long.records[18].hash).toBeUndefined();
    expect(flawOf(makeLog(logOf(long)))).toBeNull();
    expect(flawOf(makeLog(logOf(played(peek, { records: 4 }))))).toBeNull();
  });

  const picksAt = (log: Log, n: number) =>
    (log.records[n - 1] as Extract<LogRecord, { picks: unknown }>).picks as Record<string, string[]>;
  test.each<[string, (log: Log) => void, number, RegExp]>([
    ['an answer that was not offered', log => (picksAt(log, 3)[9] = ['attempt']), 3, /seat 9 is not asked|more seats/],
    [
      'an answer of a seat beyond the table',
      log => (log.records[2] = { n: 3, picks: { 32: ['attempt'] } }),
      3,
      /seat 32 is not asked/,
    ],
    [
      'an answer of no seat',
      log => (log.records[2] = { n: 3, picks: { ann: ['attempt'] } }),
      0,
      /line 4 is not a record/,
    ],
    ...['00', '0x1', ' 1', '', '1e0'].map((seat): [string, (log: Log) => unknown, number, RegExp] => [
      `a seat called "${seat}"`,
      log => (log.records[2] = { n: 3, picks: { [seat]: ['attempt'] } }),
      0,
      /line 4 is not a record/,
    ]),
    ...[
      { n: 3, picks: null, table: 1 },
      { n: 3, picks: [{}], table: 1 },
      { n: 3, picks: { 1: ['attempt'] }, undo: 1 },
      { n: 3 },
    ].map((record, i): [string, (log: Log) => unknown, number, RegExp] => [
      `a record that says two things or none (${i})`,
      log => (log.records[2] = record as never),
      0,
      /line 4 is not a record/,
    ]),
    ['an unknown option', log => (log.records[2] = { n: 3, picks: { 1: ['fly'] } }), 3, /no move is called "fly"/],
    [
      'nobody’s answer',
      log => (log.records[2] = { n: 3, picks: {} }),
      3,
      /some seats that were asked have not answered/,
    ],
    [
      'an answer changed before a hash',
      log => (log.records[2] = { n: 3, picks: { 1: ['note/0/never said'] } }),
      20,
      /the state's hash is [0-9a-f]{16}, the record says/,
    ],
    ['a wrong hash', log => (log.records[19].hash = '0123456789abcdef'), 20, /the record says 0123456789abcdef/],
    ['a missing hash', log => delete log.records[19].hash, 20, /the record says nothing/],
    ['a hash where none is due, and wrong', log => (log.records[4].hash = '00'), 5, /the record says 00/],
    [
      'a wrong seed',
      log => (log.closing.seed = seedFrom('another')),
      0,
      /the seed is not the one that was committed to/,
    ],
    ['another commitment', log => (log.header.commitment = seedFrom('c')), 0, /the seed is not the one/],
    ['other entropy', log => (log.header.entropy = ['late']), 20, /hash/],
    [
      'a wrong outcome',
      log => (log.closing.outcome = { places: [1, 1], values: [0, 0] }),
      45,
      /it ends with .* the closing line says/,
    ],
    ['an outcome too early', log => log.records.splice(30), 30, /it ends with null/],
    ['a record after the end', log => log.records.push({ n: 46, picks: { 1: ['attempt'] } }), 46, /the game is over/],
    [
      'an undo of what does not stand',
      log => log.records.push({ n: 46, undo: 77 }),
      46,
      /record 77 cannot be taken back/,
    ],
    ['other rules', log => (log.header.rules = 9), 0, /it was played by version 9 of the rules; this is version 1/],
    ['an unknown game', log => (log.header.game = 'go'), 0, /there is no game "go" here/],
    ['a set-up that is nonsense', log => (log.header.seats = 77), 0, /campfire wants 2 to 5 seats, found 77/],
  ])('%s is found, with its record', (_what, change, n, error) => {
    const flaw = flawOf(altered(change));
    expect(flaw?.error).toMatch(error);
    expect(flaw?.n).toBe(n);
  });

  test('an undo across a shuffle is found', () => {
    const play = begin(peek, { seats: 2, options: {} }, seedFrom(1));
    submit(play, { seat: 0, decision: 0, picks: ['shuffle'] });
    play.records.push({ n: 2, undo: 1 });
    expect(flawOf(makeLog(logOf(play)))).toMatchObject({ n: 2, error: /record 1 cannot be taken back/ });
  });

  test('a log of another game does not replay', () => {
    expect(replay(peek, logOf(long))).toMatchObject({ flaw: { error: 'wanted a log of peek, found one of campfire' } });
  });
});

describe('snapshots', () => {
  test('name procedures, steps and decisions, and come back whole', () => {
    const play = played(sealedBids, { records: 1 });
    const saved = snapshot(sealedBids, play.state);
    expect(saved.flow).toMatchObject({
      ask: 'bids',
      frames: [
        { in: 'game', at: '(end)', slots: [0, 0, 0, 0] },
        { in: 'auction', at: 'open' },
      ],
    });
    const back = revive(sealedBids, copy(saved));
    expect(back.ok && canonical(back.value)).toBe(canonical(play.state));
  });

  test('are refused where they name what the game does not have', () => {
    const play = begin(peek, { seats: 2, options: {} }, seedFrom(1));
    const saved = JSON.stringify(snapshot(peek, play.state));
    const errorOf = (from: string, to: string) => {
      const back = revive(peek, JSON.parse(saved.replaceAll(from, to)));
      return back.ok ? 'it came back' : back.error;
    };
    expect(errorOf('"in":"turn"', '"in":"phase"')).toBe(
      'the snapshot is in procedure "phase", which peek does not have',
    );
    expect(errorOf('"at":"act"', '"at":"react"')).toBe(
      'the snapshot is at step "turn.react", which peek does not have',
    );
    expect(errorOf('"ask":"turn"', '"ask":"trick"')).toBe('the snapshot asks "trick", which peek does not');
  });

  test('may stand at a step called "end"', () => {
    const [game, turn] = peek.procedures;
    const renamed = { ...turn, stepNames: turn.stepNames.map(name => (name === 'act' ? 'end' : name)) };
    const ends: Game = { ...peek, procedures: [game, renamed] };
    const { state } = begin(ends, { seats: 2, options: {} }, seedFrom(1));
    expect(revive(ends, snapshot(ends, state))).toMatchObject({
      ok: true,
      value: { flow: { frames: state.flow.frames } },
    });
  });

  test('survive a step that is put before the one they are at', () => {
    const play = played(peek, { records: 2, seats: 2 });
    const [game, turn] = peek.procedures;
    const longer = { ...turn, stepNames: ['breathe', ...turn.stepNames], steps: [() => {}, ...turn.steps] };
    const back = revive({ ...peek, procedures: [game, longer] }, snapshot(peek, play.state));
    expect(back.ok && back.value.flow.frames[1].step).toBe(play.state.flow.frames[1].step + 1);
  });
});

describe('a running table under other rules', () => {
  const running = played(campfire, {
    records: 25,
    options: { logs: 45 },
    more: { entropy: ['salt'], players: ['ann', 'bob', 'cleo'] },
  });
  const log = copy(logOf(running));
  const saved = { n: 25, state: snapshot(campfire, running.state) };
  const newer: Game = { ...campfire, rules: 2 };
  const [main] = campfire.procedures;
  /** Rules by which every word costs two logs. */
  const dearer: Game = {
    ...newer,
    procedures: [
      {
        ...main,
        steps: main.steps.map((step, i): typeof step => (t, f) => {
          if (main.stepNames[i] === 'burn') t.s.logs--;
          step(t, f);
        }),
      },
    ],
  };
  const migrate = (old: unknown) => ({ ...(old as object), level: 1 });

  test('goes on where all hashes agree', () => {
    const again = reopen(newer, log);
    expect(again.ok && canonical(again.value.state)).toBe(canonical(running.state));
    expect(again.ok && again.value.header).toEqual(running.header);
  });

  test('goes on from its snapshot through migrate where they do not', () => {
    const again = reopen({ ...dearer, migrate }, log, saved);
    if (!again.ok) throw new Error(again.error);
    expect(again.value.state).toMatchObject({ logs: 20, level: 1 });
    expect(again.value.header).toEqual(running.header);
    submit(again.value, { seat: 1, decision: decisionOf(again.value, 1), picks: ['attempt'] });
    submit(again.value, { seat: 1, decision: decisionOf(again.value, 1), picks: ['attempt'] });
    expect(again.value.state.logs).toBe(16);
    undo(again.value, 27, true);
    expect(again.value.state).toMatchObject({ logs: 18, level: 1 });
    expect(() => undo(again.value, 25, true)).toThrow('there is no standing record 25 to take back');
  });

  test('a snapshot that the new rules made needs no migration', () => {
    const again = reopen(dearer, log, { ...saved, rules: 2 });
    expect(again.ok && again.value.state.logs).toBe(20);
  });

  const sorry = 'this table was played by version 1 of the rules of campfire and cannot go on under version 2: ';
  test.each<[string, Parameters<typeof reopen>, string | RegExp]>([
    ['no snapshot', [dearer, log], /: the game is over|: the state's hash is/],
    ['no migrate', [dearer, log, saved], /: the game is over|: the state's hash is/],
    [
      'an old snapshot',
      [{ ...dearer, migrate }, log, { ...saved, n: 20 }],
      'its last snapshot is of record 20, its log ends with record 25',
    ],
    [
      'a migrate that gives up',
      [{ ...dearer, migrate: () => null }, log, saved],
      'its last snapshot cannot be brought up to date',
    ],
    [
      'a migrate that names what is not there',
      [{ ...dearer, migrate: () => ({ ...saved.state, flow: { ...saved.state.flow, ask: 'sing' } }) }, log, saved],
      'the snapshot asks "sing", which campfire does not',
    ],
  ])('with %s it stays frozen, with a sentence', (_what, args, why) => {
    const again = reopen(...args);
    expect(again.ok || again.error).toContain(sorry);
    expect(again.ok || again.error).toMatch(why);
  });

  test('a log that its own rules refuse is no matter of versions', () => {
    const bent = {
      ...log,
      records: log.records.map(record => (record.n === 2 ? { n: 2, picks: { 0: ['attempt'] } } : record)),
    };
    expect(reopen(campfire, bent)).toEqual({
      ok: false,
      error: expect.stringMatching(/^record 2: "attempt" is not among/),
    });
  });
});

test('a file on disk and a log in memory are the same', () => {
  const parsed = parseLog(makeLog(logOf(long)));
  expect(parsed.ok && parsed.value).toEqual(logOf(long));
});

test('a table that froze half-way is not over: its log has no outcome, and nobody sees everything', () => {
  const [game, turn] = peek.procedures;
  const steps = turn.steps.map((step, i): typeof step =>
    turn.stepNames[i] === 'act'
      ? () => {
          throw new Error('a bug');
        }
      : step,
  );
  const broken = { ...peek, procedures: [game, { ...turn, steps }] };
  const play = begin(broken, { seats: 2, options: {} }, seedFrom(1));
  const [seat] = asked(play);
  const answer = { seat, decision: decisionOf(play, seat), picks: ['stay'] };
  const before = viewOf(play, seatBit(seat)).table;
  expect(() => submit(play, answer)).toThrow(EngineFault);
  expect(viewOf(play, seatBit(seat))).toMatchObject({ over: false, outcome: null, table: before });
  expect(logOf(play).closing.outcome).toBe(null);
});
