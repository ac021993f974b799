import { IllegalMove, lastAnswerOf, undo as goBack, undoPrice } from '@ennead/kernel';
import type { Command, Proposal } from '@ennead/wire';
import { playedBy, playersAt } from '../about.ts';
import { dropDrafts, giveToBot } from '../game.ts';
import { refuse } from '../refused.ts';
import { chairAt, change, note, ownChair, took, wantAsker, wantPlay, type Work } from '../work.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Takes back one's last answer: at once where nobody has learnt anything, else if the others agree. */
export function undo(work: Work): void {
  const play = wantPlay(work);
  const { id } = wantAsker(work);
  const { about } = work.t;
  const mask = wantPlayer(work, id);
  const n = lastAnswerOf(play, mask);
  if (n === 0) throw new IllegalMove('undo', 'you have no answer to take back');
  const price = undoPrice(play, mask, n, seat => about.seats[seat].bot !== null);
  if (price === 'never') throw new IllegalMove('undo', `record ${n} cannot be taken back: cards were shuffled since`);
  if (price === 'free') return takeBack(work, n);
  propose(work, 'undo', n, voters(work, 'undo'));
}

/** The seats of somebody who plays: who has handed theirs over or resigned has no say until they play again. */
function wantPlayer({ t }: Work, person: string): number {
  return playedBy(t.about, person) || refuse('not-yours', 'you play no seat at this table');
}

function takeBack(work: Work, n: number): void {
  const play = wantPlay(work);
  took(work, goBack(play, n, true), []);
  dropDrafts(work);
  change(work, { frozen: null, proposals: work.t.about.proposals.filter(({ kind }) => kind !== 'undo') });
}

export function pause(work: Work): void {
  wantPlay(work);
  const { id } = wantAsker(work);
  const { about } = work.t;
  wantPlayer(work, id);
  if (about.paused) return;
  propose(work, 'pause', null, voters(work, 'pause'));
}

export function resume(work: Work): void {
  wantPlay(work);
  const { id } = wantAsker(work);
  wantPlayer(work, id);
  if (!work.t.about.paused) refuse('not-paused', 'the game is not paused');
  change(work, { paused: false });
  note(work, { type: 'resumed' });
}

/** Asks the others to let a bot play for somebody who has vanished. */
export function replace(work: Work, { seat }: Of<'replace'>): void {
  wantPlay(work);
  const { id } = wantAsker(work);
  const { person, bot } = chairAt(work, seat);
  wantPlayer(work, id);
  if (person === null || bot !== null) refuse('seat-taken', `a bot plays seat ${seat} already`);
  if (!work.house.isAway(work.t.id, person))
    refuse('present', `the player of seat ${seat} is here, or was here a moment ago`);
  propose(
    work,
    'replace',
    seat,
    voters(work, 'replace').filter(other => other !== person),
  );
}

/** Clocks with which people sit at the table together: whoever is away there keeps the others waiting. */
const LIVE: readonly string[] = ['move', 'total'];

/**
 * The players whom a question waits for: those who look at the table, or did a moment ago. Without a clock, or where a
 * move has days, people come and go, and nothing that they have seen is taken back behind their backs.
 */
function voters({ house, t }: Work, kind: Proposal['kind']): string[] {
  const players = playersAt(t.about);
  if (kind === 'undo' && !LIVE.includes(t.about.clockSetting.kind)) return players;
  return players.filter(person => !house.isAway(t.id, person));
}

function propose(work: Work, kind: Proposal['kind'], about: number | null, asked: readonly string[]): void {
  const { id } = wantAsker(work);
  const { proposals, proposed } = work.t.about;
  if (proposals.some(other => other.kind === kind && other.about === about))
    return void (work.done = { waiting: true });
  const wanted = asked.filter(person => person !== id);
  change(work, {
    proposals: [...proposals, { id: proposed + 1, kind, by: id, about, wanted }],
    proposed: proposed + 1,
  });
  settleProposals(work);
  if (work.t.about.proposals.some(other => other.id === proposed + 1)) work.done = { waiting: true };
}

function find(work: Work, id: number): Proposal {
  const found = work.t.about.proposals.find(proposal => proposal.id === id);
  return found ?? refuse('unknown-proposal', `there is no proposal ${id}; it may have been decided`);
}

const keep = (work: Work, id: number, change: (proposal: Proposal) => Proposal | null): Proposal[] =>
  work.t.about.proposals.flatMap(proposal => (proposal.id === id ? (change(proposal) ?? []) : proposal));

export function agree(work: Work, { proposal: id }: Of<'agree'>): void {
  const asker = wantAsker(work);
  if (!find(work, id).wanted.includes(asker.id)) refuse('not-yours', 'your consent is not asked for');
  const agreed = (proposal: Proposal): Proposal => ({
    ...proposal,
    wanted: proposal.wanted.filter(person => person !== asker.id),
  });
  change(work, { proposals: keep(work, id, agreed) });
  settleProposals(work);
}

/** One no is enough; whoever proposed it may take it back. */
export function decline(work: Work, { proposal: id }: Of<'decline'>): void {
  const asker = wantAsker(work);
  const { wanted, by } = find(work, id);
  if (!wanted.includes(asker.id) && by !== asker.id) refuse('not-yours', 'your consent is not asked for');
  change(work, { proposals: keep(work, id, () => null) });
}

/** Carries out what nobody has still to agree to; forgets what makes no sense any longer. */
export function settleProposals(work: Work): void {
  for (const { id } of work.t.about.proposals) {
    const proposal = work.t.about.proposals.find(other => other.id === id);
    if (!proposal) continue;
    const players = voters(work, proposal.kind);
    const wanted = proposal.wanted.filter(person => players.includes(person));
    if (!makesSense(work, proposal)) change(work, { proposals: keep(work, id, () => null) });
    else if (wanted.length === 0) {
      change(work, { proposals: keep(work, id, () => null) });
      enact(work, proposal);
    } else if (wanted.length < proposal.wanted.length)
      change(work, { proposals: keep(work, id, () => ({ ...proposal, wanted })) });
  }
}

function makesSense({ t, house }: Work, { kind, about, by }: Proposal): boolean {
  if (t.about.phase !== 'running' || !t.play || playedBy(t.about, by) === 0) return false;
  if (kind === 'undo') return undoPrice(t.play, 0, about!) !== 'never';
  if (kind === 'pause') return !t.about.paused;
  const { person, bot } = t.about.seats[about!];
  return person !== null && bot === null && house.isAway(t.id, person);
}

function enact(work: Work, { kind, about }: Proposal): void {
  if (kind === 'undo') return takeBack(work, about!);
  if (kind === 'replace') return giveToBot(work, about!, work.t.about.standIn, 'vanished');
  change(work, { paused: true });
  note(work, { type: 'paused' });
}

/** The seat of somebody who has been away for too long. */
export function vanish(work: Work, seat: number): void {
  const { person, bot } = ownChair(work, seat);
  const { vanish: after, standIn, phase, paused } = work.t.about;
  if (phase !== 'running' || paused || after === null || person === null || bot !== null) return;
  if (work.house.awaySince(work.t.id, person) + after * 1000 > work.now) return;
  giveToBot(work, seat, standIn, 'vanished');
}
