import { NONE, PUBLIC, cycle, decision, procedure, type Table } from '@ennead/kernel';
import { hazardDamage } from '../../rules/hazards.ts';
import { ambushOrder, INITIATIVE_METHODS, turnOrder } from '../../rules/initiative.ts';
import { priceOf } from '../../rules/effort.ts';
import { line, unlessZero, type RuleId } from '../../rules/ledger.ts';
import { DIE_FACES } from '../../rules/tasks.ts';
import { doerOf, hurt, mostLevels, pay, toldLedger } from '../bodies.ts';
import { PARTY } from '../build.ts';
import { first, moves } from '../moves.ts';
import { SCENE_HAZARDS, SURPRISED } from '../scene.ts';
import { PRONE, RISING } from '../situation.ts';
import { addRow, endRows, forceOf, heldBy, tickRows } from '../rows.ts';
import { fightingTeams, fights, isDecided, isThere, seatOf, type Combatant, type State } from '../state.ts';
import { action } from './action.ts';
import { intrusion } from './intrusion.ts';

/** EN9: then the encounter breaks off; or earlier, when nobody has been hurt for so long. */
export const MOST_ROUNDS = 100;
const MOST_QUIET = 20;

/** N: an encounter: initiative, then rounds until one side is left. */
export const encounter = procedure<State>('encounter', {
  begin(t) {
    if (t.told) t.tell({ type: 'encounter', names: [...t.s.names], teams: t.s.combatants.map(({ team }) => team) });
  },
  initiative: t => t.call(initiative, NONE),
  order: t => putInOrder(t),
  rounds: t => t.call(round),
  end(t) {
    if (t.told) t.tell({ type: 'ends', round: t.s.round, teams: fightingTeams(t.s) });
  },
});

const WHO = 'a';

/** N3: every character makes a Speed roll, with Effort if they like. */
export const initiative = cycle<State>('initiative', {
  next(t, f) {
    const { combatants } = t.s;
    do f[WHO]++;
    while (f[WHO] < combatants.length && (combatants[f[WHO]].npc === 1 || !fights(combatants[f[WHO]])));
    if (f[WHO] >= combatants.length) t.leave();
  },
  askInitiative(t, f) {
    if (initiativeLevels(t.s, f[WHO]) > 0) t.ask(INITIATIVE, seatOf(t.s, f[WHO]));
  },
  roll(t, f) {
    const { s } = t;
    const who = f[WHO];
    const levels = initiativeLevels(s, who) > 0 ? first[t.pick(seatOf(s, who))] : 0;
    s.rolls[who] = 1 + t.rng.below(DIE_FACES);
    s.eased[who] = levels + s.combatants[who].quick;
    const price = priceOf('speed', doerOf(s, who), levels);
    const refund = s.rolls[who] === DIE_FACES && s.combatants[who].track === 0; // S6
    const paid = refund ? unlessZero('refund', 'S6', price.points) : pay(s, who, 'speed', price.points);
    if (t.told)
      t.tell({ type: 'initiative', who, die: s.rolls[who], ease: levels, ledger: [...price.ledger, ...paid] });
  },
});

/** E3, E4: an ambush has settled who comes first, so there is nothing to hurry for (SU1). */
const initiativeLevels = (s: State, who: number): number =>
  SURPRISED[s.surprised] === 'nobody' ? mostLevels(s, who, 'speed', 0) : 0;

export const INITIATIVE = decision<State>('initiative', (s, _seat, _draft, out) => {
  const who = s.flow.frames[s.flow.frames.length - 1][WHO];
  const most = initiativeLevels(s, who);
  for (let levels = 0; levels <= most; levels++) out[levels] = moves.effort(levels, 0);
  return most + 1;
});

