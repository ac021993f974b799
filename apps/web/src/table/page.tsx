import { useEffect, useState, type FormEvent } from 'react';
import type { GameUi } from '@ennead/board';
import { loadGame } from '../games.ts';
import { useSay } from '../i18n.ts';
import { Link } from '../navigation.tsx';
import { sayRefusal } from '../refusal.ts';
import { me, whoAmI } from '../server.ts';
import { Frame } from '../shell/frame.tsx';
import { useCell } from '../store.ts';
import { Lobby } from '../lobby/lobby.tsx';
import { TableModel } from './model.ts';
import { Play } from './play.tsx';
import './page.css';

/** One table, from the lobby to the result. */
export function TablePage({ id }: { id: string }) {
  const say = useSay();
  const [model] = useState(() => new TableModel(id));
  const { view, gone } = useCell(model.state);
  const person = useCell(me);
  const [fault, setFault] = useState<unknown>(null);
  const [ui, setUi] = useState<GameUi | null>(null);

  useEffect(() => {
    let isHere = true;
    whoAmI().then(
      () => isHere && model.open(),
      (error: unknown) => isHere && setFault(error),
    );
    return () => {
      isHere = false;
      model.close();
    };
  }, [model]);

  const game = view?.about.game;
  useEffect(() => {
    if (game === undefined) return;
    loadGame(game).then(setUi, setFault);
  }, [game]);

  if (gone?.code === 'password') return <Door model={model} />;
  if (gone || fault !== null) return <Gone why={sayRefusal(gone ?? fault, say)} />;
  if (!view || !ui) return <p className="quiet page-wait">{say('common.loading')}</p>;
  if (view.about.phase === 'lobby')
    return (
      <Frame>
        <Lobby model={model} view={view} ui={ui} person={person?.id ?? null} />
      </Frame>
    );
  if (!view.play) return <Gone why={say('refusals.closed')} />;
  return <Play model={model} ui={ui} person={person?.id ?? null} />;
}

function Gone({ why }: { why: string }) {
  const say = useSay();
  return (
    <Frame>
      <div className="stack page-narrow">
        <h1>{say('table.gone')}</h1>
        <p>{why}</p>
        <p className="row">
          <button type="button" className="button" onClick={() => location.reload()}>
            {say('common.retry')}
          </button>
          <Link to={{ page: 'shelf' }} className="button primary">
            {say('common.home')}
          </Link>
        </p>
      </div>
    </Frame>
  );
}

/** Asks for the password of a table. */
function Door({ model }: { model: TableModel }) {
  const say = useSay();
  const [password, setPassword] = useState('');
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    model.open(password);
  };
  return (
    <Frame>
      <form className="stack page-narrow" onSubmit={enter}>
        <h1>{say('table.password')}</h1>
        <label className="field">
          <span>{say('setup.password')}</span>
          <input
            type="password"
            autoComplete="off"
            required
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
        </label>
        <p>
          <button type="submit" className="button primary">
            {say('table.enter')}
          </button>
        </p>
      </form>
    </Frame>
  );
}
