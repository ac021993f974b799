import { useSay } from '../i18n.ts';
import { sayRefusal } from '../refusal.ts';
import { status } from '../server.ts';
import { useCell } from '../store.ts';

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
  if (now !== 'waiting') return null;
  return (
    <p className="notice line-state" role="status">
      {say('line.offline')}
    </p>
  );
}
