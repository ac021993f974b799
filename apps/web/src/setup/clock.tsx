import { useSay } from '../i18n.ts';
import { NumberField } from '../ui/number-field.tsx';
import { CLOCKS, type ClockWish } from './clock-wish.ts';

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
          {CLOCKS.map(kind => (
            <option key={kind} value={kind}>
              {say(`setup.${LABELS[kind]}`)}
            </option>
          ))}
        </select>
      </label>
      {FIELDS[clock.kind].map(({ amount, min, max }) => (
        <NumberField
          key={amount}
          label={say(`setup.${amount}`)}
          min={min}
          max={max}
          value={clock[amount]}
          onChange={value => onChange({ ...clock, [amount]: value })}
        />
      ))}
    </>
  );
}
