import { line, refuse, whole, type Ledger } from './ledger.ts';
import { MOST_EFFORT, skillIn, TOP_TIER, type Character } from './character.ts';
import { SPECIALIZED, type SkillLevel } from './easing.ts';
import { withPoints } from './effects-of-damage.ts';
import { SPENDINGS, pay } from './spending.ts';
import { STATS, type ByStat, type Stat } from './tasks.ts';

/** AD: advancement through six tiers. */
export const STEPS = ['capabilities', 'perfection', 'effort', 'skill'] as const; // AD1
export type Step = (typeof STEPS)[number];

/** AD6: skills of attack and defence, as files name them; no step trains them. */
export const COMBAT_SKILLS = [
  'light',
  'medium',
  'heavy',
  'esoteries',
  'might defence',
  'speed defence',
  'intellect defence',
] as const;

/** AD6: what else people call them. */
const COMBAT_WORDS =
  /^(attacks?|defen[cs]es?|(light|medium|heavy)( weapons?)?( attacks?)?|esoter(y|ies)|.+ defen[cs]es?)$/;

const isCombatSkill = (skill: string): boolean =>
  COMBAT_WORDS.test(
    skill
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, ' '),
  );

export interface AbilityChoice {
  readonly id: string;
  readonly tier: number;
}

/** AD7: what may be bought in place of a step. */
export type Option =
  | { readonly kind: 'armor' | 'recovery' }
  | { readonly kind: 'focus' | 'type'; readonly ability: AbilityChoice };

export type Purchase =
  | { readonly step: 'capabilities'; readonly points: Partial<ByStat<number>> }
  | { readonly step: 'perfection'; readonly stat: Stat }
  | { readonly step: 'effort' }
  | { readonly step: 'skill'; readonly skill: string }
  | { readonly step: Step; readonly option: Option };

interface Gained {
  readonly character: Character;
  readonly ledger: Ledger;
}

/** AD3: points of a step. */
export const NEW_POINTS = 4;
const FOCUS_TIER = 3;
/** AD9: what one option adds to recovery rolls. */
export const RECOVERY = 2;
const MOST_ARMOR_EASE = 3;

/** AD3: four points among the Pools, their maximum with them. */
function increaseCapabilities(character: Character, points: Partial<ByStat<number>>): Gained {
  const sum = STATS.reduce((total, stat) => total + whole(points[stat] ?? 0, `points for ${stat}`, 'AD3', 0), 0);
  if (sum !== NEW_POINTS) refuse('AD3', `wanted ${NEW_POINTS} points among the Pools, found ${sum}`);
  const pools = { ...character.pools };
  const raised: Partial<Record<Stat, number>> = {};
  for (const stat of STATS) {
    const gain = points[stat] ?? 0;
    pools[stat] = { ...pools[stat], max: pools[stat].max + gain };
    raised[stat] = pools[stat].points + gain;
  }
  const { body, ledger } = withPoints({ ...character, pools }, raised);
  return { character: body, ledger: [line('more-points', 'AD3', NEW_POINTS), ...ledger] };
}

/** AD4: one more Edge. */
function moveTowardPerfection(character: Character, stat: Stat): Gained {
  if (!STATS.includes(stat)) refuse('AD4', `wanted ${STATS.join(', ')}, found ${stat}`);
  const edge = { ...character.edge, [stat]: character.edge[stat] + 1 };
  return { character: { ...character, edge }, ledger: [line('more-edge', 'AD4', 1)] };
}

/** AD5: one more level of Effort, up to six. */
function extraEffort(character: Character): Gained {
  if (character.effort >= MOST_EFFORT)
    refuse('AD5', `wanted an Effort score below ${MOST_EFFORT}, found ${character.effort}`);
  return { character: { ...character, effort: character.effort + 1 }, ledger: [line('more-effort', 'AD5', 1)] };
}

