import { useEffect, useState } from 'react';
import { Refused } from '@ennead/wire/client';
import { useSay } from '../i18n.ts';
import { Link } from '../navigation.tsx';
import { sayRefusal } from '../refusal.ts';
import { become, calls, isKnown, me, whoAmI } from '../server.ts';
import { useCell } from '../store.ts';

/** A link works once: it is read once, however often the page is drawn, and leaves the address at once. */
let opened: string | null = null;
let following: Promise<unknown> | null = null;

function readLink(): string | null {
  const link = location.hash.slice(1);
  if (link === '') return opened;
  history.replaceState(null, '', location.pathname);
  following = null;
  try {
    opened = decodeURIComponent(link);
  } catch {
    opened = link; // no link of ours: the server says so
  }
  return opened;
}

/** A link that was followed before, that is too old, or that is none of the server's. */
const isSpent = (why: unknown): boolean =>
  why instanceof Refused && (why.code === 'identity' || why.code === 'malformed');

type State = 'asking' | 'taking' | 'done' | 'none';

/** Becomes the person whose link was opened; the secret is in the fragment and never sent as an address. */
export function Device() {
  const say = useSay();
  const [link] = useState(readLink);
  const [state, setState] = useState<State>(() =>
    link === null ? 'none' : isKnown() && !following ? 'asking' : 'taking',
  );
  const [why, setWhy] = useState<unknown>(null);
  useEffect(() => {
    if (state !== 'taking' || link === null) return;
    following ??= calls.follow(link).then(become);
    following.then(() => setState('done'), setWhy);
  }, [state, link]);
  return (
    <div className="stack page-narrow">
      <h1>{say('device.title')}</h1>
      {state === 'asking' && <Asking onYes={() => setState('taking')} />}
      {state !== 'asking' && why === null && <p role="status">{say(`device.${state}`)}</p>}
      {why !== null && (
        <p className="notice bad" role="alert">
          {isSpent(why) ? say('device.spent') : sayRefusal(why, say)}
        </p>
      )}
      {state !== 'asking' && (
        <p className="row">
          <Link to={{ page: 'tables' }} className="button primary">
            {say('nav.tables')}
          </Link>
          <Link to={{ page: 'settings' }} className="button">
            {say('nav.settings')}
          </Link>
        </p>
      )}
    </div>
  );
}

/** This device is somebody already: nobody is replaced unasked. */
function Asking({ onYes }: { onYes: () => void }) {
  const say = useSay();
  const person = useCell(me);
  useEffect(() => {
    whoAmI().catch(() => undefined); // without a name the question is the same
  }, []);
  return (
    <>
      <p>{person?.name ? say('device.somebody', { who: person.name }) : say('device.guest')}</p>
      <p>{say('device.replaces')}</p>
      <p className="row">
        <button type="button" className="button danger" onClick={onYes}>
          {say('device.take')}
        </button>
        <Link to={{ page: 'shelf' }} className="button">
          {say('common.cancel')}
        </Link>
      </p>
    </>
  );
}