/** N3 to N8: the order of every round. */
function putInOrder(t: Table<State>): void {
  const { s } = t;
  const ids = s.combatants.map((_, i) => i);
  const runners = ids
    .filter(i => s.combatants[i].npc === 0 && s.rolls[i] > 0)
    .map(i => ({ id: String(i), die: s.rolls[i], eased: s.eased[i] }));
  const foes = ids.filter(i => s.combatants[i].npc === 1).map(i => ({ id: String(i), level: s.combatants[i].level }));
  const rolled = turnOrder(runners, foes, INITIATIVE_METHODS[s.initiative]);
  const late = ids.filter(i => s.combatants[i].npc === 0 && s.rolls[i] === 0); // who cannot fight acts last
  const everybody = { order: [...rolled.order, ...late.map(String)], ledger: rolled.ledger };
  const caught = ids.filter(i => isSurprised(s, s.combatants[i]));
  const { order, ledger } = caught.length > 0 ? ambushOrder(everybody.order, caught.map(String)) : everybody;
  s.order = order.map(Number);
  t.learn(PUBLIC);
  const hidden = foes.map(({ id }) => s.combatants[Number(id)]).find(c => c.known !== PUBLIC);
  if (t.told)
    t.tell({ type: 'order', order: [...s.order], ledger: hidden ? toldLedger(hidden.known, ledger) : ledger });
  for (const i of caught) s.combatants[i].unaware = 1;
}

/** SU1: a side that an ambush has caught suspects nothing until each one's first turn. */
function isSurprised(s: State, c: Combatant): boolean {
  const side = SURPRISED[s.surprised];
  return side !== 'nobody' && (c.team === PARTY) === (side === 'party');
}

export const round = cycle<State>('round', {
  begin(t) {
    const { s } = t;
    if (isDecided(s) || s.round === MOST_ROUNDS || s.quiet === MOST_QUIET) return t.leave(); // EN1, EN9
    s.round++;
    s.quiet++;
    s.turn = NONE;
    if (t.told) t.tell({ type: 'round', round: s.round });
  },
  intrusion(t) {
    if (t.s.intrusions > 0 && t.s.master !== NONE) t.call(intrusion, NONE, 0, 0); // EN10
  },
  turns: t => t.call(turns),
});

/** N2, N7: everybody once, in the order of the first round. */
export const turns = cycle<State>('turns', {
  next(t) {
    const { s } = t;
    if (++s.turn >= s.order.length || isDecided(s)) return t.leave();
    t.call(turn, s.order[s.turn]);
  },
});

/** A: one turn. */
export const turn = procedure<State>('turn', {
  begin(t, f) {
    const { s } = t;
    const c = s.combatants[f[WHO]];
    tickRows(s, f[WHO]); // N9
    if (isThere(c)) wake(t, f[WHO]);
    if (isThere(c) && t.told) t.tell({ type: 'turn', who: f[WHO] });
  },
  act(t, f) {
    const { s } = t;
    const c = s.combatants[f[WHO]];
    if (!isThere(c) || isDecided(s)) return;
    const why = whyLost(s, f[WHO]);
    if (why === null) return t.call(action, f[WHO]);
    if (t.told) t.tell({ type: 'lost', who: f[WHO], ledger: [line('next-action-lost', why)] });
    endRows(s, f[WHO], 'stunned'); // S8: that was the action
  },
  end(t, f) {
    const c = t.s.combatants[f[WHO]];
    if (c.prone === RISING) c.prone = 0;
  },
});

/** Before somebody acts: guard and waiting are over, fire burns on, the place hurts. */
function wake(t: Table<State>, who: number): void {
  const { s } = t;
  const c = s.combatants[who];
  c.guard = NONE;
  c.waitFor = NONE;
  c.unaware = 0;
  c.fast = 0;
  if (c.prone === PRONE && heldBy(s, who, 'act', true) === null) c.prone = RISING; // EN4, SD5
  const fire = forceOf(s, who, 'burning');
  if (fire > 0) hurt(t, who, { amount: fire, kind: 'fire' }, [], who);
  const hazard = SCENE_HAZARDS[s.hazard];
  if (hazard === 'none' || !isThere(c)) return;
  const { damage, losesAction, ledger } = hazardDamage(hazard, { spared: c.numbed === 1 }); // HZ1, HZ3
  hurt(t, who, damage, ledger, who);
  c.numbed = losesAction ? 1 : 0;
  if (losesAction && isThere(c)) addRow(s, who, 'stunned', 1, 1); // HZ4
}

/** SD2, SD5, SD6, HZ4: the rule that takes a turn away; null if it can be taken. A paralysed character still has a mind. */
function whyLost(s: State, who: number): RuleId | null {
  const why = heldBy(s, who, 'act', s.combatants[who].npc === 1);
  return why === 'SD2' && s.combatants[who].numbed === 1 ? 'HZ4' : why;
}
