import { DONE, EngineFault, Picks, seatBit, seatsIn, EVERYTHING, type Base, type Rng } from '@ennead/kernel';
import { answerOf, codesOf } from '../answers.ts';
import { differenceOf, oddityOf } from '../plain.ts';
import { imagine, nameOf, questionOf, viewersOf, want, type Check, type Spot } from './spot.ts';

/** Calls with every asked seat and with a draft at each length of one random answer. */
function eachDraft<S extends Base>(
  { table, s, rng, game }: Spot<S>,
  look: (seat: number, draft: number[]) => void,
): void {
  const { many } = game.decisions[s.flow.ask];
  for (const seat of seatsIn(s.flow.asked)) {
    const picks = many ? answerOf(table, s, seat, rng).map(pick => pick.code) : [];
    for (let length = 0; length <= picks.length; length++) look(seat, picks.slice(0, length));
  }
}

/** Whoever is asked can answer, and nothing is offered twice. */
export const somethingIsOffered: Check = spot => {
  const { game, table, s } = spot;
  const { many, name } = game.decisions[s.flow.ask];
  eachDraft(spot, (seat, draft) => {
    const codes = codesOf(table, s, seat, draft);
    if (codes.length === 0 && !many) throw new Error(`seat ${seat} is asked "${name}" and has no option`);
    if (new Set(codes).size !== codes.length) throw new Error(`"${name}" offers seat ${seat} the same option twice`);
    if (codes.includes(DONE) && !many) throw new Error(`"${name}" is one pick and offers seat ${seat} "done"`);
  });
};

/** `whyNot` tells the truth over the whole vocabulary: null exactly when the code is offered. "done" owes no rule. */
export const whyNotIsTrue: Check = spot => {
  const { game, table, s } = spot;
  eachDraft(spot, (seat, draft) => {
    const codes = new Set(codesOf(table, s, seat, draft));
    for (let code = DONE + 1; code < game.moves.size; code++) {
      const why = game.whyNot(s, seat, code, draft);
      if ((why === null) === codes.has(code)) continue;
      const said = why === null ? 'names no rule against it' : `says ${why}`;
      const is = codes.has(code) ? 'is' : 'is not';
      throw new Error(
        `"${game.moves.key(code)}" ${is} offered to seat ${seat}, but whyNot ${said}${after(spot, draft)}`,
      );
    }
  });
};

/** Every option can be touched: it has a path of references, and no other option has the same. */
export const refsLeadToOptions: Check = spot => {
  const { game, table, s } = spot;
  eachDraft(spot, (seat, draft) => {
    const view = game.view(s, seatBit(seat));
    const owners = new Map<string, string>();
    for (const code of codesOf(table, s, seat, draft)) {
      if (code === DONE) continue;
      const key = game.moves.key(code);
      const path = game.refs(view, code);
      if (path.length === 0 || path.some(ref => typeof ref !== 'string' || ref === ''))
        throw new Error(`"${key}" has no path of references: [${path.join(', ')}]`);
      const other = owners.get(path.join(' > '));
      if (other) throw new Error(`"${key}" and "${other}" have the same path of references: ${path.join(' > ')}`);
      owners.set(path.join(' > '), key);
    }
  });
};

/** Views are plain data without holes, for everybody. */
export const viewsArePlain: Check = spot => {
  for (const viewer of [...viewersOf(spot), EVERYTHING])
    want(oddityOf(spot.game.view(spot.s, viewer), 'view'), `the view of ${nameOf(viewer)} is plain data`);
};

const NO_CHANCE: Rng = {
  below() {
    throw new EngineFault('a step that asks draws nothing');
  },
};

/**
 * A step that asks does nothing else, and whom it asks depends only on what everybody can see: asked again, here and in
 * the worlds that each viewer can imagine, it is the same question, and nothing has changed.
 */
export const askingIsAskingOnly: Check = spot => {
  const { game, table, s, rng } = spot;
  const worlds = viewersOf(spot).map(viewer => imagine(game, s, viewer, rng));
  for (const world of [game.clone(s), ...worlds]) {
    const again = game.clone(world);
    again.flow.asked = 0;
    again.flow.frames[again.flow.frames.length - 1].step--;
    table.step(again, new Picks(s.flow.seats), NO_CHANCE, s.flow.n);
    want(differenceOf(questionOf(again), questionOf(s)), 'the same is asked in every world that somebody can imagine');
    again.flow.since = [...world.flow.since];
    want(differenceOf(again, world), 'a step that asks changes nothing');
  }
};

const after = ({ game }: Spot<any>, draft: readonly number[]): string =>
  draft.length === 0 ? '' : ` after [${draft.map(code => game.moves.key(code)).join(', ')}]`;
