import { useEffect, useState } from 'react';
import type { GameUi } from '@ennead/board';
import { loadGame } from '../games.ts';
import { useSay } from '../i18n.ts';
import { sayRefusal } from '../refusal.ts';
import { Lost } from '../shell/lost.tsx';
import { useCell } from '../store.ts';
import { TableForm } from './table-form.tsx';
import { gamesFault, useGames } from './use-games.ts';
import './setup.css';

/** Opens a table: what can be chosen is what the game says of itself. */
export function NewTable({ game }: { game: string }) {
  const say = useSay();
  const games = useGames();
  const fault = useCell(gamesFault);
  const [ui, setUi] = useState<GameUi | null>(null);
  const [why, setWhy] = useState<unknown>(null);
  useEffect(() => {
    loadGame(game).then(setUi, setWhy);
  }, [game]);
  const info = games?.games.find(({ id }) => id === game);
  if (fault !== null || why !== null)
    return (
      <p className="notice bad" role="alert">
        {sayRefusal(fault ?? why, say)}
      </p>
    );
  if (games && !info) return <Lost />;
  if (!info || !ui) return <p className="quiet">{say('common.loading')}</p>;
  return <TableForm key={info.id} info={info} ui={ui} levels={games!.levels} />;
}
