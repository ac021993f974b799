import type { NewTableInput } from '@ennead/wire/client';
import { useSay } from '../i18n.ts';

const KINDS = ['none', 'move', 'total', 'days'] as const;

export interface ClockWish {
  kind: (typeof KINDS)[number];
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

type Amount = 'seconds' | 'minutes' | 'increment' | 'days';
const LABELS = { none: 'clockNone', move: 'clockMove', total: 'clockTotal', days: 'clockDays' } as const;
const FIELDS: Readonly<Record<ClockWish['kind'], readonly { amount: Amount; min: number; max: number }[]>> = {
  none: [],
  move: [{ amount: 'seconds', min: 5, max: 86_400 }],
  total: [
    { amount: 'minutes', min: 1, max: 1440 },
    { amount: 'increment', min: 0, max: 600 },
  ],
  days: [{ amount: 'days', min: 1, max: 30 }],
};

export function ClockField({ clock, onChange }: { clock: ClockWish; onChange: (clock: ClockWish) => void }) {
  const say = useSay();
  return (
    <>
      <label className="field">
        <span>{say('setup.clock')}</span>
        <select
          value={clock.kind}
          onChange={event => onChange({ ...clock, kind: event.target.value as ClockWish['kind'] })}
        >
          {KINDS.map(kind => (
            <option key={kind} value={kind}>
              {say(`setup.${LABELS[kind]}`)}
            </option>
          ))}
        </select>
      </label>
      {FIELDS[clock.kind].map(({ amount, min, max }) => (
        <label key={amount} className="field">
          <span>{say(`setup.${amount}`)}</span>
          <input
            type="number"
            required
            min={min}
            max={max}
            value={clock[amount]}
            onChange={event => onChange({ ...clock, [amount]: event.target.valueAsNumber || min })}
          />
        </label>
      ))}
    </>
  );
}
