import { topFrame, type Draft } from '@ennead/kernel';
import { DISPATCH, ONE_POINT, banishCost, marchCost, odinsPrice, travelCost } from './costs.ts';
import { ACTION } from './flow/actions.ts';
import { isInHelsReach } from './flow/gifts.ts';
import { DESTRUCTION, POWERS, SPENDING } from './flow/powers.ts';
import { destroyOptions } from './flow/power-table.ts';
import { VALHALLA } from './flow/valhalla.ts';
import { BEOWULF, FREYR, HEL, HREIDMAR, SURTR, THRYM, isAdjacent } from './map.ts';
import { RESERVE, moves } from './moves.ts';
import { COPY, POWER_IDS, PROTECT, stonesOn, type PowerId, type State } from './state.ts';

/** A rule's id if it forbids this; null if it does not. */
type Reason = (s: State, seat: number, code: number) => string | null;

const [first, second, third] = moves.args;

/** The first of these rules whose condition fails. */
function unless(...rules: readonly (readonly [boolean, string])[]): string | null {
  for (const [holds, rule] of rules) if (!holds) return rule;
  return null;
}

const otherPhase: Reason = () => 'T1';
const allowed: Reason = () => null;

const plays = (s: State, owner: number): boolean => owner < s.avatar.length;
const touchable = (s: State, seat: number, owner: number): boolean => owner === seat || owner !== s.shielded;
const stoneOn = (s: State, owner: number, world: number): boolean => plays(s, owner) && stonesOn(s, owner, world) > 0;

/** A9, A13 to A24: why points do not buy it. */
const paid = {
  end: allowed,
  recruit: (s, seat) => unless([s.reserve[seat] > 0, 'A13'], [s.points >= ONE_POINT, 'A9']),
  deploy: (s, seat) => unless([s.card[seat] > 0, 'A14'], [s.points >= ONE_POINT, 'A9']),
  recover: (s, seat) => unless([s.helheim[seat] > 0, 'A17'], [s.points >= ONE_POINT, 'A9']),
  dispatch: (s, seat, code) =>
    unless([s.card[seat] > 0 && s.avatar[seat] !== first[code], 'A18'], [s.points >= DISPATCH, 'A9']),
  march: (s, seat, code) =>
    unless(
      [plays(s, first[code]), 'K6'],
      [stoneOn(s, first[code], second[code]), first[code] === seat ? 'A15' : 'A19'],
      [isAdjacent(second[code], third[code]), 'K2'],
      [touchable(s, seat, first[code]), 'W13'],
      [marchCost(s, seat, first[code], second[code]) <= s.points, 'A9'],
    ),
  travel: (s, seat, code) =>
    unless(
      [plays(s, first[code]), 'K6'],
      [plays(s, first[code]) && isAdjacent(s.avatar[first[code]], second[code]), first[code] === seat ? 'A16' : 'A20'],
      [touchable(s, seat, first[code]), 'W13'],
      [travelCost(seat, first[code]) <= s.points, 'A9'],
    ),
  banish: (s, seat, code) =>
    unless(
      [plays(s, first[code]), 'K6'],
      [first[code] !== seat && stoneOn(s, first[code], second[code]), 'A21'],
      [touchable(s, seat, first[code]), 'W13'],
      [banishCost(s, seat, first[code], second[code]) <= s.points, 'A9'],
    ),
} satisfies Record<string, Reason>;

/** H: why an avatar does not do it. */
const gift =
  (avatar: number, reason: Reason): Reason =>
  (s, seat, code) =>
    unless([s.gift[seat] === avatar, 'H1'], [!s.giftUsed, 'H3']) ?? reason(s, seat, code);

const gifts = {
  freyr: gift(FREYR, (s, seat, code) => {
    const here = s.avatar[seat];
    return unless(
      [stoneOn(s, first[code], here) && isAdjacent(here, second[code]), 'H10'],
      [odinsPrice(s, seat, first[code], here) <= s.points, 'H5'],
    );
  }),
  thrym: gift(THRYM, (s, seat, code) =>
    unless(
      [stoneOn(s, first[code], second[code]) && isAdjacent(second[code], s.avatar[seat]), 'H11'],
      [odinsPrice(s, seat, first[code], second[code]) <= s.points, 'H5'],
    ),
  ),
  beowulf: gift(BEOWULF, (s, seat, code) =>
    unless([plays(s, first[code]) && s.avatar[first[code]] !== s.avatar[seat], 'H12']),
  ),
  hreidmarRecruit: gift(HREIDMAR, (s, seat) => unless([s.reserve[seat] > 0, 'H13'])),
  hreidmarDeploy: gift(HREIDMAR, (s, seat) => unless([s.card[seat] > 0, 'H13'])),
  surtr: gift(SURTR, (s, seat, code) => unless([stoneOn(s, first[code], s.avatar[seat]), 'H14'])),
  hel: gift(HEL, (s, seat, code) =>
    unless([
      plays(s, first[code]) && isInHelsReach(s, seat, first[code]) && isAdjacent(s.avatar[first[code]], second[code]),
      'H17',
    ]),
  ),
} satisfies Record<string, Reason>;

