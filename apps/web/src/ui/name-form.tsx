import type { FormEvent, ReactNode } from 'react';
import { useSay } from '../i18n.ts';

interface NameFormProps {
  name: string;
  onName: (name: string) => void;
  onSave: (name: string) => void;
  /** Where saving the name is what the place is for. */
  isPrimary?: boolean;
  /** What came of it. */
  children?: ReactNode;
}

/** What the others may call somebody. */
export function NameForm({ name, onName, onSave, isPrimary = false, children }: NameFormProps) {
  const say = useSay();
  const chosen = name.trim();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    onSave(chosen);
  };
  return (
    <form className="stack" onSubmit={save}>
      <label className="field">
        <span>{say('settings.name')}</span>
        <input
          required
          maxLength={40}
          autoComplete="nickname"
          value={name}
          onChange={event => onName(event.target.value)}
        />
      </label>
      <p className="small quiet">{say('settings.nameHint')}</p>
      <p>
        <button type="submit" className={isPrimary ? 'button primary' : 'button'} disabled={chosen === ''}>
          {say('settings.save')}
        </button>
      </p>
      {children}
    </form>
  );
}
