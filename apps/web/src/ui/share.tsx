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
  /** Where giving the link away is what the place is for. */
  isPrimary?: boolean;
}

/** By the device's own sheet; whoever closes it has changed their mind, and nothing is to be said. */
const send = (url: string): Promise<void> => navigator.share({ url }).catch(() => undefined);

/** A link to give away: to copy, to photograph, or by whatever the device sends things with. */
export function Share({ url, hint, label, isPrimary = false }: ShareProps) {
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
        <p className="row">
          <button type="button" className={isPrimary ? 'button primary' : 'button'} onClick={() => void copy()}>
            <Icon name={copied === 'copied' ? 'check' : 'link'} />
            {say('lobby.copyLink')}
          </button>
          {'share' in navigator && (
            <button type="button" className="button" onClick={() => void send(url)}>
              <Icon name="share" />
              {say('lobby.send')}
            </button>
          )}
        </p>
        <p className="small" role="status">
          {copied && say(`common.${copied}`)}
        </p>
      </div>
      {isOwnMachine(new URL(url).hostname) && <p className="small quiet share-reach">{say('lobby.loopback')}</p>}
    </div>
  );
}
