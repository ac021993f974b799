import { EngineFault, NONE, PUBLIC, cycle, decision, procedure, type Draft, type Table } from '@ennead/kernel';
import { ALPHA, CARD_IDS, CULTURE, FACES, FENGHUANG, GALMI, HEROES, INFLUENCES, VP } from '../box.ts';
import { NOTHING, moves } from '../moves.ts';
import {
  checkShield,
  gain,
  handOver,
  isProtected,
  leads,
  majorityOf,
  ordersLeft,
  seatAt,
  type State,
} from '../state.ts';
import { ABILITY_OF, abilityDeeds, abilityOffers, alphaOptions, destroy, type Deed } from './abilities.ts';

const PLACE = 'a';
const SEAT = 'a';
const { kindOf, args } = moves;
const [first, second, third] = args;

/** K1: every player in turn order. */
export const kingdoms = cycle<State>('kingdoms', {
  nextPlayer(t, f) {
    if (f[PLACE] === t.s.flow.seats) return t.leave();
    const seat = seatAt(t.s, f[PLACE]++);
    if (t.told) t.tell({ type: 'kingdom', seat });
    t.call(kingdom, seat);
  },
});

/** K4: one player reveals orders and uses abilities, in any order, until enough is done (K8). */
export const kingdom = cycle<State>('kingdom', {
  goOn(t, f) {
    if (ordersLeft(t.s, f[SEAT]) === 0 && actionOptions(t.s, f[SEAT], NO_DRAFT, scratch) === 1) leave(t, f[SEAT]);
  },
  askAction: (t, f) => t.ask(ACTION, f[SEAT]),
  act(t, f) {
    const code = t.pick(f[SEAT]);
    if (code === END) return leave(t, f[SEAT]);
    deeds[kindOf[code]](t, f[SEAT], code);
    dropShield(t);
  },
});

/** H6: what Fenghuang copies, if anything. */
export const copying = procedure<State>('copying', {
  askCopy: (t, f) => t.ask(COPY, f[SEAT]),
  use(t, f) {
    const code = t.pick(f[SEAT]);
    if (code === PASS) return;
    if (t.told) tellUse(t, f[SEAT], code, true);
    use[kindOf[code]](t, f[SEAT], code); // H8: no column is tilted
    dropShield(t);
  },
});

const NO_DRAFT: Draft = [];
const scratch = new Int32Array(moves.size);
const END = moves.end();
const PASS = moves.pass();
const SHIELD = moves.shield();
const FENGHUANGS = moves.fenghuang();
const FIRST_REVEAL = moves.reveal(0);

/** K6: Heroes that were not used are never used. */
function leave(t: Table<State>, seat: number): void {
  const { revealed, ready } = t.s;
  for (let face = 0; face < FACES; face++) revealed[face] = 0;
  for (let hero = 0; hero < HEROES; hero++) ready[hero] = 0;
  if (t.told) t.tell({ type: 'ends', seat });
  t.leave();
}

/** I6 */
function dropShield(t: Table<State>): void {
  const holder = t.s.shield;
  if (checkShield(t.s) && t.told) t.tell({ type: 'shieldLost', seat: holder });
}

/** K2, K3, K4, K6, K9: what the player who acts may do next. The first option is to end, once all is revealed. */
function actionOptions(s: State, seat: number, _draft: Draft, out: Int32Array): number {
  let n = 0;
  for (let face = 0, i = seat * FACES; face < FACES; face++, i++) if (s.orders[i] > 0) out[n++] = FIRST_REVEAL + face;
  if (n === 0) out[n++] = END;
  for (let influence = 1, i = seat * INFLUENCES + 1; influence < INFLUENCES; influence++, i++) {
    if (s.columns[i] === 0 || (s.tilted[seat] >> influence) & 1 || !leads(s, seat, influence)) continue; // K5, J5
    if (influence !== GALMI) n = abilityOffers[influence](s, seat, out, n);
    else if (s.shield === NONE) out[n++] = SHIELD; // I3
  }
  if (s.ready[ALPHA] > 0) n = alphaOptions(s, seat, out, n); // H4
  if (s.ready[FENGHUANG] > 0 && (s.supply[CULTURE] > 0 || canCopy(s, seat))) out[n++] = FENGHUANGS; // H5
  return n;
}

/** H6, H7, H9: abilities of columns of which an opponent has the majority, as they are used by this seat. */
function copyOptions(s: State, seat: number, _draft: Draft, out: Int32Array): number {
  let n = 1;
  out[0] = PASS; // K7
  for (let influence = 0; influence < INFLUENCES; influence++) {
    const owner = majorityOf(s, influence);
    if (owner === NONE || owner === seat || isProtected(s, owner, influence)) continue;
    n = abilityOffers[influence](s, seat, out, n);
  }
  return n;
}

const canCopy = (s: State, seat: number): boolean => copyOptions(s, seat, NO_DRAFT, copyScratch) > 1;
const copyScratch = new Int32Array(moves.size);

export const ACTION = decision<State>('action', actionOptions);
export const COPY = decision<State>('copy', copyOptions);

/** What a use gains besides its effect, where the supply has it (M4). */
const besides = moves.table<number>({ turn: VP, fenghuang: CULTURE }, NONE);

/** Says what is about to be done; `gained` where that depends on the supply. */
function tellUse(t: Table<State>, seat: number, code: number, copied = false): void {
  const token = besides[kindOf[code]];
  const gained = token === NONE ? {} : { gained: t.s.supply[token] > 0 };
  t.tell({ type: 'did', seat, copied, ...moves.read(code), ...gained });
}

const notAnAction: Deed = (_t, _seat, code) => {
  throw new EngineFault(`"${moves.key(code)}" is no action in a kingdom`);
};

const use = moves.table<Deed>(abilityDeeds, notAnAction);

/** K5: the ability is used, and its column tilted. */
const tilting =
  (deed: Deed, influence: number): Deed =>
  (t, seat, code) => {
    if (t.told) tellUse(t, seat, code);
    t.s.tilted[seat] |= 1 << influence;
    deed(t, seat, code);
  };

const tilted = Object.fromEntries(
  Object.entries(abilityDeeds).map(([move, deed]) => [
    move,
    tilting(deed, ABILITY_OF[move as keyof typeof abilityDeeds]!),
  ]),
);

const deeds = moves.table<Deed>(
  {
    ...tilted,
    reveal(t, seat, code) {
      const { s } = t;
      const face = first[code];
      s.orders[seat * FACES + face]--; // K2
      s.revealed[face]++;
      t.learn(PUBLIC);
      if (t.told) t.tell({ type: 'revealed', seat, card: CARD_IDS[face] });
      if (face < INFLUENCES) s.columns[seat * INFLUENCES + face]++;
      else {
        s.heroes[seat * HEROES + face - INFLUENCES]++;
        s.ready[face - INFLUENCES]++;
      }
    },
    shield(t, seat, code) {
      if (t.told) tellUse(t, seat, code);
      t.s.shield = seat; // I3
    },
    alpha(t, seat, code) {
      if (t.told) tellUse(t, seat, code);
      t.s.ready[ALPHA]--;
      destroy(t, first[code], second[code]); // H1
      if (third[code] !== NOTHING) handOver(t.s, first[code], seat, third[code]); // H2, H3
    },
    fenghuang(t, seat, code) {
      if (t.told) tellUse(t, seat, code);
      t.s.ready[FENGHUANG]--;
      gain(t.s, seat, CULTURE); // H5
      if (canCopy(t.s, seat)) t.call(copying, seat);
    },
  },
  notAnAction,
);
