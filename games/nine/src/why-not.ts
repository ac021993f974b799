import { NONE, type Draft } from '@ennead/kernel';
import {
  ALPHA,
  BYUN_HYUNG_JA,
  CHAOS,
  COIN,
  CULTURE,
  DIAMOND,
  FACES,
  FENGHUANG,
  HEROES,
  MILITARY,
  SCIENCE,
} from './box.ts';
import { ABILITY_OF, COINS_FOR_DIAMOND, hasOneOfEach } from './flow/abilities.ts';
import { DISCARD } from './flow/cleanup.ts';
import { DRAW } from './flow/deal.ts';
import { ACTION, COPY } from './flow/kingdom.ts';
import { ORDERS } from './flow/orders.ts';
import { NOTHING, moves, type Move } from './moves.ts';
import { columnOf, hasLoot, isProtected, leads, majorityOf, ordersLeft, tokensOf, type State } from './state.ts';

/** A rule's id if it forbids this; null if it does not. */
type Reason = (s: State, seat: number, code: number) => string | null;

const [first, second, third] = moves.args;

/** The first of these rules whose condition fails. */
function unless(...rules: readonly (readonly [boolean, string])[]): string | null {
  for (const [holds, rule] of rules) if (!holds) return rule;
  return null;
}

const otherPhase: Reason = () => 'R1';
const allowed: Reason = () => null;

const supplied =
  (token: number): Reason =>
  s =>
    unless([s.supply[token] > 0, 'M4']);

const opponent = (s: State, seat: number, owner: number): boolean => owner !== seat && owner < s.flow.seats;

const target = (s: State, seat: number, code: number, rule: string): string | null =>
  unless(
    [opponent(s, seat, first[code]) && columnOf(s, first[code], second[code]) > 0, rule],
    [!isProtected(s, first[code], second[code]), 'I4'],
  );

/** Why a kingdom ability cannot do it, whoever has lent it. */
const abilities = {
  chaos: supplied(CHAOS),
  science: supplied(SCIENCE),
  military: supplied(MILITARY),
  coin: supplied(COIN),
  rob: (s, seat, code) =>
    unless([s.supply[COIN] === 0 && opponent(s, seat, first[code]) && tokensOf(s, first[code], COIN) > 0, 'I9']),
  mint: (s, seat) => unless([tokensOf(s, seat, COIN) >= COINS_FOR_DIAMOND, 'I10'], [s.supply[DIAMOND] > 0, 'I18']),
  dismiss: (s, seat, code) => unless([s.heroes[seat * HEROES + first[code]] > 0, 'I11']),
  turn: (s, seat, code) => unless([s.heroes[seat * HEROES + first[code]] > 0, 'I12']),
  strike: (s, seat, code) => unless([tokensOf(s, seat, MILITARY) > 0, 'I16']) ?? target(s, seat, code, 'I16'),
  exchange: (s, seat, code) =>
    unless(
      [tokensOf(s, seat, first[code]) > 0 && first[code] !== second[code], 'I17'],
      [s.supply[second[code]] > 0, 'I18'],
    ),
  fuse: (s, seat) => unless([hasOneOfEach(s, seat), 'I19'], [s.supply[DIAMOND] > 0, 'I18']),
  disguise: (s, seat, code) =>
    unless([
      columnOf(s, seat, BYUN_HYUNG_JA) > 0 && first[code] !== BYUN_HYUNG_JA && columnOf(s, seat, first[code]) > 0,
      'I20',
    ]),
} satisfies Partial<Record<Move, Reason>>;

/** K4, K5: why a column of one's own does not lend its ability. */
const ofOwn =
  (influence: number, reason: Reason): Reason =>
  (s, seat, code) =>
    unless([leads(s, seat, influence), 'K4'], [((s.tilted[seat] >> influence) & 1) === 0, 'K5']) ??
    reason(s, seat, code);

/** H6, H9: why no opponent's column lends it. */
const ofOthers =
  (influence: number, reason: Reason): Reason =>
  (s, seat, code) => {
    const owner = majorityOf(s, influence);
    return (
      unless([owner !== NONE && owner !== seat, 'H6'], [!isProtected(s, owner, influence), 'H9']) ??
      reason(s, seat, code)
    );
  };

const each = (wrap: (influence: number, reason: Reason) => Reason): Record<string, Reason> =>
  Object.fromEntries(
    Object.entries(abilities).map(([move, reason]) => [move, wrap(ABILITY_OF[move as Move]!, reason)]),
  );

const copies = moves.table<Reason>({ ...each(ofOthers), pass: allowed, shield: () => 'H7' }, otherPhase);

const actions = moves.table<Reason>(
  {
    ...each(ofOwn),
    shield: ofOwn(ABILITY_OF.shield!, s => unless([s.shield === NONE, 'I3'])),
    reveal: (s, seat, code) => unless([s.orders[seat * FACES + first[code]] > 0, 'K2']),
    end: (s, seat) => unless([ordersLeft(s, seat) === 0, 'K3']),
    alpha: (s, seat, code) =>
      unless([s.ready[ALPHA] > 0, 'K6']) ??
      target(s, seat, code, 'H1') ??
      unless([third[code] === NOTHING ? !hasLoot(s, first[code]) : tokensOf(s, first[code], third[code]) > 0, 'H2']),
    fenghuang: (s, seat) =>
      unless([s.ready[FENGHUANG] > 0, 'K6'], [s.supply[CULTURE] > 0 || COPY.options(s, seat, [], scratch) > 1, 'K9']),
  },
  otherPhase,
);

const scratch = new Int32Array(moves.size);

/** O1 to O4: a choice has one path, in ascending order. */
function orders(s: State, seat: number, code: number, draft: Draft): string | null {
  if (moves.kindOf[code] !== moves.kind.choose) return 'R1';
  if (scratch.subarray(0, ORDERS.options(s, seat, draft, scratch)).includes(code)) return null;
  const held = draft.filter(other => other === code).length;
  const isAscending = draft.length === 0 || code >= draft[draft.length - 1];
  return unless([s.hand[seat * FACES + first[code]] > held && isAscending, 'O1']) ?? 'O4';
}

/** The rule that forbids an option at this moment; null exactly when it is offered. */
export function whyNot(s: State, seat: number, code: number, draft: Draft): string | null {
  if (((s.flow.asked >> seat) & 1) === 0) return 'R1';
  const kind = moves.kindOf[code];
  switch (s.flow.ask) {
    case DRAW.id:
      return kind === moves.kind.draw || kind === moves.kind.pass ? null : 'R1';
    case ORDERS.id:
      return orders(s, seat, code, draft);
    case ACTION.id:
      return actions[kind](s, seat, code);
    case COPY.id:
      return copies[kind](s, seat, code);
    case DISCARD.id:
      if (kind !== moves.kind.discard) return 'R1';
      return unless([columnOf(s, seat, first[code]) > 0, 'L3']);
    default:
      return 'R1';
  }
}
