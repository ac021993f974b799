import { useEffect, useMemo, useState } from 'react';
import { useCell } from '../store.ts';
import { inTab } from '../storage.ts';
import { useTable } from './context.ts';

/** How many lines of others were said since one looked; what was read is kept for the tab, over pages and reloads. */
export function useUnread(isLooking: boolean): number {
  const { model, person } = useTable();
  const { chat } = useCell(model.state);
  const place = useMemo(() => inTab(`read.${model.id}`), [model]);
  const [read, setRead] = useState(() => Number(place.get() ?? 0));
  const last = chat.at(-1)?.at ?? 0;
  useEffect(() => {
    if (!isLooking || last <= read) return;
    setRead(last);
    place.set(String(last));
  }, [isLooking, last, read, place]);
  return isLooking ? 0 : chat.filter(line => line.person !== person && line.at > read).length;
}
