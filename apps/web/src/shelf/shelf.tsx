import { useEffect, useState } from 'react';
import { BOXES, type Box } from '../games.ts';
import { useSay } from '../i18n.ts';
import { Link } from '../navigation.tsx';
import { change, settings } from '../preferences.ts';
import { sayRefusal } from '../refusal.ts';
import { calls, isKnown } from '../server.ts';
import { askGames, gamesFault, useGames } from '../setup/use-games.ts';
import { useCell } from '../store.ts';
import { sayLevel } from '../level.ts';
import { BoxFace } from './faces.tsx';
import { FACTS } from './facts.ts';
import { playNow, prepare } from './play-now.ts';
import './shelf.css';

const LEVELS = ['easy', 'normal', 'hard'];

/** Five boxes: what can be played here, and how to begin. */
export function Shelf() {
  const say = useSay();
  const { level } = useCell(settings);
  const fault = useCell(gamesFault);
  return (
    <div className="shelf">
      <header className="shelf-head">
        <div>
          <h1>{say('shelf.title')}</h1>
          <p className="quiet">{say('shelf.lead')}</p>
        </div>
        <label className="field shelf-level">
          <span>{say('shelf.level')}</span>
          <select value={level} onChange={event => change({ level: event.target.value })}>
            {LEVELS.map(name => (
              <option key={name} value={name}>
                {sayLevel(name, say)}
              </option>
            ))}
          </select>
        </label>
      </header>
      <Waiting />
      {fault !== null && (
        <p className="notice bad row" role="alert">
          <span>{sayRefusal(fault, say)}</span>
          <button type="button" className="button" onClick={() => void askGames()}>
            {say('common.retry')}
          </button>
        </p>
      )}
      <ul className="boxes">
        {BOXES.map(box => (
          <li key={box}>
            <BoxCard box={box} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Tables where somebody waits for this person. */
function Waiting() {
  const say = useSay();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isKnown()) return;
    calls.tables({ which: 'mine', limit: 100 }).then(
      ({ tables }) => setCount(tables.filter(({ waiting }) => waiting.length > 0).length),
      () => undefined, // the shelf says by itself when nobody answers
    );
  }, []);
  if (count === 0) return null;
  return (
    <p className="notice row">
      <span>{say('shelf.waiting', { count })}</span>
      <Link to={{ page: 'tables' }} className="button">
        {say('shelf.toTables')}
      </Link>
    </p>
  );
}

function BoxCard({ box }: { box: Box }) {
  const say = useSay();
  const games = useGames();
  const [isOpening, setOpening] = useState(false);
  const [why, setWhy] = useState<unknown>(null);
  const { quick, hasLesson } = FACTS[box];
  const name = say(`boxes.${box}.name`);
  const isHere = quick !== null && (games === null || games.games.some(({ id }) => id === box));
  const open = (seats: number): void => {
    setOpening(true);
    setWhy(null);
    playNow(box, seats).catch((error: unknown) => {
      setWhy(error);
      setOpening(false);
    });
  };
  return (
    <article className={`box box-${box} ${isHere ? '' : 'closed'}`} aria-labelledby={`box-${box}`}>
      <BoxFace box={box} />
      <div className="box-words">
        <h2 id={`box-${box}`}>{name}</h2>
        <p className="small quiet">
          {say(`boxes.${box}.players`)} · {say(`boxes.${box}.length`)}
        </p>
        <p>{say(`boxes.${box}.blurb`)}</p>
        {isHere ? (
          <div className="box-buttons">
            <button
              type="button"
              className="button primary"
              disabled={isOpening}
              aria-label={say('shelf.playNowOf', { game: name })}
              onPointerEnter={() => prepare(box)}
              onFocus={() => prepare(box)}
              onClick={() => open(quick)}
            >
              {say(isOpening ? 'shelf.opening' : 'shelf.playNow')}
            </button>
            <Link to={{ page: 'new', game: box }} className="button" aria-label={say('shelf.openOf', { game: name })}>
              {say('shelf.open')}
            </Link>
            {hasLesson && (
              <Link
                to={{ page: 'learn', game: box }}
                className="button"
                aria-label={say('shelf.learnOf', { game: name })}
              >
                {say('shelf.learn')}
              </Link>
            )}
            <Link
              to={{ page: 'rules', game: box }}
              className="button plain"
              aria-label={say('shelf.rulesOf', { game: name })}
            >
              {say('shelf.rules')}
            </Link>
          </div>
        ) : (
          <p className="box-closed">
            <b>{say('shelf.notYet')}</b> <span className="quiet small">{say('shelf.notYetLong')}</span>
          </p>
        )}
        {why !== null && (
          <p className="notice bad" role="alert">
            {sayRefusal(why, say)}
          </p>
        )}
      </div>
    </article>
  );
}
