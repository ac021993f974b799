import { IllegalMove, bad, ok, type Result } from '@ennead/kernel';
import { NEW_POINTS, RECOVERY, STEPS } from './advancement.ts';
import { ARMOR_CLASSES } from './armor.ts';
import { CHARACTER_TYPES, MOST_EFFORT, POINTS_TO_PLACE, TOP_TIER, TYPE_FACTS, type Character } from './character.ts';
import { TRACK } from './damage-track.ts';
import { SKILL_LEVELS } from './easing.ts';
import type { RuleId } from './ledger.ts';
import { RESTS } from './recovery.ts';
import { LONG_BENEFITS, SHORT_BENEFITS } from './spending.ts';
import { STATS } from './tasks.ts';

/** PC: the door for characters from outside; nonsense is refused by the rule that it breaks. */
interface Flaw {
  readonly rule: RuleId;
  readonly message: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST = 60;

/** What was found, in short; fields are not looked into, for they may lead anywhere. */
function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'string') return `"${value.slice(0, LONGEST)}"`;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : 'fields';
}

const flaw = (rule: RuleId, what: string, wanted: string, found: unknown): Flaw => ({
  rule,
  message: `${what}: wanted ${wanted}, found ${show(found)}`,
});

function number(value: unknown, what: string, rule: RuleId, least: number, most = Infinity): Flaw | null {
  const fits = Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
  const wanted = most === Infinity ? `a whole number from ${least}` : `a whole number from ${least} to ${most}`;
  return fits ? null : flaw(rule, what, wanted, value);
}

const oneOf = (value: unknown, what: string, rule: RuleId, choices: readonly unknown[]): Flaw | null =>
  choices.includes(value) ? null : flaw(rule, what, `one of ${choices.join(', ')}`, value);

const texts = (value: unknown, what: string, rule: RuleId): Flaw | null => {
  const fits = Array.isArray(value) && value.every(text => typeof text === 'string' && text !== '');
  return fits && new Set(value).size === value.length ? null : flaw(rule, what, 'a list of different names', value);
};

function first(checks: Iterable<Flaw | null>): Flaw | null {
  for (const found of checks) if (found) return found;
  return null;
}

/** PC5: Pools; the points never above the maximum. PC6: Edge. */
function* statFlaws({ pools, edge }: Fields): Generator<Flaw | null> {
  for (const stat of STATS) {
    const pool = isFields(pools) ? pools[stat] : undefined;
    if (!isFields(pool)) yield flaw('PC5', `Pool of ${stat}`, 'points and max', pool);
    else {
      yield number(pool['max'], `maximum of ${stat}`, 'PC5', 1);
      yield number(pool['points'], `points of ${stat}`, 'PC5', 0, pool['max'] as number);
    }
    yield number(isFields(edge) ? edge[stat] : undefined, `Edge of ${stat}`, 'PC6', 0);
  }
}

const sumOf = (values: readonly unknown[]): number => values.reduce<number>((sum, value) => sum + (value as number), 0);

/** PC2, AD3, AD4: what type and tier can have given. Beyond tier 6 steps are bought on without end (AD2). */
function* typeFlaws({ type, tier, steps, pools, edge }: Fields): Generator<Flaw | null> {
  if (!Object.hasOwn(TYPE_FACTS, type as string)) return;
  const facts = TYPE_FACTS[type as keyof typeof TYPE_FACTS];
  const rises = (step: string): number =>
    tier === TOP_TIER ? Infinity : (tier as number) - 1 + ((steps as readonly string[]).includes(step) ? 1 : 0);
  const maxima = STATS.map(stat => ((pools as Fields)[stat] as Fields)['max'] as number);
  for (const [i, stat] of STATS.entries())
    yield number(maxima[i], `maximum of ${stat} of a ${String(type)}`, 'PC2', facts.pools[stat]);
  const placed = sumOf(Object.values(facts.pools)) + POINTS_TO_PLACE;
  const most = placed + NEW_POINTS * rises('capabilities');
  yield number(sumOf(maxima), `Pools of a ${String(type)} of tier ${String(tier)} together`, 'PC2', placed, most);
  const edges = sumOf(STATS.map(stat => (edge as Fields)[stat]));
  const begun = Math.max(1, facts.edge.length);
  yield number(
    edges,
    `Edge of a ${String(type)} of tier ${String(tier)} in all`,
    'PC2',
    0,
    begun + rises('perfection'),
  );
}

