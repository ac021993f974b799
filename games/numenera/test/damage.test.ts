import { expect, test } from 'vitest';
import {
  HAZARDS,
  WEAPON_DAMAGE,
  attackTask,
  damageDealt,
  damageThing,
  effortDamage,
  handsFor,
  hazardDamage,
  hurtNpc,
  isTouchHeld,
  npcOf,
  plan,
  settle,
  takeDamage,
  throughArmor,
  weaponLines,
  worn,
} from '../src/index.ts';
import { hero, pointsOf, read, refused } from './table.ts';

test('[H1] stabbing a level 3 bandit wants a 9', () => {
  expect(plan(attackTask('melee', 3), hero()).target).toBe(9);
});

test('[H2] melee by Might or Speed, missiles by Speed, abilities by Intellect', () => {
  expect(attackTask('melee', 1).stats).toEqual(['might', 'speed']);
  expect(attackTask('ranged', 1).stats).toEqual(['speed']);
  expect(attackTask('ability', 1).stats).toEqual(['intellect']);
});

test('[H3] a touch is a melee attack', () => {
  expect(attackTask('touch', 1).stats).toEqual(attackTask('melee', 1).stats);
});

test('[H4] a touch that missed is held until it hits, another ability comes or the hands are used', () => {
  expect(isTouchHeld('miss')).toBe(true);
  expect(isTouchHeld('other-action')).toBe(true);
  for (const event of ['hit', 'other-ability', 'hands-used'] as const) expect(isTouchHeld(event)).toBe(false);
});

test('[H4] the second try pays its own Effort', () => {
  const first = settle(plan(attackTask('touch', 5), hero(), { effort: { ease: 1 } }), hero(), 2);
  const second = settle(plan(attackTask('touch', 5), first.doer, { effort: { ease: 1 } }), first.doer, 15);
  expect(pointsOf(second.doer)).toEqual([14, 20, 20]);
});

test('[H5] light 2 and eased, medium 4, heavy 6 with both hands', () => {
  expect(WEAPON_DAMAGE).toEqual({ light: 2, medium: 4, heavy: 6 });
  expect(read(weaponLines('light'))).toEqual(['light-weapon:-1']);
  expect(weaponLines('medium')).toEqual([]);
  expect([handsFor('medium'), handsFor('heavy')]).toEqual([1, 2]);
});

test('[DM1, DM2] damage comes off Might, unless it is named Speed or Intellect damage', () => {
  expect(pointsOf(takeDamage(hero(), { amount: 4 }).body)).toEqual([16, 20, 20]);
  expect(pointsOf(takeDamage(hero(), { amount: 4, stat: 'speed' }).body)).toEqual([20, 16, 20]);
  expect(pointsOf(takeDamage(hero(), { amount: 4, stat: 'intellect' }).body)).toEqual([20, 20, 16]);
});

test('[DM3] a level 4 NPC has 12 health, and Intellect damage comes off it', () => {
  const npc = npcOf(4);
  expect(npc.health).toBe(12);
  expect(hurtNpc(npc, { amount: 5, stat: 'intellect' })).toMatchObject({ npc: { health: 7 }, fate: 'standing' });
  expect(npcOf(4, { health: 30 }).health).toBe(30);
});

test('[DM4] an object has a track, no health', () => {
  const { thing } = damageThing({ level: 2, hardness: 'ordinary', state: 'intact' }, 6, 2);
  expect(thing).toEqual({ level: 2, hardness: 'ordinary', state: 'minor' });
});

test('[DM5] a broadsword deals 4, with a level of Effort 7, with a 17 besides 8', () => {
  const { special } = settle(plan(attackTask('melee', 3), hero()), hero(), 17);
  expect(damageDealt(4).amount).toBe(4);
  expect(damageDealt(4, effortDamage(1)).amount).toBe(7);
  expect(damageDealt(4, effortDamage(1), special.ledger).amount).toBe(8);
});

