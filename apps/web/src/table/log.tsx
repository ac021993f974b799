import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useSay } from '../i18n.ts';
import { useCell } from '../store.ts';
import { stepTo } from '../ui/keys.ts';
import { useTable } from './context.ts';
import { linesTeller, type LogLine } from './story.ts';

const keyOf = ({ n, at }: LogLine): string => `${n} ${at}`;

/** The story in words; a click on a line shows the board as it was then. One stop of Tab, with arrows from line to line. */
export function Log() {
  const say = useSay();
  const { model, view, voice, story } = useTable();
  const { travel } = useCell(model.state);
  const table: unknown = view.play!.table;
  const tell = useMemo(() => linesTeller((event, seen) => voice.tell(event, seen), say('table.took')), [voice, say]);
  const lines = useMemo(() => tell(story, table), [tell, story, table]);
  const end = useRef<HTMLLIElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (!travel) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count, travel]);
  const [held, setHeld] = useState<string | null>(null);
  // Tab comes to the line that is shown on the board, else to the newest.
  const stop = [
    lines.findIndex(line => keyOf(line) === held),
    lines.findIndex(({ n }) => n === travel?.n),
    count - 1,
  ].find(at => at >= 0);
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
  if (lines.length === 0) return <p className="quiet side-empty">{say('table.nothingHappened')}</p>;
  return (
    <ol className="log" onKeyDown={step} onBlur={leave}>
      {lines.map((line, i) => (
        <li key={keyOf(line)} ref={i === count - 1 ? end : null} className={line.kind}>
          <button
            type="button"
            tabIndex={i === stop ? 0 : -1}
            aria-current={travel?.n === line.n}
            title={say('time.show', { line: line.text })}
            onFocus={() => setHeld(keyOf(line))}
            onClick={() => void model.travel(line.n)}
          >
            {line.text}
          </button>
        </li>
      ))}
    </ol>
  );
}
