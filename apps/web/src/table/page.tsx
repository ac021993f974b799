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
  const [isTried, setTried] = useState(false);

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

  // Whoever has knocked stays at the door until it opens, with what they have typed.
  const isAtDoor = isTried && !view && (gone === null || gone.code === 'too-fast');
  if (gone?.code === 'password' || isAtDoor) {
    const enter = (password: string): void => {
      setTried(true);
      model.open(password);
    };
    const wrong = gone?.code === 'password' ? say('table.passwordWrong') : gone && sayRefusal(gone, say);
    return <Door wrong={isTried ? wrong : null} isBusy={gone === null} enter={enter} />;
  }
  // The server says so of a lobby that its host has closed; nothing is left of it.
  if (gone?.code === 'closed' || (view?.about.phase === 'ended' && !view.play))
    return <Gone title={say('lobby.closed')} />;
  // An address that cannot be a table's is that of no table.
  if (gone?.code === 'malformed' || gone?.code === 'unknown-table')
    return <Gone title={say('table.none')} why={say('table.noneWhy')} />;
  if (gone || fault !== null) return <Gone title={say('table.gone')} why={sayRefusal(gone ?? fault, say)} />;
  if (!view || !ui) return <p className="quiet page-wait">{say('common.loading')}</p>;
  if (view.about.phase === 'lobby')
    return (
      <Frame>
        <Lobby model={model} view={view} ui={ui} person={person?.id ?? null} />
      </Frame>
    );
  return <Play model={model} ui={ui} person={person?.id ?? null} />;
}

function Gone({ title, why }: { title: string; why?: string }) {
  const say = useSay();
  return (
    <Frame>
      <div className="stack page-narrow">
        <h1>{title}</h1>
        {why !== undefined && <p className="sentence">{why}</p>}
        <p className="row">
          {why !== undefined && (
            <button type="button" className="button" onClick={() => location.reload()}>
              {say('common.retry')}
            </button>
          )}
          <Link to={{ page: 'shelf' }} className="button primary">
            {say('common.home')}
          </Link>
        </p>
      </div>
    </Frame>
  );
}

interface DoorProps {
  /** Why it did not open. */
  wrong: string | null;
  isBusy: boolean;
  enter: (password: string) => void;
}

/** Asks for the password of a table. */
function Door({ wrong, isBusy, enter }: DoorProps) {
  const say = useSay();
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    enter(password);
  };
  return (
    <Frame>
      <form className="stack page-narrow" onSubmit={submit}>
        <h1>{say('table.password')}</h1>
        {wrong !== null && (
          <p className="notice bad" role="alert">
            {wrong}
          </p>
        )}
        <label className="field">
          <span>{say('setup.password')}</span>
          <input
            type="password"
            autoComplete="off"
            required
            autoFocus
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
        </label>
        <p>
          <button type="submit" className="button primary" disabled={isBusy}>
            {say('table.enter')}
          </button>
        </p>
      </form>
    </Frame>
  );
}
