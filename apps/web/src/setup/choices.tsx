import { useId, type ReactNode } from 'react';
import type { Opening, Voice } from '@ennead/board';
import type { OptionDescriptor, OptionValue } from '@ennead/kernel';
import { NumberField } from '../ui/number-field.tsx';
import './choices.css';

interface OptionProps {
  /** What the game brings; without it choices have no pictures. */
  opening: Opening | undefined;
  option: OptionDescriptor;
  voice: Voice<unknown>;
  value: OptionValue;
  onChange: (value: OptionValue) => void;
  /** Why it cannot be played so. */
  children?: ReactNode;
}

/** One option of a game, as it describes itself: cards to choose from. */
export function Option({ opening, option, voice, value, onChange, children }: OptionProps) {
  const label = voice.optionLabel(option.id);
  const card = (choice: string) => ({
    picture: opening?.picture(option.id, choice) ?? null,
    note: voice.choiceNote?.(option.id, choice) ?? null,
  });
  switch (option.kind) {
    case 'flag':
      return (
        <Card name={label} {...card('true')}>
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
              <Card key={choice} name={voice.choiceLabel(option.id, choice)} {...card(choice)}>
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
  name: string;
  picture: ReactNode;
  note: string | null;
  children: (marks: Marks) => ReactNode;
}

/** A choice with its picture and one line on what it changes. */
function Card({ name, picture, note, children }: CardProps) {
  const id = useId();
  return (
    <label className="choice-card">
      {children({ 'aria-labelledby': `${id}-name`, ...(note !== null && { 'aria-describedby': `${id}-note` }) })}
      {picture !== null && (
        <svg className="choice-picture" viewBox="0 0 96 40" aria-hidden="true">
          {picture}
        </svg>
      )}
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
