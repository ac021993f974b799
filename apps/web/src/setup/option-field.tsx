import type { Voice } from '@ennead/board';
import type { OptionDescriptor, OptionValue } from '@ennead/kernel';
import { NumberField } from '../ui/number-field.tsx';

interface OptionFieldProps {
  option: OptionDescriptor;
  voice: Voice<unknown>;
  value: OptionValue;
  onChange: (value: OptionValue) => void;
}

/** One option of a game, as it describes itself. */
export function OptionField({ option, voice, value, onChange }: OptionFieldProps) {
  const label = voice.optionLabel(option.id);
  switch (option.kind) {
    case 'flag':
      return (
        <label className="check">
          <input type="checkbox" checked={value === true} onChange={event => onChange(event.target.checked)} />
          <span>{label}</span>
        </label>
      );
    case 'int':
      return <NumberField label={label} min={option.min} max={option.max} value={Number(value)} onChange={onChange} />;
    case 'choice':
      return (
        <label className="field">
          <span>{label}</span>
          <select value={String(value)} onChange={event => onChange(event.target.value)}>
            {option.choices.map(choice => (
              <option key={choice} value={choice}>
                {voice.choiceLabel(option.id, choice)}
              </option>
            ))}
          </select>
        </label>
      );
  }
}
