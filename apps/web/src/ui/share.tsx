import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { useSay } from '../i18n.ts';
import { Icon } from './icon.tsx';
import './share.css';

/** A link to give away: to copy, or to photograph. */
export function Share({ url }: { url: string }) {
  const say = useSay();
  const [isCopied, setCopied] = useState(false);
  const { data, size } = useMemo(() => encode(url, { border: 2 }), [url]);
  const squares = useMemo(
    () => data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join(''),
    [data],
  );
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false); // not allowed here: the link can be marked and copied by hand
    }
  };
  return (
    <div className="share">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say('lobby.qr')} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={squares} fill="#111" />
      </svg>
      <div className="stack">
        <p className="quiet small">{say('lobby.shareHint')}</p>
        <input readOnly value={url} aria-label={say('table.share')} onFocus={event => event.target.select()} />
        <button type="button" className="button" onClick={() => void copy()}>
          <Icon name={isCopied ? 'check' : 'link'} />
          <span role="status">{say(isCopied ? 'common.copied' : 'lobby.copyLink')}</span>
        </button>
      </div>
    </div>
  );
}
