import { useState, type FormEvent } from 'react';
import type { AboutView } from '@ennead/wire/client';
import { useSay } from '../i18n.ts';
import type { TableModel } from '../table/model.ts';

interface ChanceProps {
  model: TableModel;
  about: AboutView;
  person: string | null;
}

/** For those who want to know: what fixes the seed, and how to add to it. */
export function Chance({ model, about, person }: ChanceProps) {
  const say = useSay();
  const sits = about.seats.some(chair => chair.person !== null && chair.person === person);
  return (
    <details className="fold">
      <summary>{say('lobby.fair')}</summary>
      <div className="stack">
        <p className="small">
          {say('lobby.commitment')}: <code className="lobby-code">{about.commitment}</code>
        </p>
        <p className="small quiet">{say('lobby.commitmentHint')}</p>
        {sits && <Entropy model={model} isAdded={person !== null && about.entropy.includes(person)} />}
      </div>
    </details>
  );
}

/** Whoever sits may add to the seed. */
function Entropy({ model, isAdded }: { model: TableModel; isAdded: boolean }) {
  const say = useSay();
  const [text, setText] = useState('');
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text !== '' && (await model.do({ type: 'entropy', text }))) setText('');
  };
  if (isAdded) return <p role="status">{say('lobby.entropyAdded')}</p>;
  return (
    <form className="stack" onSubmit={event => void add(event)}>
      <label className="field">
        <span>{say('lobby.entropy')}</span>
        <input value={text} maxLength={100} onChange={event => setText(event.target.value)} />
      </label>
      <p className="small quiet">{say('lobby.entropyHint')}</p>
      <p>
        <button type="submit" className="button" disabled={text === ''}>
          {say('lobby.entropyAdd')}
        </button>
      </p>
    </form>
  );
}
