import { NONE, PUBLIC, seatBit } from '@ennead/kernel';
import {
  ABILITIES,
  ARMORS,
  CREATURES,
  CYPHERS,
  WEAPONS,
  type Ability,
  type Creature,
  type Gift,
} from '../content/index.ts';
import { ARMOR_CLASSES } from '../rules/armor.ts';
import { CHARACTER_TYPES } from '../rules/character.ts';
import { combinedSkill, type SkillLevel } from '../rules/easing.ts';
import { npcOf } from '../rules/damage.ts';
import { STATS } from '../rules/tasks.ts';
import type { CharacterFile, CreatureFile, EncounterFile, SkillId } from './file.ts';
import { numbersOf, PLAIN_SCENE, type Scene } from './scene.ts';
import { blank, blankCombatant, giveAbility, type Combatant, type State } from './state.ts';

/** The other side has seat 0, the party the seats after it. */
const OTHERS = 0;
export const PARTY = 1;

/** EN2: how far apart the members of a side stand at the start, unless the file says otherwise. */
const SPACING = 8;

const wordOf = (list: readonly { readonly id: string }[], id: string | undefined): number =>
  id === undefined ? NONE : list.findIndex(entry => entry.id === id);

function giftsOf(own: CharacterFile): readonly Gift[] {
  return (own.abilities ?? []).flatMap(id => {
    const ability: Ability | undefined = ABILITIES.find(entry => entry.id === id);
    return ability?.use === 'passive' ? [ability.gives] : [];
  });
}

/** M3: what was learnt and what an ability trains, at most specialized. */
const skill = (own: CharacterFile, id: SkillId, trained: number): number =>
  combinedSkill([own.skills?.[id] ?? 0, ...Array.from({ length: trained }, (): SkillLevel => 1)]);

const sum = (gifts: readonly Gift[], of: (gift: Gift) => number | undefined): number =>
  gifts.reduce((total, gift) => total + (of(gift) ?? 0), 0);

function characterOf(own: CharacterFile, team: number, seat: number, at: number): Combatant {
  const gifts = giftsOf(own);
  const trains = (test: (gift: Gift) => boolean): number => gifts.filter(test).length;
  const armor = ARMORS.find(({ id }) => id === own.armor)?.class ?? 'none';
  const points = STATS.map(stat => own.points?.[stat] ?? own.pools[stat]);
  const c: Combatant = {
    ...blankCombatant(),
    kind: CHARACTER_TYPES.indexOf(own.type),
    team,
    seat,
    at: own.at ?? at,
    high: own.high ? 1 : 0,
    known: PUBLIC,
    armor: sum(gifts, ({ armor: given }) => given),
    effort: own.effort,
    tier: own.tier,
    track: points.filter(left => left === 0).length,
    xp: own.xp ?? 0,
    rests: own.rests ?? 0,
    wears: ARMOR_CLASSES.indexOf(armor),
    armorEase: sum(gifts, ({ armorEase }) => armorEase),
    recoveryBonus: (own.recoveryBonus ?? 0) + sum(gifts, ({ recovery }) => recovery),
    shield: own.shield === undefined ? 0 : 1,
    drill: sum(gifts, ({ damage }) => damage),
    spotting: skill(own, 'low-light spotting', 0),
    light: skill(
      own,
      'light',
      trains(({ attack }) => attack === 'light'),
    ),
    medium: skill(
      own,
      'medium',
      trains(({ attack }) => attack === 'medium'),
    ),
    heavy: skill(
      own,
      'heavy',
      trains(({ attack }) => attack === 'heavy'),
    ),
    esoteric: skill(
      own,
      'esoteries',
      trains(({ attack }) => attack === 'ability'),
    ),
    mightDefence: skill(
      own,
      'might defence',
      trains(({ defence }) => defence === 'might'),
    ),
    speedDefence: skill(
      own,
      'speed defence',
      trains(({ defence }) => defence === 'speed'),
    ),
    intellectDefence: skill(
      own,
      'intellect defence',
      trains(({ defence }) => defence === 'intellect'),
    ),
    quick: Math.max(
      0,
      skill(
        own,
        'initiative',
        trains(({ initiative }) => initiative === true),
      ),
    ),
    weapon0: wordOf(WEAPONS, own.weapons[0]),
    weapon1: wordOf(WEAPONS, own.weapons[1]),
    weapon2: wordOf(WEAPONS, own.weapons[2]),
    cypher0: wordOf(CYPHERS, own.cyphers?.[0]),
    cypher1: wordOf(CYPHERS, own.cyphers?.[1]),
    cypher2: wordOf(CYPHERS, own.cyphers?.[2]),
    cypher3: wordOf(CYPHERS, own.cyphers?.[3]),
  };
  for (const id of own.abilities ?? []) giveAbility(c, wordOf(ABILITIES, id));
  return c;
}

