import { gameName } from '../game-name.ts';
import { useSay } from '../i18n.ts';
import { useIsGame } from '../setup/use-games.ts';
import { Lost } from '../shell/lost.tsx';
import { Rulebook } from './rulebook.tsx';

export function RulesPage({ game }: { game: string }) {
  const say = useSay();
  if (!useIsGame(game)) return <Lost />;
  return (
    <div className="stack page-narrow">
      <h1>{say('rules.title', { game: gameName(game, say) })}</h1>
      <Rulebook game={game} heading="h2" />
    </div>
  );
}
