import { useMemo, useRef, useState } from 'react';
import { encode } from 'uqr';
import { useSay } from '../i18n.ts';
import { Icon } from './icon.tsx';
import { isOwnMachine } from './own-machine.ts';
import './share.css';

interface ShareProps {
  url: string;
  /** What becomes of whoever opens it. */
  hint: string;
  /** What the link is called. */
  label: string;
}

/** A link to give away: to copy, or to photograph. */
export function Share({ url, hint, label }: ShareProps) {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'copied' | 'marked' | null>(null);
  const { data, size } = useMemo(() => encode(url, { border: 2 }), [url]);
  const squares = useMemo(
    () => data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join(''),
    [data],
  );
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied('copied');
    } catch {
      // Browsers give no clipboard to addresses that are neither https nor this machine.
      field.current?.select();
      setCopied('marked');
    }
  };
  return (
    <div className="share">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say('lobby.qr')} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={squares} fill="#111" />
      </svg>
      <div className="stack">
        <p className="quiet small">{hint}</p>
        <input ref={field} readOnly value={url} aria-label={label} onFocus={event => event.target.select()} />
        <button type="button" className="button" onClick={() => void copy()}>
          <Icon name={copied === 'copied' ? 'check' : 'link'} />
          {say('lobby.copyLink')}
        </button>
        <p className="small" role="status">
          {copied && say(`common.${copied}`)}
        </p>
        {isOwnMachine(new URL(url).hostname) && <p className="small quiet">{say('lobby.loopback')}</p>}
      </div>
    </div>
  );
}