/** W: why a power does not do it. */
const anyStone =
  (rule: string): Reason =>
  (s, seat, code) =>
    unless([stoneOn(s, first[code], second[code]), rule], [touchable(s, seat, first[code]), 'W13']);

const holds = (s: State, seat: number, source: number): boolean =>
  (source === RESERVE ? s.reserve[seat] : s.card[seat]) > 0;

const powers: Readonly<Record<PowerId, readonly Reason[]>> = {
  protect: moves.table<Reason>({ protect: allowed }, otherPhase),
  retrieve: moves.table<Reason>(
    {
      retrieve: (s, seat, code) =>
        unless([plays(s, first[code]) && s.helheim[first[code]] > 0, 'W16'], [touchable(s, seat, first[code]), 'W13']),
      replenish: (s, seat) => unless([s.reserve[seat] > 0, 'W17']),
    },
    otherPhase,
  ),
  move: moves.table<Reason>(
    {
      march: (s, seat, code) =>
        unless(
          [stoneOn(s, first[code], second[code]), 'W18'],
          [isAdjacent(second[code], third[code]), 'K2'],
          [touchable(s, seat, first[code]), 'W13'],
        ),
    },
    otherPhase,
  ),
  steal: moves.table<Reason>(
    {
      steal: (s, seat, code) =>
        unless(
          [first[code] !== seat && stoneOn(s, first[code], second[code]), 'W20'],
          [holds(s, seat, third[code]), 'W21'],
          [touchable(s, seat, first[code]), 'W13'],
        ),
    },
    otherPhase,
  ),
  exchange: moves.table<Reason>(
    {
      exchange: (s, seat, code) =>
        unless(
          [
            second[code] !== seat &&
              first[code] !== third[code] &&
              stoneOn(s, seat, first[code]) &&
              stoneOn(s, second[code], third[code]),
            'W22',
          ],
          [touchable(s, seat, second[code]), 'W13'],
        ),
    },
    otherPhase,
  ),
  add: moves.table<Reason>({ add: (s, seat, code) => unless([holds(s, seat, second[code]), 'W23']) }, otherPhase),
  destroy: moves.table<Reason>({ destroy: anyStone('W24'), recall: anyStone('W25') }, otherPhase),
  spend: moves.table<Reason>({}, otherPhase),
  banish: moves.table<Reason>({ banish: anyStone('W28') }, otherPhase),
  copy: moves.table<Reason>(
    { copy: (_s, _seat, code) => unless([first[code] !== PROTECT && first[code] !== COPY, 'D5']) },
    otherPhase,
  ),
};

const actions = moves.table<Reason>({ ...paid, ...gifts }, otherPhase);
const spending = moves.table<Reason>(
  { ...paid, ...Object.fromEntries(Object.keys(gifts).map(move => [move, () => 'W26'])) },
  otherPhase,
);

/** H8, H9 */
const valhalla = moves.table<Reason>(
  {
    decline: (s, seat) => unless([s.valhalla[seat] === 0, 'V1']),
    ullrStone: (s, seat, code) =>
      unless([s.valhalla[seat] > 0 && (first[code] === s.home[seat] || first[code] === s.avatar[seat]), 'H8']),
    ullrAvatar: (s, seat, code) => unless([s.valhalla[seat] === 0 && first[code] !== s.avatar[seat], 'H9']),
  },
  otherPhase,
);

const scratch = new Int32Array(moves.size);

/** W25: a pair of stones has one path, and there is no third. */
function destruction(s: State, seat: number, code: number, draft: Draft): string | null {
  const single = powers.destroy[moves.kindOf[code]](s, seat, code);
  if (draft.length === 0 && moves.kindOf[code] === moves.kind.decline) return null;
  if (single !== null) return single;
  return scratch.subarray(0, destroyOptions(s, seat, draft, scratch)).includes(code) ? null : 'W25';
}

/** The rule that forbids an option at this moment; null exactly when it is offered. */
export function whyNot(s: State, seat: number, code: number, draft: Draft): string | null {
  if (((s.flow.asked >> seat) & 1) === 0) return 'A8';
  const kind = moves.kindOf[code];
  switch (s.flow.ask) {
    case ACTION.id:
      return actions[kind](s, seat, code);
    case SPENDING.id:
      return spending[kind](s, seat, code);
    case VALHALLA.id:
      return valhalla[kind](s, seat, code);
    case DESTRUCTION.id:
      return destruction(s, seat, code, draft);
    case POWERS.id:
      return kind === moves.kind.decline ? null : powers[POWER_IDS[topFrame(s).b]][kind](s, seat, code);
    default:
      return 'T1';
  }
}
