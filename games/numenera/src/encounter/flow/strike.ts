import { cycle, procedure, PUBLIC, type Frame, type Table } from '@ennead/kernel';
import { areaAttack, areaDamageTo } from '../../rules/area.ts';
import { forDefender } from '../../rules/attack-modifiers.ts';
import { THREATS } from '../../rules/defend.ts';
import { npcTask } from '../../rules/duels.ts';
import type { Ledger } from '../../rules/ledger.ts';
import { luckyBlow, specialDamage, specialOf } from '../../rules/special-rolls.ts';
import { compare, decisionAt } from '../../rules/roll.ts';
import { DIE_FACES, modified, situationalDifficulty, targetOf } from '../../rules/tasks.ts';
import { hurt, toldLedger } from '../bodies.ts';
import { meansOf, type Means } from '../means.ts';
import { difficultyAgainst, foesIn, isCaught, ownLines, packed, stepsOfAttack } from '../plans.ts';
import { freeAttackOf } from '../reach.ts';
import { creatureOf } from '../situation.ts';
import { DEFENCE_ASSET, isThere, seatOf, type State } from '../state.ts';
import { holdTouch } from '../touch.ts';
import { applyAll } from '../verbs.ts';
import { attempt } from './attempt.ts';
import { damageOf, effects, land, settleTouch } from './landing.ts';
import { die, dulled, ease, extra, harm, special, success } from './result.ts';
import { affect, SPECIAL_ATTACK, SPECIAL_DEFENCE, taken } from './specials.ts';

/** Slots of every attack: whose, on whom, by which option; the result. */
const [BY, AT, CODE] = ['a', 'b', 'c'] as const;

/** H1: a character attacks a creature. */
export const strike = procedure<State>('strike', {
  attempt: (t, f) => t.call(attempt, packed(f[BY], f[AT], 'attack'), f[CODE]),
  askSpecial(t, f) {
    if (special.of(f) > 0) t.ask(SPECIAL_ATTACK, seatOf(t.s, f[BY]));
  },
  hit(t, f) {
    settleTouch(t.s, f[BY], f[CODE], success.of(f) === 1);
    if (success.of(f) === 0) return;
    const chosen = special.of(f) > 0 ? taken(t.pick(seatOf(t.s, f[BY]))) : 'damage';
    const bonus = chosen === 'damage' ? extra.of(f) : 0; // S10
    land(t, f, f[BY], f[AT], f[CODE], specialDamage(die.of(f), bonus, dulled.of(f) === 1));
    if (chosen !== 'damage') affect(t, f[BY], f[AT], chosen);
  },
  effects(t, f) {
    if (success.of(f) === 1) t.call(effects, f[BY], f[AT], f[CODE]);
  },
});

/** DF1: a creature attacks a character, who rolls. */
export const onslaught = procedure<State>('onslaught', {
  defend: (t, f) => t.call(attempt, packed(f[AT], f[BY], 'defend'), f[CODE], threatIn(t.s, f)),
  hit(t, f) {
    if (success.of(f) === 1) return;
    land(t, f, f[BY], f[AT], f[CODE], extra.of(f) > 0 ? luckyBlow() : []);
  },
  effects(t, f) {
    if (success.of(f) === 0) t.call(effects, f[BY], f[AT], f[CODE]);
  },
  askAnswer(t, f) {
    if (answers(f)) t.ask(SPECIAL_DEFENCE, seatOf(t.s, f[AT])); // S9
  },
  answer(t, f) {
    if (!answers(f)) return;
    const chosen = taken(t.pick(seatOf(t.s, f[AT])));
    const c = t.s.combatants[f[AT]];
    if (chosen === 'asset-next-time') {
      c.asset = DEFENCE_ASSET;
      return;
    }
    holdTouch(c, 'hands-used'); // H4
    t.call(strike, f[AT], f[BY], freeAttackOf(t.s, f[AT], f[BY]));
  },
});

/** S5, S9: a defence with a natural 20 gives something back. */
const answers = (f: Frame): boolean => success.of(f) === 1 && special.of(f) === 2;

const threatIn = (s: State, f: Frame): number => THREATS.indexOf(meansOf(s.combatants[f[BY]], f[CODE]).threat);

