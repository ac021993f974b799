import type { Base, Frame } from '@ennead/kernel';

/** What an attempt came to, in slot d of the frame that makes it and of the one that asked for it. */
const field = (shift: number, width: number) => {
  const mask = (1 << width) - 1;
  return {
    of: (f: Frame): number => (f.d >> shift) & mask,
    put(f: Frame, value: number): void {
      f.d = (f.d & ~(mask << shift)) | (value << shift);
    },
  };
};

/** E10: levels of Effort that ease, and that add damage. */
export const ease = field(0, 3);
export const harm = field(3, 3);
/** R1: the natural roll; 0 where nothing was rolled. */
export const die = field(6, 5);
export const success = field(11, 1);
/** PP1: the same of the character who defends. */
export const defenceDie = field(12, 5);
export const defenceEase = field(17, 3);
/** S4, S5: 1 for a minor effect to choose, 2 for a major one. */
export const special = field(20, 2);
/** S2 to S5, S11: damage that the roll, or an intrusion after it, adds. */
export const extra = field(22, 3);
/** DF6: not tried at all. */
export const forgone = field(25, 1);
/** S6: settled with the roll; it waits only while a roll again may change it (XB1). */
export const paid = field(26, 1);

/** The frame that called the one on top. */
export const caller = (s: Base): Frame => s.flow.frames[s.flow.frames.length - 2];
