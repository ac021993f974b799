import {
  ABILITIES,
  CREATURES,
  CYPHERS,
  type Ability,
  type Band,
  type Creature,
  type Cypher,
  type Effect,
  type Stat,
} from '../src/index.ts';
import { sayEffects } from './effects.ts';
import type { Say } from './shape.ts';

/** What abilities, cyphers and attacks do, in words made from their data. */
const SEPARATOR = ', ';
const MINUS = '−';

const said = (parts: readonly string[]): string => parts.filter(part => part !== '').join(SEPARATOR);

const sayRange = (range: Band, say: Say): string =>
  range === 'immediate' ? '' : say('encounter.deals.range', { band: say(`bands.${range}`) });

const sayDamage = (amount: number, pool: Stat, say: Say): string => {
  if (amount === 0) return '';
  return pool === 'might'
    ? say('encounter.deals.damage', { amount })
    : say('encounter.deals.pool', { amount, stat: say(`stats.${pool}`) });
};

function sayWeapon(more: number, say: Say): string {
  if (more === 0) return say('encounter.deals.weapon');
  return say('encounter.deals.more', { amount: more > 0 ? `+${more}` : `${MINUS}${-more}` });
}

interface Aimed {
  readonly aim: string;
  readonly range: Band;
  readonly damage?: number;
  readonly pool?: Stat;
  readonly effects: readonly Effect[];
}

const sayAimed = (own: Aimed, say: Say): readonly string[] => [
  own.aim === 'foes' ? say('encounter.deals.foes') : own.aim === 'allies' ? say('encounter.deals.allies') : '',
  own.aim === 'self' ? '' : sayRange(own.range, say),
  sayEffects(own.effects, say),
];

/** One way in which a creature attacks, by its number. */
export function sayForm(kind: string | undefined, number: number, say: Say): string {
  const form = CREATURES.find((own: Creature) => own.id === kind)?.forms[number];
  if (!form) return '';
  const aim = form.area ? 'foes' : 'foe';
  return said([
    say(`encounter.threats.${form.threat}`),
    sayDamage(form.damage, form.pool ?? 'might', say),
    ...sayAimed({ ...form, aim }, say),
  ]);
}

/** What an ability costs and does; nothing for one that is not used with an action. */
export function sayAbility(id: string, say: Say): string {
  const own = (ABILITIES as readonly Ability[]).find(entry => entry.id === id);
  if (own?.use !== 'action') return '';
  const { cost, stat, damage = 0, pool = 'might', ease = 0 } = own;
  return said([
    cost > 0 ? say('encounter.offers.price', { points: cost, stat: say(`stats.${stat}`) }) : '',
    own.weapon ? sayWeapon(damage, say) : sayDamage(damage, pool, say),
    ease > 0 ? say('encounter.deals.ease', { count: ease }) : '',
    ...sayAimed(own, say),
  ]);
}

/** What a cypher does. */
export function sayCypher(id: string, say: Say): string {
  const own = (CYPHERS as readonly Cypher[]).find(entry => entry.id === id);
  return own ? said([sayDamage(own.damage ?? 0, own.pool ?? 'might', say), ...sayAimed(own, say)]) : '';
}
