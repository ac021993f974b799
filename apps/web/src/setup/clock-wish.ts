import type { NewTableInput } from '@ennead/wire/client';

export const CLOCKS = ['none', 'move', 'total', 'days'] as const;

export interface ClockWish {
  kind: (typeof CLOCKS)[number];
  seconds: number;
  minutes: number;
  increment: number;
  days: number;
}

export const USUAL_CLOCK: ClockWish = { kind: 'none', seconds: 90, minutes: 20, increment: 10, days: 3 };

export function clockSent({ kind, seconds, minutes, increment, days }: ClockWish): NonNullable<NewTableInput['clock']> {
  switch (kind) {
    case 'none':
      return { kind };
    case 'move':
      return { kind, seconds };
    case 'total':
      return { kind, seconds: minutes * 60, increment };
    case 'days':
      return { kind, days };
  }
}
