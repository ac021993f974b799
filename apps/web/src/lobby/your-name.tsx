import { useState } from 'react';
import { useSay } from '../i18n.ts';
import { sayRefusal } from '../refusal.ts';
import { me, rename } from '../server.ts';
import { useCell } from '../store.ts';
import { NameForm } from '../ui/name-form.tsx';

/** Asks somebody who has no name yet what the others may call them. */
export function YourName() {
  const say = useSay();
  const person = useCell(me);
  const [name, setName] = useState('');
  const [why, setWhy] = useState<unknown>(null);
  if (!person || person.name !== null) return null;
  const save = (chosen: string): void => {
    setWhy(null);
    rename(chosen).catch(setWhy);
  };
  return (
    <NameForm name={name} onName={setName} onSave={save}>
      {why !== null && (
        <p className="notice bad" role="alert">
          {sayRefusal(why, say)}
        </p>
      )}
    </NameForm>
  );
}
