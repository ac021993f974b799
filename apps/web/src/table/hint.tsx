import { useEffect, useState } from 'react';
import { useSay } from '../i18n.ts';
import { sayRefusal } from '../refusal.ts';
import { calls } from '../server.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useTable } from './context.ts';
import { percent } from './percent.ts';
import type { Desk } from './use-hand.ts';

type Hint = Awaited<ReturnType<typeof calls.hint>>;

const SHOWN = 4;

/** What a bot would do in this seat, and how it judges the position. */
export function HintSheet({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const say = useSay();
  const { model, ui, voice, shown } = useTable();
  const [hint, setHint] = useState<Hint | null>(null);
  const [why, setWhy] = useState<unknown>(null);
  const seat = desk.own?.seat ?? null;
  useEffect(() => {
    if (seat === null) return onClose();
    let isWanted = true;
    calls.hint(model.id, seat).then(
      found => isWanted && setHint(found),
      (error: unknown) => isWanted && setWhy(error),
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each opening
  }, [model, seat]);
  const play = (key: string): void => {
    const option = desk.options.find(offered => offered.key === key);
    if (option) desk.choose(option);
    onClose();
  };
  return (
    <Sheet title={say('hintSheet.title')} onClose={onClose}>
      {why !== null && (
        <p className="notice bad" role="alert">
          {sayRefusal(why, say)}
        </p>
      )}
      {!hint && why === null && (
        <p role="status" className="quiet">
          {say('hintSheet.judging')}
        </p>
      )}
      {hint && seat !== null && (
        <div className="stack">
          <p>{say('hintSheet.chance', { chance: percent(hint.value) })}</p>
          {hint.options.length === 0 && <p>{say('hintSheet.none')}</p>}
          <ol className="hints">
            {hint.options.slice(0, SHOWN).map(({ key, share, value }) => (
              <li key={key}>
                <span
                  className="hint-bar"
                  aria-hidden="true"
                  style={{ transform: `scaleX(${Math.max(0.02, share)})` }}
                />
                <span className="hint-words">
                  <b>{voice.move(shown, seat, ui.code(key))}</b>
                  <span className="small quiet">
                    {say('hintSheet.value', { chance: percent(value) })} ·{' '}
                    {say('hintSheet.weight', { share: percent(share) })}
                  </span>
                </span>
                <button
                  type="button"
                  className="button"
                  aria-label={say('common.pair', {
                    what: say('hintSheet.play'),
                    more: voice.move(shown, seat, ui.code(key)),
                  })}
                  onClick={() => play(key)}
                >
                  {say('hintSheet.play')}
                </button>
              </li>
            ))}
          </ol>
        </div>
      )}
    </Sheet>
  );
}
