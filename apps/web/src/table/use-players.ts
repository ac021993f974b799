import { useMemo } from 'react';
import type { Player } from '@ennead/board';
import type { TableView } from '@ennead/wire/client';
import { useSay } from '../i18n.ts';
import { sayLevel } from './level.ts';
import { playersOf } from './players.ts';

/** The chairs, named in the language of the page. Clocks are those of the last message. */
export function usePlayers(view: TableView, person: string | null): readonly Player[] {
  const say = useSay();
  return useMemo(
    () =>
      playersOf(view, person, view.clock?.at ?? 0, {
        you: say('table.you'),
        guest: seat => say('table.guest', { seat }),
        open: say('table.openSeat'),
        bot: level => say('table.bot', { level: sayLevel(level, say) }),
        standIn: (who, bot) => say('table.standIn', { who, bot }),
      }),
    [view, person, say],
  );
}