/** AD6: trained; specialized if trained already; an inability is made up for. */
function learn(character: Character, skill: string): Gained {
  if (skill.trim() === '' || isCombatSkill(skill))
    refuse('AD6', `wanted a skill other than attacks or defence, found "${skill}"`);
  const before = skillIn(character, skill);
  if (before === SPECIALIZED) refuse('AD6', `wanted a skill that can still grow, found ${skill}, already specialized`);
  const after = (before + 1) as SkillLevel;
  const what = after === 0 ? 'skill-evened' : after === 1 ? 'skill-trained' : 'skill-specialized';
  return { character: { ...character, skills: { ...character.skills, [skill]: after } }, ledger: [line(what, 'AD6')] };
}

function addAbility(
  character: Character,
  { id }: AbilityChoice,
  what: 'new-focus-ability' | 'new-type-ability',
  rule: 'AD10' | 'AD11',
): Gained {
  if (id === '' || character.abilities.includes(id)) refuse(rule, `wanted an ability not yet known, found "${id}"`);
  return { character: { ...character, abilities: [...character.abilities, id] }, ledger: [line(what, rule)] };
}

/** AD8, AD9, AD10, AD11: the special options. */
function choose(character: Character, option: Option): Gained {
  switch (option.kind) {
    case 'armor':
      if (character.armorEase >= MOST_ARMOR_EASE) refuse('AD8', 'wanted a cost of armor to reduce, found none left');
      return {
        character: { ...character, armorEase: character.armorEase + 1 },
        ledger: [line('armor-eased', 'AD8', -1)],
      };
    case 'recovery':
      return {
        character: { ...character, recoveryBonus: character.recoveryBonus + RECOVERY },
        ledger: [line('more-recovery', 'AD9', RECOVERY)],
      };
    case 'focus': {
      const { tier } = option.ability;
      if (character.tier < FOCUS_TIER || (tier !== FOCUS_TIER && !(tier === TOP_TIER && character.tier === TOP_TIER)))
        refuse(
          'AD10',
          `wanted a focus ability of tier 3 from tier 3 on, or of tier 6 beyond tier 6, found one of tier ${tier} at tier ${character.tier}`,
        );
      return addAbility(character, option.ability, 'new-focus-ability', 'AD10');
    }
    default:
      if (whole(option.ability.tier, 'tier of the ability', 'AD11', 1) > character.tier)
        refuse('AD11', `wanted an ability of tier ${character.tier} or lower, found tier ${option.ability.tier}`);
      return addAbility(character, option.ability, 'new-type-ability', 'AD11');
  }
}

function gain(character: Character, purchase: Purchase): Gained {
  if ('option' in purchase) return choose(character, purchase.option);
  switch (purchase.step) {
    case 'capabilities':
      return increaseCapabilities(character, purchase.points);
    case 'perfection':
      return moveTowardPerfection(character, purchase.stat);
    case 'effort':
      return extraEffort(character);
    case 'skill':
      return learn(character, purchase.skill);
  }
}

export interface Advanced extends Gained {
  /** AD2: the fourth step was bought; type and focus give what the new tier has. */
  readonly newTier: boolean;
}

/** AD1, AD2, AD7: buys one of the four steps, or an option in its place; each once a tier. */
export function advance(character: Character, purchase: Purchase): Advanced {
  if (!STEPS.includes(purchase.step)) refuse('AD1', `wanted one of ${STEPS.join(', ')}, found ${purchase.step}`);
  if (character.steps.includes(purchase.step))
    refuse('AD1', `wanted a step not yet bought at tier ${character.tier}, found ${purchase.step} again`);
  const paid = pay(character, SPENDINGS.advancement);
  const gained = gain(paid, purchase);
  const steps = [...paid.steps, purchase.step];
  const isWhole = steps.length === STEPS.length;
  const newTier = isWhole && paid.tier < TOP_TIER;
  return {
    character: { ...gained.character, steps: isWhole ? [] : steps, tier: paid.tier + (newTier ? 1 : 0) },
    newTier,
    ledger: [
      line('step-bought', 'AD1', -SPENDINGS.advancement),
      ...gained.ledger,
      ...(newTier ? [line('new-tier', 'AD2', paid.tier + 1)] : []),
    ],
  };
}
