import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useSay } from '../i18n.ts';
import { useCell } from '../store.ts';
import { stepTo } from '../ui/keys.ts';
import { useTable } from './context.ts';
import { countedText, folded, linesTeller, type LogLine } from './story.ts';
import { sayNews } from './story-news.ts';
import type { SideState } from './use-side.ts';

type Fold = readonly [LogLine, ...LogLine[]];

const NONE: ReadonlySet<string> = new Set();
const keyOf = ([{ n, at, kind }]: Fold): string => `${n} ${at} ${kind}`;

/** What happened, in words. */
function useLines(): LogLine[] {
  const say = useSay();
  const { view, voice, story } = useTable();
  const table: unknown = view.play!.table;
  const tell = useMemo(
    () =>
      linesTeller({
        tell: (event, seen) => voice.tell(event, seen),
        tellNews: (news, seen) => sayNews(news, seat => voice.seat(seen, seat), say),
      }),
    [voice, say],
  );
  return useMemo(() => tell(story, table), [tell, story, table]);
}

/**
 * The story in words; a click on a line shows the board as it was then. Equal lines are one until it is clicked on.
 * One stop of Tab, with arrows from line to line.
 */
export function Log({ side }: { side: SideState }) {
  const say = useSay();
  const { model } = useTable();
  const { travel } = useCell(model.state);
  const lines = useLines();
  const [open, setOpen] = useState(NONE);
  useEffect(() => {
    if (!travel) setOpen(NONE);
  }, [travel]);
  const folds = useMemo(
    () => folded(lines).flatMap((fold): Fold[] => (open.has(keyOf(fold)) ? fold.map(line => [line]) : [fold])),
    [lines, open],
  );
  const end = useRef<HTMLLIElement>(null);
  const count = folds.length;
  useEffect(() => {
    if (side.isOpen && !travel) end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines.length, travel, side.isOpen]);
  const [held, setHeld] = useState<string | null>(null);
  const isShown = (fold: Fold): boolean => fold.some(({ n }) => n === travel?.n);
  // Tab comes to the line that is shown on the board, else to the newest.
  const stop = [folds.findIndex(fold => keyOf(fold) === held), folds.findIndex(isShown), count - 1].find(at => at >= 0);
  const step = (event: KeyboardEvent<HTMLOListElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepTo(event.key, stop ?? 0, count);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  const leave = (event: FocusEvent<HTMLOListElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(null);
  };
  const choose = (fold: Fold): void => {
    if (fold.length > 1) setOpen(new Set(open).add(keyOf(fold)));
    void model.travel(fold[0].n);
    if (side.isOver) side.close(); // so that the board of that moment is seen
  };
  if (count === 0) return <p className="quiet side-empty">{say('table.nothingHappened')}</p>;
  return (
    <ol className="log" onKeyDown={step} onBlur={leave}>
      {folds.map((fold, i) => (
        <li key={keyOf(fold)} ref={i === count - 1 ? end : null} className={fold[0].kind}>
          <button
            type="button"
            tabIndex={i === stop ? 0 : -1}
            aria-current={isShown(fold)}
            aria-expanded={fold.length > 1 ? false : undefined}
            title={say('time.show', { line: countedText(fold) })}
            onFocus={() => setHeld(keyOf(fold))}
            onClick={() => choose(fold)}
          >
            {fold[0].text}
            {fold.length > 1 && <b className="log-times"> ×{fold.length}</b>}
          </button>
        </li>
      ))}
    </ol>
  );
}