/** AD9: two points for each option, and no more options than steps. */
function recoveryFlaw({ recoveryBonus, tier, steps }: Fields): Flaw | null {
  const bought = STEPS.length * ((tier as number) - 1) + (steps as readonly string[]).length;
  const most = tier === TOP_TIER ? Infinity : RECOVERY * bought;
  const found = number(recoveryBonus, 'bonus to recovery', 'PC11', 0, most);
  if (found !== null || (recoveryBonus as number) % RECOVERY === 0) return found;
  return flaw('PC11', 'bonus to recovery', `${RECOVERY} for each time it was bought`, recoveryBonus);
}

/** PC7: each empty Pool is a step down the track, at least. */
function trackFlaw({ track, pools }: Fields): Flaw | null {
  const empty = STATS.filter(stat => ((pools as Fields)[stat] as Fields)['points'] === 0).length;
  const least = TRACK.slice(empty);
  return least.includes(track as (typeof TRACK)[number])
    ? null
    : flaw('PC7', `damage track with ${empty} empty Pools`, least.join(' or '), track);
}

/** PC9: skills from inability to specialized. */
function skillFlaw({ skills }: Fields): Flaw | null {
  if (!isFields(skills)) return flaw('PC9', 'skills', 'a level for each skill', skills);
  return first(Object.entries(skills).map(([name, level]) => oneOf(level, `skill in ${name}`, 'PC9', SKILL_LEVELS)));
}

/** PC10: steps of this tier, each once; four of them would be the next tier. */
function stepFlaw({ steps }: Fields): Flaw | null {
  const fits =
    Array.isArray(steps) &&
    steps.length < STEPS.length &&
    new Set(steps).size === steps.length &&
    steps.every(step => STEPS.includes(step));
  return fits ? null : flaw('PC10', 'steps bought', `at most three different ones of ${STEPS.join(', ')}`, steps);
}

function benefitFlaw({ benefits }: Fields): Flaw | null {
  const kinds: readonly string[] = [...SHORT_BENEFITS, ...LONG_BENEFITS];
  const fits =
    Array.isArray(benefits) &&
    benefits.every(own => isFields(own) && kinds.includes(String(own['kind'])) && typeof own['what'] === 'string');
  return fits ? null : flaw('PC11', 'benefits', 'a list of kinds and names', benefits);
}

function* flawsOf(character: Fields): Generator<Flaw | null> {
  yield typeof character['name'] === 'string' && character['name'] !== ''
    ? null
    : flaw('PC1', 'name', 'a text', character['name']);
  yield oneOf(character['type'], 'type', 'PC1', CHARACTER_TYPES);
  yield number(character['tier'], 'tier', 'PC3', 1, TOP_TIER);
  yield* statFlaws(character);
  yield stepFlaw(character);
  const bought = (character['steps'] as readonly unknown[]).includes('effort') ? 1 : 0;
  const most = Math.min(MOST_EFFORT, (character['tier'] as number) + bought);
  yield number(character['effort'], 'Effort', 'PC4', 1, most);
  yield oneOf(character['track'], 'damage track', 'PC7', TRACK);
  yield trackFlaw(character);
  yield number(character['xp'], 'experience points', 'PC8', 0);
  yield skillFlaw(character);
  yield oneOf(character['armor'], 'armor', 'PC11', ARMOR_CLASSES);
  yield number(character['armorEase'], 'reduced cost of armor', 'PC11', 0, ARMOR_CLASSES.length - 1);
  yield recoveryFlaw(character);
  yield number(character['rests'], 'rests of the day', 'PC11', 0, RESTS.length - 1);
  yield texts(character['abilities'], 'abilities', 'PC11');
  yield benefitFlaw(character);
  yield* typeFlaws(character);
}

const flawIn = (value: unknown): Flaw | null =>
  isFields(value) ? first(flawsOf(value)) : flaw('PC1', 'character', 'fields by name', value);

/** PC1: refuses a character that cannot be. */
export function checkCharacter(value: unknown): asserts value is Character {
  const found = flawIn(value);
  if (found) throw new IllegalMove('bad-value', found.message, found.rule);
}

/** PC1: a character read from outside, or the sentence that says what is wrong. */
export function parseCharacter(text: string): Result<Character> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return bad('wanted a character as JSON, found something else (rule PC1)');
  }
  const found = flawIn(value);
  return found ? bad(`${found.message} (rule ${found.rule})`) : ok(value as Character);
}
