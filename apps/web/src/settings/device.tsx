import { useEffect, useState } from 'react';
import { useSay } from '../i18n.ts';
import { Link } from '../navigation.tsx';
import { sayRefusal } from '../refusal.ts';
import { become, calls } from '../server.ts';

/** A link works once: asked for once, however often the page is drawn. */
let following: Promise<unknown> | null = null;

/** Becomes the person whose link was opened; the secret is in the fragment and never sent as an address. */
export function Device() {
  const say = useSay();
  const [state, setState] = useState<'taking' | 'done' | 'none'>(
    following || location.hash.length > 1 ? 'taking' : 'none',
  );
  const [why, setWhy] = useState<unknown>(null);
  useEffect(() => {
    const link = location.hash.slice(1);
    if (link !== '') {
      history.replaceState(null, '', location.pathname);
      following = calls.follow(decodeURIComponent(link)).then(become);
    }
    following?.then(() => setState('done'), setWhy);
  }, []);
  return (
    <div className="stack page-narrow">
      <h1>{say('device.title')}</h1>
      {why === null ? (
        <p role="status">{say(`device.${state}`)}</p>
      ) : (
        <p className="notice bad">{sayRefusal(why, say)}</p>
      )}
      <p className="row">
        <Link to={{ page: 'tables' }} className="button primary">
          {say('nav.tables')}
        </Link>
        <Link to={{ page: 'settings' }} className="button">
          {say('nav.settings')}
        </Link>
      </p>
    </div>
  );
}
