import { decision, NONE, topFrame } from '@ennead/kernel';
import { ABILITIES } from '../../content/index.ts';
import { STATS } from '../../rules/tasks.ts';
import { ATTACK_STATS } from '../../rules/attack.ts';
import { deedAt, formsOf, weaponMeans } from '../means.ts';
import { DEEDS, moves } from '../moves.ts';
import { cypherAt, CYPHER_SLOTS, hasAbility, WEAPON_SLOTS, weaponAt, type State } from '../state.ts';
import { whyNotAct } from '../why.ts';

/** A3: everything that somebody may do with an action. */
const WHO = 'a';
const MOST_HEALED = 6;

/** Who acts: the frame on top is their action. */
export const actingIn = (s: State): number => topFrame(s)[WHO];

let options: Int32Array;
let count = 0;

function add(s: State, who: number, code: number): void {
  if (whyNotAct(s, who, code) === null) options[count++] = code;
}

function actOptions(s: State, _seat: number, _draft: readonly number[], out: Int32Array): number {
  const who = actingIn(s);
  options = out;
  count = 0;
  const n = s.combatants.length;
  if (s.combatants[who].npc === 1) for (let i = 0; i < n; i++) addStrikes(s, who, i);
  else addDeeds(s, who);
  for (let i = 0; i < n; i++) {
    add(s, who, moves.approach(i));
    add(s, who, moves.run(i));
    add(s, who, moves.guard(i));
    for (let deed = 0; deed < DEEDS.length; deed++) add(s, who, moves.wait(i, deed));
  }
  add(s, who, moves.withdraw());
  add(s, who, moves.cover());
  add(s, who, moves.crawl());
  add(s, who, moves.recover());
  add(s, who, moves.mend());
  add(s, who, moves.retrieve());
  add(s, who, moves.pass());
  return count;
}

function addStrikes(s: State, who: number, target: number): void {
  for (let form = 0; form < formsOf(s.combatants[who]).length; form++) add(s, who, moves.strike(target, form));
}

function addDeeds(s: State, who: number): void {
  const c = s.combatants[who];
  const n = s.combatants.length;
  for (let slot = 0; slot < WEAPON_SLOTS; slot++) {
    if (weaponAt(c, slot) === NONE) continue;
    for (let i = 0; i < n; i++) if (!addBlows(s, who, i, slot) && c.xp > 0) add(s, who, moves.lucky(i, slot)); // IL5
  }
  for (let ability = 0; ability < ABILITIES.length; ability++)
    if (hasAbility(c, ability) && deedAt(ability) !== null)
      for (let i = 0; i < n; i++) add(s, who, moves.ability(ability, i));
  for (let slot = 0; slot < CYPHER_SLOTS; slot++) {
    const cypher = cypherAt(c, slot);
    if (cypher !== NONE && isFirst(s, who, slot)) for (let i = 0; i < n; i++) add(s, who, moves.cypher(cypher, i));
  }
  for (let i = 0; i < n; i++) for (let stat = 0; stat < STATS.length; stat++) addCures(s, who, i, stat);
}

/** H2: what holds for one of the stats of a blow holds for the other. Whether there is any. */
function addBlows(s: State, who: number, target: number, slot: number): boolean {
  const [stat, ...others] = ATTACK_STATS[weaponMeans(weaponAt(s.combatants[who], slot), 0).kind];
  const before = count;
  add(s, who, moves.attack(target, slot, STATS.indexOf(stat)));
  if (count === before) return false;
  for (const other of others) options[count++] = moves.attack(target, slot, STATS.indexOf(other));
  return true;
}

/** HE3: no more points than the Pool lacks, so the first that is too many ends it. */
function addCures(s: State, who: number, patient: number, stat: number): void {
  for (let points = 0; points < MOST_HEALED; points++) {
    const before = count;
    add(s, who, moves.heal(patient, points, stat));
    if (count === before) return;
  }
}

/** Two cyphers of one kind are one option. */
function isFirst(s: State, who: number, slot: number): boolean {
  const c = s.combatants[who];
  for (let before = 0; before < slot; before++) if (cypherAt(c, before) === cypherAt(c, slot)) return false;
  return true;
}

export const ACT = decision<State>('act', actOptions);