test('[DM6] damage below nothing is refused and changes nothing', () => {
  const body = hero();
  const before = structuredClone(body);
  for (const amount of [-1, 1.5, Number.NaN]) {
    refused('DM6', () => takeDamage(body, { amount }));
    refused('DM6', () => hurtNpc(npcOf(3), { amount }));
    refused('DM6', () => damageDealt(amount));
  }
  expect(body).toEqual(before);
});

test('[AR1] 2 Armor against a sword of 4 lets 2 through, and 1 or 2 damage not at all', () => {
  const armor = [worn('medium')];
  expect(pointsOf(takeDamage(hero(), { amount: 4 }, armor).body)).toEqual([18, 20, 20]);
  for (const amount of [1, 2]) expect(throughArmor({ amount }, armor).amount).toBe(0);
  expect(hurtNpc(npcOf(3, { armor: [{ armor: 1 }] }), { amount: 4 }).npc.health).toBe(6);
});

test('[AR2] light 1, medium 2, heavy 3', () => {
  expect([worn('none'), worn('light'), worn('medium'), worn('heavy')].map(({ armor }) => armor)).toEqual([0, 1, 2, 3]);
});

test('[AR3] chainmail, a sheen of ice and a force field are 4', () => {
  const sources = [worn('medium'), { armor: 1 }, { armor: 1 }];
  expect(read(throughArmor({ amount: 9 }, sources).ledger)).toEqual(['damage:9', 'armor:4', 'armor-stops:-4']);
});

test('[AR4] Speed and Intellect damage pass all Armor', () => {
  for (const stat of ['speed', 'intellect'] as const)
    expect(throughArmor({ amount: 4, stat }, [worn('heavy')]).amount).toBe(4);
});

test('[AR5] so does ambient damage', () => {
  const { amount, ledger } = throughArmor({ amount: 3, ambient: true, kind: 'cold' }, [worn('heavy')]);
  expect(amount).toBe(3);
  expect(ledger.find(({ what }) => what === 'armor-ignored')?.rule).toBe('AR5');
});

test('[AR6] a fireproof suit is 1, but 3 against fire; a helmet is 2 against the mind alone', () => {
  const suit = { armor: 1, against: { fire: 3 } };
  const helmet = { armor: 0, against: { mental: 2 } };
  expect(throughArmor({ amount: 5 }, [suit, helmet]).amount).toBe(4);
  expect(throughArmor({ amount: 5, kind: 'fire' }, [suit, helmet]).amount).toBe(2);
  expect(throughArmor({ amount: 5, stat: 'intellect', kind: 'mental' }, [suit, helmet]).amount).toBe(3);
});

test('[AR6] an insulated suit protects from cold weather', () => {
  const insulated = { armor: 2, against: { cold: 1 } };
  expect(throughArmor({ amount: 3, kind: 'cold', ambient: true }, [insulated]).amount).toBe(2);
});

test('[HZ1] ambient damage passes armor', () => {
  const { damage, ledger } = hazardDamage('minor-fire');
  expect(throughArmor(damage, [worn('heavy')]).amount).toBe(3);
  expect(read(ledger)).toContain('ambient');
});

test('[HZ2] a fall of 45 feet deals 4', () => {
  expect(hazardDamage('falling', { feet: 45 }).damage).toMatchObject({ amount: 4, ambient: true });
});

test('[HZ3] the table of hazards', () => {
  const damages = HAZARDS.map(hazard => hazardDamage(hazard, { feet: 10 }).damage.amount);
  expect(damages).toEqual([1, 3, 6, 2, 6, 1, 3, 1, 6, 3, 6, 6]);
  expect(hazardDamage('major-fire', { rounds: 3 }).damage.amount).toBe(18);
  expect(HAZARDS.filter(hazard => !hazardDamage(hazard).damage.ambient)).toEqual(['crush', 'huge-crush', 'collision']);
  expect(throughArmor(hazardDamage('collision').damage, [worn('medium')]).amount).toBe(4);
});

test('[HZ4] shock and electrocution cost the next action', () => {
  expect(HAZARDS.filter(hazard => hazardDamage(hazard).losesAction)).toEqual(['shock', 'electrocution']);
});
