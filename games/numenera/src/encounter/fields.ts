import type { Frame } from '@ennead/kernel';

/** Several small numbers share a slot of a frame; each is read and written by itself. */
export interface Field {
  readonly of: (f: Frame) => number;
  readonly put: (f: Frame, value: number) => void;
}

export function field(slot: 'a' | 'b' | 'c' | 'd', shift: number, width: number): Field {
  const mask = (1 << width) - 1;
  return {
    of: f => (f[slot] >> shift) & mask,
    put(f, value) {
      f[slot] = (f[slot] & ~(mask << shift)) | (value << shift);
    },
  };
}
