import { useEffect, useState } from 'react';
import type { GameUi } from '@ennead/board';
import { gameName } from '../game-name.ts';
import { loadGame } from '../games.ts';
import { useSay } from '../i18n.ts';
import { Link, go } from '../navigation.tsx';
import { sayRefusal } from '../refusal.ts';
import { calls, whoAmI } from '../server.ts';
import { useIsGame } from '../setup/use-games.ts';
import { Lost } from '../shell/lost.tsx';
import { keepStep } from './progress.ts';

/** The door to a guided first game. */
export function Learn({ game }: { game: string }) {
  const say = useSay();
  const [ui, setUi] = useState<GameUi | null>(null);
  const [why, setWhy] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    loadGame(game).then(setUi, setWhy);
  }, [game]);
  const isGame = useIsGame(game);
  const name = gameName(game, say);
  const lesson = ui?.lesson;
  const start = async (): Promise<void> => {
    if (!ui || !lesson) return;
    setBusy(true);
    try {
      await whoAmI();
      const own = ui.ownSeats(lesson.options, lesson.seats);
      const seats = Array.from({ length: lesson.seats }, (_, seat) => (own.includes(seat) ? 'me' : lesson.level));
      const { table } = await calls.create({ game, seats, options: { ...lesson.options }, start: true });
      keepStep(table, 0);
      go({ page: 'table', table });
    } catch (error) {
      setWhy(error);
      setBusy(false);
    }
  };
  if (!isGame) return <Lost />;
  return (
    <div className="stack page-narrow">
      <h1>{say('learn.title', { game: name })}</h1>
      {!ui && why === null && <p className="quiet">{say('common.loading')}</p>}
      {ui && <p>{say(lesson ? 'learn.lead' : 'learn.none')}</p>}
      {why !== null && (
        <p className="notice bad" role="alert">
          {sayRefusal(why, say)}
        </p>
      )}
      <p className="row">
        {lesson && (
          <button type="button" className="button primary" disabled={isBusy} onClick={() => void start()}>
            {say('learn.start')}
          </button>
        )}
        <Link to={{ page: 'rules', game }} className="button">
          {say('shelf.rules')}
        </Link>
      </p>
    </div>
  );
}
