import { begin, duties } from './bots.ts';
import { deadline, timeLeft } from './clocks.ts';
import { settleProposals, vanish } from './commands/consent.ts';
import { giveToBot, passHost } from './game.ts';
import type { House } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { peopleAt } from './about.ts';
import { waitingSeats } from './view.ts';
import type { Work } from './work.ts';

/** Sees to what a table does by itself after a change: bots, automatic answers, clocks, those who have vanished. */
export function arrange(house: House, t: LiveTable): void {
  const { about, timers } = t;
  if (t.calm !== about && runsByItself(house, t)) t.calm = about;
  if (t.calm === about) return minds(house, t);
  const wanted = new Map<string, () => () => void>();
  if (about.phase === 'running') {
    for (const [name, duty] of duties(t)) wanted.set(name, () => begin(house, t, duty, name));
    const at = deadline(about);
    if (at !== null) wanted.set(`clock/${at}`, () => later(house, t, `clock/${at}`, at, timeUp));
  }
  if (about.phase !== 'ended')
    for (const [name, at, deed] of absences(house, t)) wanted.set(name, () => later(house, t, name, at, deed));
  for (const [name, cancel] of timers) {
    if (wanted.has(name) || name === 'row') continue;
    timers.delete(name);
    cancel();
  }
  for (const [name, start] of wanted) if (!timers.has(name)) timers.set(name, start());
  minds(house, t);
}

/** The row follows the log, in its own time. */
function minds(house: House, t: LiveTable): void {
  if (t.rowStale && !t.timers.has('row'))
    t.timers.set('row', later(house, t, 'row', house.clock.now() + house.limits.rowEvery, writeRow));
}

/** People who are all here play without a clock: there is nothing to see to. Most moves end here. */
function runsByItself({ audience }: House, { id, about, timers }: LiveTable): boolean {
  if (about.clock !== null || timers.size > (timers.has('row') ? 1 : 0)) return false;
  if (about.host !== null && !audience.isPresent(id, about.host)) return false;
  return about.seats.every(
    ({ person, bot, auto }) => bot === null && !auto && person !== null && audience.isPresent(id, person),
  );
}

/** Does something at the table at a certain time, in its turn. */
function later(house: House, t: LiveTable, name: string, at: number, deed: (work: Work) => void): () => void {
  return house.clock.after(Math.max(0, at - house.clock.now()), () => {
    t.timers.delete(name);
    house.run(t.id, deed);
  });
}

function writeRow(work: Work): void {
  work.row = true;
}

/** Bots play on for those whose time has run out. */
function timeUp(work: Work): void {
  const { clock, standIn, phase } = work.t.about;
  if (clock === null || phase !== 'running') return;
  for (const seat of clock.running) if (timeLeft(clock, seat, work.now) <= 0) giveToBot(work, seat, standIn, 'time');
}

/** What happens if somebody does not come back. Where nobody is left the table sleeps. */
function* absences(house: House, t: LiveTable): Generator<[string, number, (work: Work) => void]> {
  const { about, id } = t;
  if (house.audience.watchers(id) === 0) return;
  const { host, vanish: after } = about;
  const isHere = (person: string): boolean => house.audience.isPresent(id, person);
  const people = peopleAt(about);
  if (people.every(isHere) && (host === null || isHere(host))) return;
  if (!people.some(isHere)) return;
  if (host !== null && !isHere(host)) {
    const since = house.awaySince(id, host);
    yield [`host/${host}/${since}`, since + house.limits.hostAwayFor, hostVanished];
  }
  for (const person of new Set(about.proposals.flatMap(({ wanted }) => wanted))) {
    const since = house.awaySince(id, person);
    const at = since + house.limits.awayFor;
    if (house.clock.now() < at && !isHere(person)) yield [`consent/${person}/${since}`, at, settleProposals];
  }
  if (after === null || about.phase !== 'running' || about.paused) return;
  for (const [seat, { person, bot }] of about.seats.entries()) {
    if (person === null || bot !== null || isHere(person)) continue;
    const since = house.awaySince(id, person);
    yield [`vanish/${seat}/${since}`, since + after * 1000, work => vanish(work, seat)];
  }
}

function hostVanished(work: Work): void {
  const { t, house, now } = work;
  const { host } = t.about;
  if (host === null || house.awaySince(t.id, host) + house.limits.hostAwayFor > now) return;
  const others = peopleAt(t.about).filter(person => person !== host && house.audience.isPresent(t.id, person));
  if (others.length > 0) passHost(work);
}

/** Calls those who look elsewhere: somebody waits for them. */
export function callPlayers(house: House, t: LiveTable): void {
  const { play, about, called } = t;
  if (!play || about.phase !== 'running') return;
  const { ask, since } = play.state.flow;
  const seats = waitingSeats(t);
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[i];
    if (called[seat] === since[seat]) continue;
    called[seat] = since[seat];
    house.audience.turn(about.seats[seat].person!, t, seat, t.game.decisions[ask].name);
  }
}

/** Calls off everything: the table leaves the memory. */
export function cancelAll(t: LiveTable): void {
  for (const cancel of t.timers.values()) cancel();
  t.timers.clear();
}
