import { NONE } from '@ennead/kernel';
import { isTouchHeld, type TouchEvent } from '../rules/attack.ts';
import { first, kind, kindOf, moves } from './moves.ts';
import type { Combatant } from './state.ts';

/** H4: deeds that take a hand. */
const HANDS = moves.table<boolean>(
  { attack: true, lucky: true, cypher: true, heal: true, retrieve: true, crawl: true },
  false,
);

const eventOf = (code: number): TouchEvent =>
  kindOf[code] === kind.ability ? 'other-ability' : HANDS[kindOf[code]] ? 'hands-used' : 'other-action';

/** H4: whether a touch that missed stays ready through what happens next. */
export function holdTouch(c: Combatant, event: TouchEvent): void {
  if (!isTouchHeld(event)) c.held = NONE;
}

/** H4: the same for an option of somebody's turn; to try the touch again is no other ability. */
export function holdThrough(c: Combatant, code: number): void {
  if (kindOf[code] !== kind.ability || c.held !== first[code]) holdTouch(c, eventOf(code));
}
