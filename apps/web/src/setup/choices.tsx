import { useId, type ReactNode } from 'react';
import type { Voice } from '@ennead/board';
import type { OptionDescriptor, OptionValue } from '@ennead/kernel';
import { useSay } from '../i18n.ts';
import { NumberField } from '../ui/number-field.tsx';
import { noteOf } from './notes.ts';
import { Picture } from './pictures.tsx';

interface OptionProps {
  game: string;
  option: OptionDescriptor;
  voice: Voice<unknown>;
  value: OptionValue;
  onChange: (value: OptionValue) => void;
  /** Why it cannot be played so. */
  children?: ReactNode;
}

/** One option of a game, as it describes itself: cards to choose from. */
export function Option({ game, option, voice, value, onChange, children }: OptionProps) {
  const label = voice.optionLabel(option.id);
  switch (option.kind) {
    case 'flag':
      return (
        <Card game={game} option={option.id} choice="true" name={label}>
          {marks => (
            <input
              type="checkbox"
              checked={value === true}
              onChange={event => onChange(event.target.checked)}
              {...marks}
            />
          )}
        </Card>
      );
    case 'int':
      return <NumberField label={label} min={option.min} max={option.max} value={Number(value)} onChange={onChange} />;
    case 'choice':
      return (
        <fieldset className="choices">
          <legend>{label}</legend>
          <div className="choice-cards">
            {option.choices.map(choice => (
              <Card
                key={choice}
                game={game}
                option={option.id}
                choice={choice}
                name={voice.choiceLabel(option.id, choice)}
              >
                {marks => (
                  <input
                    type="radio"
                    name={`option-${option.id}`}
                    checked={value === choice}
                    onChange={() => onChange(choice)}
                    {...marks}
                  />
                )}
              </Card>
            ))}
          </div>
          {children}
        </fieldset>
      );
  }
}

interface Marks {
  'aria-labelledby': string;
  'aria-describedby'?: string;
}

interface CardProps {
  game: string;
  option: string;
  choice: string;
  name: string;
  children: (marks: Marks) => ReactNode;
}

/** A choice with its picture and one line on what it changes. */
function Card({ game, option, choice, name, children }: CardProps) {
  const say = useSay();
  const id = useId();
  const note = noteOf(game, option, choice, say);
  return (
    <label className="choice-card">
      {children({ 'aria-labelledby': `${id}-name`, ...(note !== null && { 'aria-describedby': `${id}-note` }) })}
      <Picture game={game} option={option} choice={choice} />
      <b id={`${id}-name`} className="sentence">
        {name}
      </b>
      {note !== null && (
        <span id={`${id}-note`} className="small quiet">
          {note}
        </span>
      )}
    </label>
  );
}
