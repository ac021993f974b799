import { useEffect, useRef, useState } from 'react';
import type { Proposal, TableView } from '@ennead/wire/client';

/** How long a word that lies over the board stays: it goes by itself when it has been read. */
export const READ_MS = 12_000;

/** Whether what was asked for has come about. */
function isDone({ kind, about }: Proposal, n: number, view: TableView): boolean {
  if (kind === 'undo') return view.play?.n !== n;
  return kind === 'pause' ? view.about.paused : view.about.seats[about!].bot !== null;
}

/** Whether the others have just said no to what one asked of them, and a way to take a question back oneself. */
export function useDeclined(view: TableView, person: string | null): [boolean, (id: number) => void] {
  const [isDeclined, setDeclined] = useState(false);
  const before = useRef<{ open: readonly Proposal[]; n: number }>({ open: [], n: 0 });
  const withdrawn = useRef(new Set<number>());
  useEffect(() => {
    const open = view.about.proposals.filter(({ by }) => by === person);
    const closed = before.current.open.filter(({ id }) => !open.some(other => other.id === id));
    if (open.length > before.current.open.length) setDeclined(false);
    if (closed.some(one => !withdrawn.current.has(one.id) && !isDone(one, before.current.n, view))) setDeclined(true);
    before.current = { open, n: view.play?.n ?? 0 };
  }, [view, person]);
  useEffect(() => {
    if (!isDeclined) return;
    const timer = setTimeout(() => setDeclined(false), READ_MS);
    return () => clearTimeout(timer);
  }, [isDeclined]);
  return [isDeclined, id => withdrawn.current.add(id)];
}
