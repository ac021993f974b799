import { useEffect, useState } from 'react';
import type { TableSummary } from '@ennead/wire/client';
import { gameName } from '../game-name.ts';
import { localeOf, useLanguage, useSay } from '../i18n.ts';
import { Link } from '../navigation.tsx';
import { sayRefusal } from '../refusal.ts';
import { calls, isKnown, me, turnElsewhere, whoAmI } from '../server.ts';
import { useCell } from '../store.ts';
import { sayLevel } from '../level.ts';
import { refreshed } from './pages.ts';
import './tables.css';

/** Tables of one's own, whose turn it is there, and those that anybody may look at. */
export function Tables() {
  const say = useSay();
  return (
    <div className="stack tables">
      <h1>{say('tables.title')}</h1>
      <List which="mine" />
      <List which="open" />
    </div>
  );
}

const EVERY = 10_000;
const PAGE = 50;

interface Listed {
  tables: readonly TableSummary[];
  next: string | null;
}

function List({ which }: { which: 'mine' | 'open' }) {
  const say = useSay();
  const [list, setList] = useState<Listed | null>(null);
  const [withEnded, setWithEnded] = useState(false);
  const [why, setWhy] = useState<unknown>(null);
  const turn = useCell(turnElsewhere);
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      try {
        if (which === 'mine' && !isKnown()) return setList({ tables: [], next: null });
        if (which === 'mine') await whoAmI();
        const page = await calls.tables({ which, limit: PAGE, ...(!withEnded && { ended: false }) });
        if (!isWanted) return;
        setList(before => ({
          tables: refreshed(before?.tables ?? [], page.tables, PAGE),
          next: before && before.tables.length > PAGE && page.next !== null ? before.next : page.next,
        }));
        setWhy(null);
      } catch (error) {
        if (isWanted) setWhy(error);
      }
    };
    void ask();
    const timer = setInterval(() => void (document.hidden || ask()), EVERY);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [which, withEnded, turn]);
  const { tables, next } = list ?? { tables: null, next: null };
  const more = async (): Promise<void> => {
    const page = await calls.tables({ which, limit: PAGE, next: next!, ...(!withEnded && { ended: false }) });
    setList(before => ({ tables: [...(before?.tables ?? []), ...page.tables], next: page.next }));
  };
  return (
    <section className="stack" aria-labelledby={`tables-${which}`}>
      <div className="row tables-head">
        <h2 id={`tables-${which}`}>{say(which === 'mine' ? 'tables.mine' : 'tables.watch')}</h2>
        {which === 'mine' && (
          <label className="check">
            <input
              type="checkbox"
              checked={withEnded}
              onChange={event => {
                setList(null);
                setWithEnded(event.target.checked);
              }}
            />
            <span>{say('tables.showEnded')}</span>
          </label>
        )}
      </div>
      {why !== null && (
        <p className="notice bad" role="alert">
          {sayRefusal(why, say)}
        </p>
      )}
      {tables === null && why === null && <p className="quiet">{say('common.loading')}</p>}
      {tables?.length === 0 && <p className="quiet">{say(which === 'mine' ? 'tables.noneMine' : 'tables.noneOpen')}</p>}
      <ul className="table-rows">
        {tables?.map(table => (
          <li key={table.id}>
            <Row table={table} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <p>
          <button type="button" className="button" onClick={() => void more().catch(setWhy)}>
            {say('tables.more')}
          </button>
        </p>
      )}
    </section>
  );
}

function Row({ table }: { table: TableSummary }) {
  const say = useSay();
  const language = useLanguage();
  const person = useCell(me)?.id ?? null;
  const { id, game, phase, seats, waiting, changed } = table;
  const isMine = seats.some(seat => seat.person !== null && seat.person === person);
  const free = seats.filter(seat => seat.person === null && seat.bot === null).length;
  const names = seats.map((seat, at) => {
    if (seat.person !== null && seat.person === person) return say('table.you');
    if (seat.person !== null) return seat.name ?? say('table.guest', { seat: at + 1 });
    return seat.bot === null ? say('lobby.openSeat') : say('table.bot', { level: sayLevel(seat.bot, say) });
  });
  const label = isMine ? 'tables.enter' : phase === 'lobby' && free > 0 ? 'tables.join' : 'tables.look';
  return (
    <article className={`table-row ${waiting.length > 0 ? 'waiting' : ''}`}>
      <div>
        <h3>{gameName(game, say)}</h3>
        <p className="small quiet">{names.join(', ')}</p>
        <p className="small">
          {waiting.length > 0 ? <b className="your-turn">{say('tables.yourTurn')}</b> : say(`tables.${phase}`)}
          {phase === 'lobby' && free > 0 && ` · ${say('tables.free', { count: free })}`}
          {' · '}
          <time dateTime={new Date(changed).toISOString()}>
            {new Date(changed).toLocaleString(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </p>
      </div>
      <Link to={{ page: 'table', table: id }} className={`button ${waiting.length > 0 ? 'primary' : ''}`}>
        {say(label)}
        <span className="unseen"> · {gameName(game, say)}</span>
      </Link>
    </article>
  );
}
