import type { GameEvent, Outcome } from '@ennead/kernel';
import type { View } from '@ennead/numenera';
import { tell, type Say } from '@ennead/numenera/words';
import type { Paint } from '../../paint.ts';

/** How it ended, and who played which side. */
export function resultLines(
  view: View,
  { places }: Outcome,
  events: readonly GameEvent[],
  players: readonly string[],
  say: Say,
  paint: Paint,
): string[] {
  const end = events.findLast(({ type }) => type === 'ends');
  const sides = [
    { name: say('encounter.board.party'), who: [...new Set(players.slice(1))], place: places[1] },
    { name: say('encounter.board.others'), who: players.slice(0, 1), place: places[0] },
  ].toSorted((x, y) => x.place - y.place);
  return [
    ...(end ? tell(end, view, say) : []),
    ...sides.map(({ name, who, place }) => `${place}. ${name} ${paint.dim(`(${who.join(', ')})`)}`),
  ];
}
