import { useEffect, useMemo, useRef } from 'react';
import { useSay } from '../i18n.ts';
import { useCell } from '../store.ts';
import { useTable } from './context.ts';
import { linesTeller } from './story.ts';

/** The story in words; a click on a line shows the board as it was then. */
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
  if (lines.length === 0) return <p className="quiet side-empty">{say('table.nothingHappened')}</p>;
  return (
    <ol className="log">
      {lines.map(({ n, at, text, kind }, i) => (
        <li key={`${n} ${at}`} ref={i === count - 1 ? end : null} className={kind}>
          <button
            type="button"
            aria-current={travel?.n === n}
            title={say('time.show', { line: text })}
            onClick={() => void model.travel(n)}
          >
            {text}
          </button>
        </li>
      ))}
    </ol>
  );
}
