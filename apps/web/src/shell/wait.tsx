import { useSay } from '../i18n.ts';
import { isWaiting } from '../patience.ts';
import { useCell } from '../store.ts';

/** Stands where a part of the page will be. */
export function Wait() {
  const say = useSay();
  const isLost = useCell(isWaiting);
  return (
    <p className="quiet page-wait" role="status">
      {say(isLost ? 'line.unreachable' : 'common.loading')}
    </p>
  );
}
