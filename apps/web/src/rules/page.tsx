import { gameName } from '../game-name.ts';
import { useSay } from '../i18n.ts';
import { Rulebook } from './rulebook.tsx';

export function RulesPage({ game }: { game: string }) {
  const say = useSay();
  return (
    <div className="stack page-narrow">
      <h1>{say('rules.title', { game: gameName(game, say) })}</h1>
      <Rulebook game={game} heading="h2" />
    </div>
  );
}
