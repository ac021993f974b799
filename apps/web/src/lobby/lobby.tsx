import { useState, type FormEvent } from 'react';
import type { GameUi } from '@ennead/board';
import type { TableView } from '@ennead/wire/client';
import { gameName } from '../game-name.ts';
import { sayOf, useLanguage, useSay } from '../i18n.ts';
import { sayRefusal } from '../refusal.ts';
import { useCell } from '../store.ts';
import type { TableModel } from '../table/model.ts';
import { titled, useTitle } from '../title.ts';
import { Share } from '../ui/share.tsx';
import { Sure } from '../ui/sure.tsx';
import { Chairs } from './chairs.tsx';
import { sayClock } from './say-clock.ts';
import { YourName } from './your-name.tsx';
import './lobby.css';

interface LobbyProps {
  model: TableModel;
  view: TableView;
  ui: GameUi;
  person: string | null;
}

const ACCESS = {
  open: 'setup.accessOpen',
  private: 'setup.accessPrivate',
  password: 'setup.accessPassword',
} as const;

/** A table before its game: who sits where, what is played, and the link to send. */
export function Lobby({ model, view, ui, person }: LobbyProps) {
  const say = useSay();
  const language = useLanguage();
  const { refused } = useCell(model.state);
  const { about } = view;
  useTitle(titled(gameName(about.game, say)));
  const voice = ui.voice(sayOf(ui.id, language));
  const isHost = about.host !== null && about.host === person;
  const isFull = about.seats.every(chair => chair.person !== null || chair.bot !== null);
  const sits = about.seats.some(chair => chair.person === person);
  return (
    <div className="lobby">
      <header className="stack lobby-title">
        <p className="quiet">{say('lobby.title')}</p>
        <h1>{gameName(about.game, say)}</h1>
      </header>
      {refused !== null && (
        <p className="notice bad" role="alert">
          {sayRefusal(refused, say)}
        </p>
      )}
      <section className="card stack lobby-seats" aria-labelledby="lobby-seats">
        <h2 id="lobby-seats">{say('setup.players')}</h2>
        <Chairs model={model} about={about} person={person} isHost={isHost} />
        {sits && <YourName />}
        {isHost ? (
          <>
            <p>
              <button
                type="button"
                className="button primary"
                disabled={!isFull}
                onClick={() => void model.do({ type: 'start' })}
              >
                {say('lobby.start')}
              </button>
            </p>
            {!isFull && <p className="small quiet">{say('lobby.startHint')}</p>}
            <Sure sentence={say('menu.closeSure')} onSure={() => void model.do({ type: 'close' })}>
              {say('lobby.close')}
            </Sure>
          </>
        ) : (
          <p className="quiet">{say('lobby.waitHost')}</p>
        )}
      </section>
      <section className="card stack" aria-labelledby="lobby-share">
        <h2 id="lobby-share">{say('lobby.share')}</h2>
        <Share url={location.href} hint={say('lobby.shareHint')} label={say('table.share')} />
      </section>
      <section className="card stack" aria-labelledby="lobby-options">
        <h2 id="lobby-options">{say('lobby.options')}</h2>
        <dl className="lobby-options">
          <div>
            <dt>{say('setup.access')}</dt>
            <dd>{say(ACCESS[about.access])}</dd>
          </div>
          <div>
            <dt>{say('setup.clock')}</dt>
            <dd>{sayClock(about.clock, say)}</dd>
          </div>
          {Object.entries(about.options).map(([id, value]) => (
            <div key={id}>
              <dt>{voice.optionLabel(id)}</dt>
              <dd>{typeof value === 'number' ? value : voice.choiceLabel(id, String(value))}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="card stack" aria-labelledby="lobby-chance">
        <h2 id="lobby-chance">{say('lobby.commitment')}</h2>
        <p>
          <code className="lobby-code">{about.commitment}</code>
        </p>
        <p className="small quiet">{say('lobby.commitmentHint')}</p>
        {sits && <Entropy model={model} isAdded={person !== null && about.entropy.includes(person)} />}
      </section>
    </div>
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
