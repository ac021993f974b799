import { NONE, decision, procedure, topFrame, type Frame, type Table } from '@ennead/kernel';
import { intrude } from '../../rules/intrusions.ts';
import { luckyBlow } from '../../rules/special-rolls.ts';
import { totalOf } from '../../rules/ledger.ts';
import { haveXp } from '../bodies.ts';
import { first, INTRUSIONS, kind, kindOf, moves, second } from '../moves.ts';
import { PRONE } from '../situation.ts';
import { addRow } from '../rows.ts';
import { fights, isThere, seatOf, weaponAt, WEAPON_SLOTS, type State } from '../state.ts';
import { caller, extra } from './result.ts';

/** Slots: to whom; whether a blow has just hit them; whether it is free (XI5); what it is, and who gets the gift. */
const [TO, HIT, FREE, WHAT] = ['a', 'b', 'c', 'd'] as const;

const LUCKY_BLOW = INTRUSIONS.indexOf('lucky-blow');
const DROP = INTRUSIONS.indexOf('drop');
const SLIP = INTRUSIONS.indexOf('slip');

/** XI: an intrusion of the game master, free after a 1 (S1), else worth two points of experience. */
export const intrusion = procedure<State>('intrusion', {
  askIntrusion: t => t.ask(INTRUDE, t.s.master),
  hear(t, f) {
    const code = t.pick(t.s.master);
    if (kindOf[code] === kind.pass) return t.leave();
    f[TO] = first[code];
    f[WHAT] = second[code] + 1;
    if (f[FREE] === 0) t.s.intrusions--;
    if (t.told) t.tell({ type: 'intrusion', who: f[TO], what: INTRUSIONS[second[code]], free: f[FREE] === 1 });
  },
  askAnswer(t, f) {
    if (t.s.combatants[f[TO]].xp > 0) t.ask(ANSWER, seatOf(t.s, f[TO])); // XI3
  },
  answer(t, f) {
    const refused = t.s.combatants[f[TO]].xp > 0 && kindOf[t.pick(seatOf(t.s, f[TO]))] === kind.refuse;
    if (!refused) return;
    award(t, f, { accept: false });
    t.leave();
  },
  askGift(t, f) {
    if (f[FREE] === 0 && companions(t.s, f[TO]).length > 0) t.ask(GIFT, seatOf(t.s, f[TO])); // XI2
  },
  happen(t, f) {
    const others = companions(t.s, f[TO]);
    const gift = f[FREE] === 0 && others.length > 0 ? first[t.pick(seatOf(t.s, f[TO]))] : NONE;
    award(t, f, { accept: true, gift: gift === NONE ? null : String(gift) });
    befall(t, f);
  },
});

/** XI1 to XI5: everybody's points of experience. */
function award(t: Table<State>, f: Frame, response: Parameters<typeof intrude>[2]): void {
  const { s } = t;
  const purses = [f[TO], ...companions(s, f[TO])].map(i => ({ id: String(i), xp: s.combatants[i].xp }));
  const after = intrude(purses, { to: String(f[TO]), free: f[FREE] === 1 }, response);
  for (const { id, xp } of after.purses) haveXp(s.combatants[Number(id)], xp);
  const gift = response.accept ? response.gift : null;
  if (t.told)
    t.tell({
      type: 'answered',
      who: f[TO],
      accepted: after.happens,
      gift: gift === null ? NONE : Number(gift),
      ledger: after.ledger,
    });
}

/** EN10: what an intrusion does in a fight. */
function befall(t: Table<State>, f: Frame): void {
  const { s } = t;
  const c = s.combatants[f[TO]];
  switch (f[WHAT] - 1) {
    case LUCKY_BLOW:
      return extra.put(caller(s), totalOf(luckyBlow())); // S11
    case DROP:
      c.dropped |= 1 << weaponInHand(s, f[TO]);
      return;
    case SLIP:
      c.prone = PRONE;
      return;
    default:
      addRow(s, f[TO], 'dazed', 1, 1); // SD1
  }
}

/** The first weapon that is not on the ground; NONE if all are. */
function weaponInHand(s: State, who: number): number {
  const c = s.combatants[who];
  for (let slot = 0; slot < WEAPON_SLOTS; slot++)
    if (weaponAt(c, slot) !== NONE && ((c.dropped >> slot) & 1) === 0) return slot;
  return NONE;
}

/** The other characters of the same side. */
function companions(s: State, who: number): number[] {
  const own = s.combatants[who];
  return s.combatants.flatMap((c, i) => (i !== who && c.npc === 0 && c.team === own.team && isThere(c) ? [i] : []));
}

/** EN10: why this cannot befall somebody; null if it can. */
export function whyNotIntrude(s: State, f: Frame, who: number, what: number): string | null {
  const c = s.combatants[who];
  if (!c || c.npc === 1 || (f[FREE] === 1 ? who !== f[TO] : !fights(c))) return f[FREE] === 1 ? 'S1' : 'XI1';
  if (what === LUCKY_BLOW) return f[HIT] === 1 ? null : 'S11';
  if (what === DROP) return weaponInHand(s, who) === NONE ? 'EN10' : null;
  return what === SLIP && c.prone === PRONE ? 'EN10' : null;
}

export const INTRUDE = decision<State>('intrude', (s, _seat, _draft, out) => {
  const f = topFrame(s);
  let n = 0;
  out[n++] = moves.pass();
  for (let who = 0; who < s.combatants.length; who++)
    for (let what = 0; what < INTRUSIONS.length; what++)
      if (whyNotIntrude(s, f, who, what) === null) out[n++] = moves.intrude(who, what);
  return n;
});

export const ANSWER = decision<State>('answer', (_s, _seat, _draft, out) => {
  out[0] = moves.accept();
  out[1] = moves.refuse();
  return 2;
});

export const GIFT = decision<State>('gift', (s, _seat, _draft, out) => {
  let n = 0;
  for (const other of companions(s, topFrame(s)[TO])) out[n++] = moves.gift(other);
  return n;
});

/** XI2: who may be given one of the two points. */
export const mayReceive = (s: State, who: number): boolean => companions(s, topFrame(s)[TO]).includes(who);
