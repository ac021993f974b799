import { useEffect, useMemo, useState } from 'react';
import type { PlayView, TableView } from '@ennead/wire/client';
import { useSay } from '../i18n.ts';
import { sayLevel } from '../level.ts';
import type { TableModel } from './model.ts';
import { playersOf, type Sitter } from './players.ts';

/** The chairs, named in the language of the page, with their clocks as they run; in the past, with those asked then. */
export function usePlayers(
  model: TableModel,
  view: TableView,
  past: PlayView | null,
  person: string | null,
): readonly Sitter[] {
  const say = useSay();
  const now = useServerTime(model, view.clock);
  return useMemo(
    () =>
      playersOf(past ? { ...view, play: past } : view, person, now, {
        you: say('table.you'),
        guest: seat => say('table.guest', { seat }),
        open: say('table.openSeat'),
        bot: level => say('table.bot', { level: sayLevel(level, say) }),
        standIn: (who, bot) => say('table.standIn', { who, bot }),
      }),
    [view, past, person, now, say],
  );
}

/** The server's time, second by second while a clock runs. */
function useServerTime(model: TableModel, clock: TableView['clock']): number {
  const [now, setNow] = useState(() => clock?.at ?? 0);
  const isRunning = clock !== null && clock.running.length > 0;
  useEffect(() => {
    if (!isRunning) return;
    const tick = (): void => setNow(Date.now() + model.clockOffset);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isRunning, model, clock]);
  return isRunning ? Math.max(now, clock.at) : (clock?.at ?? 0);
}
