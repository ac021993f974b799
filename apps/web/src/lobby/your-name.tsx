import { useState, type FormEvent } from 'react';
import { useSay } from '../i18n.ts';
import { sayRefusal } from '../refusal.ts';
import { me, rename } from '../server.ts';
import { useCell } from '../store.ts';

/** Asks somebody who has no name yet what the others may call them. */
export function YourName() {
  const say = useSay();
  const person = useCell(me);
  const [name, setName] = useState('');
  const [why, setWhy] = useState<unknown>(null);
  if (!person || person.name !== null) return null;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setWhy(null);
    rename(name.trim()).catch(setWhy);
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
          onChange={event => setName(event.target.value)}
        />
      </label>
      <p className="small quiet">{say('settings.nameHint')}</p>
      <p>
        <button type="submit" className="button" disabled={name.trim() === ''}>
          {say('settings.save')}
        </button>
      </p>
      {why !== null && (
        <p className="notice bad" role="alert">
          {sayRefusal(why, say)}
        </p>
      )}
    </form>
  );
}
