import { useState, type ReactNode } from 'react';
import { useSay } from '../i18n.ts';

/** Something that cannot be taken back: it asks once more. */
export function Sure({ sentence, onSure, children }: { sentence: string; onSure: () => void; children: ReactNode }) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <button type="button" className="button menu-item danger" onClick={() => setAsking(true)}>
        {children}
      </button>
    );
  return (
    <div className="notice bad stack" role="group" aria-label={sentence}>
      <p>{sentence}</p>
      <p className="row">
        <button
          type="button"
          className="button danger"
          onClick={() => {
            setAsking(false);
            onSure();
          }}
        >
          {children}
        </button>
        <button type="button" className="button" autoFocus onClick={() => setAsking(false)}>
          {say('common.cancel')}
        </button>
      </p>
    </div>
  );
}
