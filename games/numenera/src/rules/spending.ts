import { line, refuse, whole, type Ledger } from './ledger.ts';
import { skillIn, type Character } from './character.ts';
import { combinedSkill, type SkillLevel } from './easing.ts';
import { DIE_FACES } from './tasks.ts';

/** XS, XB: the four ways of spending, and the first three of them. The fourth is advancement.ts. */
const HOARD = 10;

/** XS2: four ways, with their prices. */
export const SPENDINGS = { immediate: 1, short: 2, long: 3, advancement: 4 } as const;

/** XS1: with more than 10 the game master may ask that some be spent. */
export const isHoarding = (xp: number): boolean => whole(xp, 'experience points', 'PC8', 0) > HOARD;

/** XS2: pays, or refuses. */
export function pay<C extends { readonly xp: number }>(character: C, xp: number): C {
  if (character.xp < xp) refuse('XS2', `wanted ${xp} XP, found ${character.xp}`);
  return { ...character, xp: character.xp - xp };
}

/** XB1: any roll may be made again, once for each point; the better of the two stands. A 1 that is not kept counts for nothing. */
export function reroll<C extends { readonly xp: number }>(
  character: C,
  before: number,
  again: number,
  faces = DIE_FACES,
): { character: C; die: number; ledger: Ledger } {
  const die = Math.max(whole(before, 'roll', 'XB1', 1, faces), whole(again, 'new roll', 'XB1', 1, faces));
  return {
    character: pay(character, SPENDINGS.immediate),
    die,
    ledger: [line('reroll', 'XB1', -SPENDINGS.immediate), line('kept', 'XB1', die)],
  };
}

/** IL5, XB2: a point for a shot at what cannot be seen. */
export function payLuckyShot<C extends { readonly xp: number }>(character: C): { character: C; ledger: Ledger } {
  return { character: pay(character, SPENDINGS.immediate), ledger: [line('lucky-shot-paid', 'XB2', -1)] };
}

/** XB3, XB4: for a while, and in one place. */
export const SHORT_BENEFITS = ['local-skill', 'temporary-ability'] as const;
/** XB5 to XB10: for good. */
export const LONG_BENEFITS = ['familiarity', 'contact', 'home', 'title', 'wealth', 'artifact'] as const;
export type BenefitKind = (typeof SHORT_BENEFITS)[number] | (typeof LONG_BENEFITS)[number];

export interface Benefit {
  readonly kind: BenefitKind;
  /** The skill, ability, person, place or thing, in the players' words. */
  readonly what: string;
  /** XB3: where a local skill counts. */
  readonly place?: string;
}

const BENEFIT_RULES = {
  'local-skill': 'XB3',
  'temporary-ability': 'XB4',
  familiarity: 'XB5',
  contact: 'XB6',
  home: 'XB7',
  title: 'XB8',
  wealth: 'XB9',
  artifact: 'XB10',
} as const;

const isShort = (kind: BenefitKind): boolean => (SHORT_BENEFITS as readonly string[]).includes(kind);

/** XB3 to XB10: buys a benefit. */
export function buyBenefit(character: Character, benefit: Benefit): { character: Character; ledger: Ledger } {
  const { kind, what, place = '' } = benefit;
  const rule = BENEFIT_RULES[kind];
  if (what === '') refuse(rule, 'wanted a name for the benefit, found none');
  if (kind === 'local-skill' && place === '') refuse('XB3', 'wanted the place where the skill counts, found none');
  const price = isShort(kind) ? SPENDINGS.short : SPENDINGS.long;
  const paid = pay(character, price);
  return {
    character: { ...paid, benefits: [...paid.benefits, benefit] },
    ledger: [line(`benefit-${kind}`, rule, -price)],
  };
}

/** XB7: several may buy a home together; their shares make up the price. */
export function buyHomeTogether(
  shares: readonly { readonly character: Character; readonly xp: number }[],
  what: string,
): readonly Character[] {
  const sum = shares.reduce((total, { xp }) => total + whole(xp, 'share', 'XB7', 0), 0);
  if (sum !== SPENDINGS.long) refuse('XB7', `wanted shares of ${SPENDINGS.long} XP together, found ${sum}`);
  return shares.map(({ character, xp }) => {
    const paid = pay(character, xp);
    return { ...paid, benefits: [...paid.benefits, { kind: 'home', what }] };
  });
}

/** M3, XB3: skill in a task at a place, local training counted. */
export function skillAt(character: Character, skill: string, place?: string): SkillLevel {
  const local = character.benefits.some(
    own => own.kind === 'local-skill' && own.what === skill && own.place === place && place !== undefined,
  );
  return combinedSkill([skillIn(character, skill), local ? 1 : 0]);
}

const FAMILIAR = 1;

/** XB5: what one is familiar with gives 1 on the roll. */
export const familiarBonus = ({ benefits }: Character, task: string): number =>
  benefits.some(({ kind, what }) => kind === 'familiarity' && what === task) ? FAMILIAR : 0;
