import { span, type Language, type Player } from '@ennead/board';
import type { View } from '../../src/hidden.ts';
import type { Say } from '../../words/index.ts';

interface StandingProps {
  view: View;
  seat: number;
  player: Player | undefined;
  say: Say;
  language: Language;
}

/** What is said of whoever sits there, besides the name. */
function stateOf({ view, seat, player, say }: StandingProps): string | null {
  if (player?.resigned) return say('board.resigned');
  if (player?.isAway) return say('board.away');
  if (view.shielded === seat) return say('board.protected');
  return null;
}

/** Who plays a seat, with whom, and how they are. */
export function Standing(props: StandingProps) {
  const { view, seat, player, say, language } = props;
  const state = stateOf(props);
  const { side } = view.seats[seat];
  const partner = view.seats.findIndex((other, i) => i !== seat && other.side === side);
  const isThinking = player?.isBot === true && player.isAsked;
  return (
    <span className="nw-standing">
      <span className="nw-player" title={player?.name}>
        {player?.name}
      </span>
      {isThinking && (
        <span className="nw-thinking" role="img" aria-label={say('board.thinking')}>
          <i />
          <i />
          <i />
        </span>
      )}
      {partner >= 0 && (
        <em className="nw-team">{say('board.team', { partner: say(`colours.${view.seats[partner].home}`) })}</em>
      )}
      {state !== null && <em title={state}>{state}</em>}
      {player?.clock !== null && player?.clock !== undefined && <time>{span(player.clock, language)}</time>}
    </span>
  );
}
