import type { Base, Frame } from '@ennead/kernel';
import { field } from '../fields.ts';

/** What an attempt came to, in slot d of the frame that makes it and of the one that asked for it. */
const part = (shift: number, width: number) => field('d', shift, width);

/** E10: levels of Effort that ease, and that add damage. */
export const ease = part(0, 3);
export const harm = part(3, 3);
/** R1: the natural roll; 0 where nothing was rolled. */
export const die = part(6, 5);
export const success = part(11, 1);
/** PP1: the same of the character who defends. */
export const defenceDie = part(12, 5);
export const defenceEase = part(17, 3);
/** S4, S5: 1 for a minor effect to choose, 2 for a major one. */
export const special = part(20, 2);
/** S2 to S5, S11: damage that the roll, or an intrusion after it, adds. */
export const extra = part(22, 3);
/** DF6: not tried at all. */
export const forgone = part(25, 1);
/** S6: settled with the roll; it waits only while a roll again may change it (XB1). */
export const paid = part(26, 1);
/** DT3: rolled by somebody impaired. */
export const dulled = part(27, 1);

/** The frame that called the one on top. */
export const caller = (s: Base): Frame => s.flow.frames[s.flow.frames.length - 2];