function creatureOf(own: CreatureFile, team: number, seat: number, at: number, known: number): Combatant {
  const kind = wordOf(CREATURES, own.kind);
  const printed: Creature = CREATURES[kind];
  const level = own.level ?? printed.level;
  const health = own.health ?? (own.level === undefined ? printed.health : undefined);
  const npc = npcOf(level, health === undefined ? {} : { health }); // DM3
  return {
    ...blankCombatant(),
    npc: 1,
    kind,
    team,
    seat,
    at: own.at ?? at,
    high: own.high ? 1 : 0,
    known,
    level,
    health: npc.health,
    armor: own.armor ?? printed.armor,
    bonus: own.damage ?? 0,
  };
}

/** Several of a kind are told apart by a number. */
function nameAll(s: State, given: readonly (string | null)[], kinds: readonly string[]): void {
  s.names = given.map((name, i) => {
    if (name !== null) return name;
    const alike = kinds.filter(kind => kind === kinds[i]).length;
    return alike === 1 ? kinds[i] : `${kinds[i]} ${kinds.slice(0, i + 1).filter(kind => kind === kinds[i]).length}`;
  });
}

/** The state of an encounter before its first step. Party seats take the characters in turn; seat 0 has the others. */
export function stateOf(file: EncounterFile, seats: number, scene: Partial<Scene> = {}): State {
  const s = blank(seats);
  const place: Scene = { ...PLAIN_SCENE, ...file.scene, ...scene };
  const names: (string | null)[] = [];
  const kinds: string[] = [];
  const open = file.levels === 'open';
  const join = (c: Combatant, pools: CharacterFile | null, name: string | null, kind: string): void => {
    s.combatants.push(c);
    names.push(name);
    kinds.push(kind);
    for (const stat of STATS) {
      s.points.push(pools ? (pools.points?.[stat] ?? pools.pools[stat]) : 0);
      s.pools.push(pools ? pools.pools[stat] : 0);
      s.edge.push(pools ? pools.edge[stat] : 0);
      s.spent.push(0);
    }
  };
  const counts = [0, 0];
  const spot = (team: number): number =>
    team === PARTY ? 0 - SPACING * counts[PARTY]++ : place.feet + SPACING * counts[OTHERS]++;
  const each = (list: readonly CreatureFile[], team: number, seat: number): void => {
    const known = open || team === PARTY ? PUBLIC : seatBit(OTHERS);
    for (const own of list)
      for (let i = 0; i < (own.count ?? 1); i++)
        join(
          creatureOf(own, team, seat, spot(team), known),
          null,
          own.name && (own.count ?? 1) > 1 ? `${own.name} ${i + 1}` : (own.name ?? null),
          own.kind,
        );
  };
  file.party.forEach((own, i) =>
    join(characterOf(own, PARTY, 1 + (i % (seats - 1)), spot(PARTY)), own, own.name, own.type),
  );
  each(file.allies ?? [], PARTY, 1);
  each(file.creatures ?? [], OTHERS, OTHERS);
  for (const own of file.rivals ?? []) join(characterOf(own, OTHERS, OTHERS, spot(OTHERS)), own, own.name, own.type);
  nameAll(s, names, kinds);
  s.teams = Array.from({ length: seats }, (_, seat) => (seat === OTHERS ? OTHERS : PARTY));
  s.master = file.rivals?.length ? NONE : OTHERS;
  s.intrusions = file.intrusions ?? 0;
  s.rolls = s.combatants.map(() => 0);
  s.eased = s.combatants.map(() => 0);
  return Object.assign(s, numbersOf(place));
}