/** NN1: creature against creature; a player rolls for the one on the characters' side. */
export const clash = procedure<State>('clash', {
  roll(t, f) {
    const { s } = t;
    const means = meansOf(s.combatants[f[BY]], f[CODE]);
    const attacks = isPlayers(s, f[BY]);
    const other = s.combatants[attacks ? f[AT] : f[BY]];
    const shift = attacks ? creatureOf(other).defendsAs : creatureOf(other).attacksAs;
    const steps = [...stepsOfAttack(s, f[BY], f[AT], means, false), ...ownLines(s, f[BY])]; // SD1, S7
    const level = Math.max(0, other.level + (shift ?? 0));
    const bare = npcTask(attacks ? 'attacker' : 'defender', level, means.kind, means.threat);
    const task = modified(bare, attacks ? steps : [...forDefender(steps), ...ownLines(s, f[AT])]);
    const difficulty = situationalDifficulty(task);
    const decision = decisionAt(difficulty, 0);
    const rolled = decision === 'roll' ? 1 + t.rng.below(DIE_FACES) : 0;
    const thrown = rolled > 0 ? compare(rolled, 0, targetOf(difficulty)) : null;
    const made = thrown ? thrown.success : decision === 'routine';
    die.put(f, rolled);
    success.put(f, made === attacks ? 1 : 0);
    t.learn(PUBLIC);
    if (t.told)
      t.tell({
        type: 'clash',
        who: f[BY],
        against: f[AT],
        hit: made === attacks,
        ledger: toldLedger(other.known, [task.base, ...task.modifiers, ...(thrown?.ledger ?? [])]),
      });
  },
  hit(t, f) {
    if (success.of(f) === 0) return;
    land(t, f, f[BY], f[AT], f[CODE], []);
    applyAll(t, f[BY], f[AT], meansOf(t.s.combatants[f[BY]], f[CODE]).effects);
  },
});

/** Whether characters fight on this one's side. */
const isPlayers = (s: State, who: number): boolean =>
  s.combatants.some(c => c.npc === 0 && c.team === s.combatants[who].team);

/** AA2: a character's attack on an area: one roll against every creature in it. */
export const burst = procedure<State>('burst', {
  attempt: (t, f) => t.call(attempt, packed(f[BY], f[AT], 'area'), f[CODE]),
  hits(t, f) {
    const { s } = t;
    const means = meansOf(s.combatants[f[BY]], f[CODE]);
    const targets = foesIn(s, f[BY], f[AT], means).filter(i => s.combatants[i].npc === 1);
    const rolled = die.of(f);
    if (rolled === 0 && success.of(f) === 0) return; // T8, R3: nothing was tried
    const aims = targets.map(i => ({ id: String(i), difficulty: difficultyAgainst(s, f[BY], i, means, ease.of(f)) }));
    const hits = aims.some(
      ({ difficulty }) => decisionAt(difficulty, 0) === 'routine' || rolled >= targetOf(difficulty),
    );
    const impaired = dulled.of(f) === 1;
    const bonus = rolled === 0 ? 0 : specialOf(rolled, 'attack', hits, impaired).damage;
    const { amount, ledger } = damageOf(s, f[BY], means, harm.of(f), specialDamage(rolled, bonus, impaired));
    const least = harm.of(f) > 0 ? means.least : 0; // AA3
    if (rolled === 0) {
      for (const { id, difficulty } of aims) burn(t, f, means, difficulty === 0, amount, least, Number(id), ledger);
      return;
    }
    const outcome = areaAttack(aims, { die: rolled }, amount, least);
    if (t.told) t.tell({ type: 'area', who: f[BY], hits: outcome.hits, ledger: outcome.ledger });
    for (const { id, hit } of outcome.hits) burn(t, f, means, hit, amount, least, Number(id), ledger);
  },
});

/** AA3: damage to whom it hits, a little to whom it misses. Without a roll, only what is easy is hit (M2, R3). */
function burn(
  t: Table<State>,
  f: Frame,
  means: Means,
  hit: boolean,
  dealt: number,
  least: number,
  who: number,
  ledger: Ledger,
): void {
  const amount = areaDamageTo(!hit, dealt, least);
  if (amount > 0) hurt(t, who, { amount, kind: means.harm, stat: means.pool }, hit ? ledger : [], f[BY]);
  if (hit) applyAll(t, f[BY], who, means.effects);
}

/** AA1: a creature's attack on an area: each character in it defends, each creature is rolled for. */
const NEXT = 'd';
export const sweep = cycle<State>('sweep', {
  next(t, f) {
    const { s } = t;
    let i = f[NEXT];
    const means = meansOf(s.combatants[f[BY]], f[CODE]);
    while (i < s.combatants.length && !isCaught(s, f[BY], f[AT], means, i)) i++;
    f[NEXT] = i + 1;
    if (i >= s.combatants.length || !isThere(s.combatants[f[BY]])) return t.leave();
    t.call(s.combatants[i].npc === 1 ? clash : onslaught, f[BY], i, f[CODE]);
  },
});
