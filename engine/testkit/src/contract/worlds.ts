import {
  DONE,
  isOver,
  knows,
  redact,
  seatsIn,
  type Base,
  type GameEvent,
  type Picks,
  type Rng,
  type Viewer,
} from '@ennead/kernel';
import { codesOf, picksOf } from '../answers.ts';
import { differenceOf } from '../plain.ts';
import { playOn } from './copies.ts';
import { imagine, nameOf, questionOf, twins, viewersOf, want, type Check, type Spot } from './spot.ts';

/** What the seats of a viewer may pick, and after each first pick where many make an answer. */
function offersTo<S extends Base>({ game, table }: Spot<S>, s: S, viewer: Viewer): object {
  const { many } = game.decisions[s.flow.ask];
  return seatsIn(s.flow.asked & viewer).map(seat => {
    const first = [...codesOf(table, s, seat)];
    const second = many ? first.filter(code => code !== DONE).map(code => [...codesOf(table, s, seat, [code])]) : [];
    return { seat, first, second };
  });
}

/** All that a viewer has before its eyes: the view, the question, and its own options. */
const sightOf = <S extends Base>(spot: Spot<S>, s: S, viewer: Viewer): object => ({
  view: spot.game.view(s, viewer),
  question: questionOf(s),
  since: isOver(s) ? [] : s.flow.since,
  options: offersTo(spot, s, viewer),
});

/** Determinize changes nothing that the viewer sees: neither view, nor question, nor its own options. */
export const imaginedWorldsLookAlike: Check = spot => {
  for (const viewer of viewersOf(spot)) {
    const world = imagine(spot.game, spot.s, viewer, spot.rng);
    want(
      differenceOf(sightOf(spot, world, viewer), sightOf(spot, spot.s, viewer)),
      `determinize changes what ${nameOf(viewer)} sees`,
    );
  }
};

/** Equal views give equal worlds: a bot cannot depend on what it does not know. */
export const alikeWorldsImagineAlike: Check = spot => {
  for (const viewer of viewersOf(spot))
    imagineAlike(spot, spot.s, imagine(spot.game, spot.s, viewer, spot.rng), viewer, '');
};

function imagineAlike<S extends Base>(spot: Spot<S>, a: S, b: S, viewer: Viewer, when: string): void {
  const [x, y] = twins(spot);
  want(
    differenceOf(imagine(spot.game, b, viewer, x), imagine(spot.game, a, viewer, y)),
    `equal views give equal worlds${when}: determinize for ${nameOf(viewer)} depends on what is hidden`,
  );
}

/** Every imagined world plays on. */
export const imaginedWorldsPlayOn: Check = spot => {
  const viewers = viewersOf(spot);
  const viewer = viewers[spot.rng.below(viewers.length)];
  playOn(spot, imagine(spot.game, spot.s, viewer, spot.rng), 60);
};

/** How many answers alike worlds are followed for. */
const FOLLOWED = 3;

/**
 * Worlds that look alike to a viewer stay alike: the same answers with the same chance give it the same events, questions,
 * views and options, until its knowledge grows (`t.show`, `t.learn`). And whenever the views are equal, so are the worlds
 * that it imagines. Followed while there is an answer that both worlds offer.
 */
export const alikeWorldsStayAlike: Check = spot => {
  for (const viewer of viewersOf(spot)) {
    const a = spot.game.clone(spot.s);
    const b = imagine(spot.game, spot.s, viewer, spot.rng);
    for (let i = 0; i < FOLLOWED && !isOver(a); i++) {
      const picks = picksInBoth(spot, a, b);
      if (!picks) break;
      const [x, y] = twins(spot);
      const here = stepTold(spot, a, picks, x);
      const there = stepTold(spot, b, picks, y);
      if (!knows(here.grew | there.grew, viewer)) compare(spot, viewer, [here.events, there.events], a, b);
      if (differenceOf(sightOf(spot, b, viewer), sightOf(spot, a, viewer)) !== null) break;
      if (!isOver(a)) imagineAlike(spot, a, b, viewer, ' after the same answer');
    }
  }
};

function compare<S extends Base>(spot: Spot<S>, viewer: Viewer, events: GameEvent[][], a: S, b: S): void {
  const [here, there] = events.map(list => list.map(event => redact(event, viewer)));
  const learnt = `${nameOf(viewer)} learns what is hidden, and nothing was shown`;
  want(differenceOf(there, here, 'events'), learnt);
  want(differenceOf(questionOf(b), questionOf(a), 'question'), learnt);
  if (!isOver(a)) want(differenceOf(sightOf(spot, b, viewer), sightOf(spot, a, viewer)), learnt);
}

function stepTold<S extends Base>(
  { table }: Spot<S>,
  s: S,
  picks: Picks,
  rng: Rng,
): { events: GameEvent[]; grew: number } {
  table.told = true;
  table.events = [];
  table.grew = 0;
  table.step(s, picks, rng);
  table.told = false;
  return { events: table.events, grew: table.grew };
}

/** A joint answer that is legal in both worlds; null if a few tries find none. */
function picksInBoth<S extends Base>({ table, rng }: Spot<S>, a: S, b: S): Picks | null {
  for (let tries = 0; tries < 8; tries++) {
    const picks = picksOf(table, a, rng);
    if (seatsIn(picks.mask).every(seat => isLegal(table, b, seat, picks))) return picks;
  }
  return null;
}

function isLegal<S extends Base>(table: Spot<S>['table'], s: S, seat: number, picks: Picks): boolean {
  const draft: number[] = [];
  for (let i = 0; i < picks.count(seat); i++) {
    if (!codesOf(table, s, seat, draft).includes(picks.at(seat, i))) return false;
    draft.push(picks.at(seat, i));
  }
  if (!table.game.decisions[s.flow.ask].many) return true;
  const next = codesOf(table, s, seat, draft);
  return next.length === 0 || next.includes(0);
}
