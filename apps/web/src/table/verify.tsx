import { useEffect, useState } from 'react';
import { useSay } from '../i18n.ts';
import { sayRefusal } from '../refusal.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useTable } from './context.ts';
import { commitmentOf } from './fair.ts';
import { saveRecord } from './save-file.ts';

/** Seed and fingerprint, compared here; and the file that proves the rest. */
export function VerifySheet({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { about } = useTable().view;
  const [fits, setFits] = useState<boolean | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const { seed, commitment } = about;
  useEffect(() => {
    // Browsers give no crypto.subtle to addresses that are neither https nor this machine.
    if (seed === null || !crypto.subtle) return;
    commitmentOf(seed).then(found => setFits(found === commitment), setFault);
  }, [seed, commitment]);
  return (
    <Sheet title={say('verify.title')} onClose={onClose}>
      <div className="stack verify">
        <p>{seed === null ? say('verify.unknown') : say('verify.lead')}</p>
        <dl>
          <dt>{say('verify.commitment')}</dt>
          <dd>
            <code>{commitment}</code>
          </dd>
          {seed !== null && (
            <>
              <dt>{say('verify.seed')}</dt>
              <dd>
                <code>{seed}</code>
              </dd>
            </>
          )}
        </dl>
        {fits !== null && (
          <p className={`notice ${fits ? '' : 'bad'}`} role="status">
            {say(fits ? 'verify.fits' : 'verify.differs')}
          </p>
        )}
        {seed !== null && about.fork !== null && <p>{say('verify.fork')}</p>}
        {seed !== null && about.fork === null && (
          <>
            <p>{say('verify.command')}</p>
            <pre>
              <code>npm start -- verify {`${about.game}-${about.id}.jsonl`}</code>
            </pre>
            <p>
              <button
                type="button"
                className="button primary"
                onClick={() => void saveRecord(about.id, about.game).catch(setFault)}
              >
                {say('verify.file')}
              </button>
            </p>
          </>
        )}
        {fault !== null && (
          <p className="notice bad" role="alert">
            {sayRefusal(fault, say)}
          </p>
        )}
      </div>
    </Sheet>
  );
}
