import { useState } from 'react';

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A number that one types: while it is being typed it may be none or too large, and then the last good one counts. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="number"
        required
        min={min}
        max={max}
        value={typed ?? value}
        onChange={event => {
          const { value: text, valueAsNumber: number } = event.target;
          setTyped(text);
          if (Number.isInteger(number) && number >= min && number <= max) onChange(number);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
