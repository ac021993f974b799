import { useEffect, useRef, useState } from 'react';
import type { GameEvent } from '@ennead/kernel';
import { useSay } from '../i18n.ts';
import { useTable } from './context.ts';
import { countedText, folded } from './story.ts';
import { sayNews } from './story-news.ts';

/** At most so many lines at once: a long round is in the log. */
const MOST = 8;

/** Reads out what happened, politely. */
export function Announcer() {
  const say = useSay();
  const { voice, view, story } = useTable();
  const [lines, setLines] = useState<readonly string[]>([]);
  const heard = useRef<number | null>(null);
  const table: unknown = view.play!.table;
  useEffect(() => {
    const last = story.at(-1)?.n ?? 0;
    const since = heard.current;
    heard.current = last;
    if (since === null || last <= since) return;
    const texts = story
      .filter(({ n }) => n > since)
      .flatMap(({ events, news }) => [
        ...(events as GameEvent[]).flatMap(event => voice.tell(event, table)),
        ...(news ? sayNews(news, seat => voice.seat(table, seat), say) : []),
      ]);
    setLines(
      folded(texts.map(text => ({ text })))
        .map(countedText)
        .slice(-MOST),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is new is told once
  }, [story]);
  return (
    <div className="unseen" aria-live="polite">
      {lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}
