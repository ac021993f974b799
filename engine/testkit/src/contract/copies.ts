import { EVERYTHING, canonical, isOver, revive, snapshot, type Base, type Game, type Viewer } from '@ennead/kernel';
import { picksOf } from '../answers.ts';
import { differenceOf, oddityOf, sharedObject } from '../plain.ts';
import { nameOf, twins, viewersOf, want, type Check, type Spot } from './spot.ts';

/** How many answers two copies play on side by side. */
const AHEAD = 12;

/** State is plain data: it survives JSON as it is. */
export const stateIsPlain: Check = ({ s }) => want(oddityOf(s, 'state'), 'a state is plain data');

/** A clone equals its original and shares no object with it, also where it is written over another state. */
export const cloneIsACopy: Check = spot => {
  const { game, s } = spot;
  const copy = game.clone(s);
  want(differenceOf(copy, s), 'a clone equals its original');
  const shared = sharedObject(copy, s);
  if (shared) throw new Error(`a clone shares nothing with its original: ${shared} is shared`);
  const used = game.clone(s);
  playOn(spot, used, AHEAD);
  const over = game.clone(s, used);
  want(differenceOf(over, s), 'a clone over a used state equals its original');
  const kept = sharedObject(over, s);
  if (kept) throw new Error(`a clone over a used state shares nothing with its original: ${kept} is shared`);
};

/** What happens to a clone does not touch the original. */
export const cloneLivesAlone: Check = spot => {
  const before = canonical(spot.s);
  playOn(spot, spot.game.clone(spot.s), AHEAD);
  if (canonical(spot.s) !== before) throw new Error('a clone was played on, and the original changed');
};

/** Saving loses nothing: a state out of JSON, and one out of a snapshot, play on just as the original does. */
export const savingLosesNothing: Check = spot => {
  const { game, s } = spot;
  const saved = revive(game, JSON.parse(JSON.stringify(snapshot(game, s))));
  if (!saved.ok) throw new Error(`a snapshot can be revived: ${saved.error}`);
  want(differenceOf(saved.value, { ...s, flow: { ...s.flow, ask: saved.value.flow.ask } }), 'a snapshot revives whole');
  for (const copy of [JSON.parse(JSON.stringify(s)) as typeof s, saved.value]) {
    const original = game.clone(s);
    const [x, y] = twins(spot);
    playOn({ ...spot, rng: x }, original, AHEAD);
    playOn({ ...spot, rng: y }, copy, AHEAD);
    want(differenceOf(copy, original), 'a state that was saved plays on as before');
  }
};

/**
 * A view that renews another is what it would be without it, whoever saw the other and whether it was earlier or, after
 * an undo, later; it shares nothing with the state, and leaves the other as it was.
 */
export const viewsRenew: Check = spot => {
  const { game, s } = spot;
  const later = game.clone(s);
  playOn(spot, later, AHEAD - spot.rng.below(AHEAD));
  const viewers = [...viewersOf(spot), EVERYTHING];
  for (const [from, to] of [
    [s, later],
    [later, s],
  ])
    for (const other of viewers) {
      const before = game.view(from, other);
      const text = canonical(before);
      for (const viewer of viewers) renews(game, to, viewer, before);
      if (canonical(before) !== text) throw new Error(`the view of ${nameOf(other)} that was renewed has changed`);
    }
};

function renews<S extends Base>(game: Game<S>, s: S, viewer: Viewer, before: object): void {
  const renewed = game.view(s, viewer, before);
  want(differenceOf(renewed, game.view(s, viewer)), `a view of ${nameOf(viewer)} that renews another is the same`);
  const shared = sharedObject(renewed, s);
  if (shared) throw new Error(`the view of ${nameOf(viewer)} shares ${shared} with the state`);
}

/** Events are told and never read: the game goes the same way when nobody listens. */
export const telling: Check = spot => {
  const { game, s, table } = spot;
  const [x, y] = twins(spot);
  const [loud, quiet] = [game.clone(s), game.clone(s)];
  table.told = true;
  playOn({ ...spot, rng: x }, loud, AHEAD);
  want(oddityOf(table.events, 'events'), 'events are plain data');
  table.told = false;
  playOn({ ...spot, rng: y }, quiet, AHEAD);
  want(differenceOf(quiet, loud), 'the game is the same when nobody listens');
};

/** Random answers, until the game is over or so many were given. */
export function playOn<S extends Base>({ table, rng }: Spot<S>, s: S, answers: number): void {
  table.events = [];
  for (let i = 0; i < answers && !isOver(s); i++) table.step(s, picksOf(table, s, rng), rng);
}
