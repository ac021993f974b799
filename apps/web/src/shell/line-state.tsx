import { gameName } from '../game-name.ts';
import { useSay } from '../i18n.ts';
import { sayRefusal } from '../refusal.ts';
import { Link } from '../navigation.tsx';
import { status, turnElsewhere } from '../server.ts';
import { useCell } from '../store.ts';
import { Icon } from '../ui/icon.tsx';

/** Says when the line to the server is down; nothing while all is well. */
export function LineState() {
  const say = useSay();
  const { status: now, refused } = useCell(status);
  if (now === 'closed' && refused && refused.code !== 'closed')
    return (
      <div className="notice bad line-state" role="alert">
        <span>{say('line.refused', { why: sayRefusal(refused, say) })} </span>
        <button type="button" className="button" onClick={() => location.reload()}>
          {say('line.reload')}
        </button>
      </div>
    );
  if (now !== 'waiting') return <TurnElsewhere />;
  return (
    <p className="notice line-state" role="status">
      {say('line.offline')}
    </p>
  );
}

/** Somebody waits at a table that is not looked at. */
function TurnElsewhere() {
  const say = useSay();
  const turn = useCell(turnElsewhere);
  if (!turn || location.pathname.endsWith(`/${turn.table}`)) return null;
  return (
    <p className="notice line-state turn-elsewhere" role="status">
      <Link to={{ page: 'table', table: turn.table }} onClick={() => turnElsewhere.set(null)}>
        {say('line.turnElsewhere', { game: gameName(turn.game, say) })}
      </Link>
      <button
        type="button"
        className="button plain icon"
        aria-label={say('common.close')}
        onClick={() => turnElsewhere.set(null)}
      >
        <Icon name="close" size={16} />
      </button>
    </p>
  );
}
