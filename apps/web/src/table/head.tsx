import { span, type Language } from '@ennead/board';
import { gameName } from '../game-name.ts';
import { useSay } from '../i18n.ts';
import { Link } from '../navigation.tsx';
import { status } from '../server.ts';
import { useCell } from '../store.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useTable } from './context.ts';
import type { SheetName } from './sheets.tsx';
import type { SideState, Tab } from './use-side.ts';
import { useUnread } from './use-unread.ts';

interface HeadProps {
  side: SideState;
  setSheet: (sheet: SheetName) => void;
}

/** Who is at the table, whose turn it is, and the ways to everything else. */
export function TableHead({ side, setSheet }: HeadProps) {
  const say = useSay();
  const { ui, view } = useTable();
  const { status: line } = useCell(status);
  const lineName = line === 'open' ? 'connected' : line === 'connecting' ? 'connecting' : 'waiting';
  const unread = useUnread(side.isOpen && side.tab === 'chat');
  const toggle = (tab: Tab, icon: IconName, news = 0) => (
    <button
      type="button"
      className="button plain icon"
      aria-expanded={side.isOpen && side.tab === tab}
      aria-label={
        news > 0
          ? say('common.pair', { what: say(`table.${tab}`), more: say('table.newMessages', { count: news }) })
          : say(`table.${tab}`)
      }
      title={say(`table.${tab}`)}
      onClick={() => (side.isOpen && side.tab === tab ? side.close() : side.open(tab))}
    >
      <Icon name={icon} />
      {news > 0 && (
        <span className="badge" aria-hidden="true">
          {news}
        </span>
      )}
    </button>
  );
  return (
    <header className="play-head">
      <h1 className="unseen">{say('table.title', { game: gameName(ui.id, say) })}</h1>
      <Link to={{ page: 'shelf' }} className="play-home" aria-label={say('common.home')} title={say('common.home')}>
        <img src="/ennead.svg" alt="" width="28" height="28" />
        <span aria-hidden="true">{gameName(ui.id, say)}</span>
      </Link>
      <PlayerChips />
      <NextGame table={view.about.rematch} />
      <div className="play-tools">
        <span
          className={`line-dot ${lineName}`}
          role="img"
          aria-label={say(`line.${lineName}`)}
          title={say(`line.${lineName}`)}
        />
        {toggle('log', 'log')}
        {toggle('chat', 'chat', unread)}
        <button
          type="button"
          className="button plain icon"
          aria-label={say('table.rules')}
          title={`${say('table.rules')} (?)`}
          onClick={() => setSheet('rules')}
        >
          <Icon name="rules" />
        </button>
        <button
          type="button"
          className="button plain icon"
          aria-label={say('table.menu')}
          title={say('table.menu')}
          onClick={() => setSheet('menu')}
        >
          <Icon name="more" />
        </button>
      </div>
    </header>
  );
}

/** Others have opened the next game: whoever looks at the board of this one has a way there too. */
function NextGame({ table }: { table: string | null }) {
  const say = useSay();
  return (
    <>
      <span className="unseen" role="status">
        {table !== null && say('table.nextWaits')}
      </span>
      {table !== null && (
        <Link to={{ page: 'table', table }} className="button primary next-game" title={say('table.nextWaits')}>
          {say('table.nextGame')}
        </Link>
      )}
    </>
  );
}

function PlayerChips() {
  const say = useSay();
  const { model, players, ui, voice, shown, view, language } = useTable();
  const { travel } = useCell(model.state);
  // Whoever looks at the past sees who sat there, not who is asked now.
  const isRunning = view.about.phase === 'running' && !travel;
  return (
    <ul className="chips" aria-label={say('table.players')}>
      {players.map((player, seat) => {
        const isAsked = player.isAsked && isRunning;
        const notes = [
          player.isAway && say('table.away'),
          player.resigned && say('table.resigned'),
          isAsked && (player.isBot ? say('table.thinks') : say('table.turn')),
        ].filter(note => note !== false);
        return (
          <li key={seat} className={`chip-player ${isAsked ? 'is-asked' : ''} ${player.isYou ? 'is-you' : ''}`}>
            <span className="chip-mark" style={{ background: ui.colour(shown, seat) }} aria-hidden="true" />
            <span className="chip-words">
              <span className="chip-seat">{voice.seat(shown, seat)}</span>
              <span className="chip-name">{player.name}</span>
            </span>
            {notes.length > 0 && (
              <span className={`chip-note ${isAsked && player.isBot ? 'thinking' : ''}`}>{notes.join(' · ')}</span>
            )}
            {player.clock !== null && (
              <Clock left={player.clock} language={language} runs={view.clock?.running.includes(seat) ?? false} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Clock({ left, language, runs }: { left: number; language: Language; runs: boolean }) {
  return (
    <time className={`chip-clock ${runs ? 'runs' : ''} ${left < 30_000 ? 'short' : ''}`}>{span(left, language)}</time>
  );
}
