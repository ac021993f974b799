import type { View } from '@ennead/numenera';
import { nameIn, type Say } from '@ennead/numenera/words';
import type { Paint } from '../../paint.ts';
import { wrap } from '../../text.ts';
import { drawField } from './field.ts';
import { drawSide } from './people.ts';

/** What is not bright, open and dry about the place. */
function placeOf({ scene, intrusions }: View, say: Say): string[] {
  const { light, mist, water, gravity, terrain, cover, hazard, shaking } = scene;
  return [
    ...(light === 'bright' ? [] : [say(`lights.${light}`)]),
    ...(mist === 'none' ? [] : [say(`encounter.mists.${mist}`)]),
    ...(water === 'none' ? [] : [say(`encounter.waters.${water}`)]),
    ...(gravity === 'normal' ? [] : [say(`gravities.${gravity}`)]),
    ...(terrain === 'open' ? [] : [say(`terrains.${terrain}`)]),
    ...(cover === 'none' ? [] : [say('encounter.board.offers', { cover: say(`encounter.covers.${cover}`) })]),
    ...(hazard === 'none' ? [] : [say('encounter.board.hazard', { hazard: say(`hazards.${hazard}`) })]),
    ...(shaking ? [say('encounter.board.shaking')] : []),
    ...(intrusions > 0 ? [say('encounter.board.intrusions', { count: intrusions })] : []),
  ];
}

/** Round, place and whose turn it is; the line; both sides. */
export function drawBoard(view: View, columns: number, say: Say, paint: Paint): string[] {
  const now = view.turn === null ? [] : [say('encounter.board.acts', { who: nameIn(view, view.turn, say) })];
  const round = view.round > 0 ? [say('encounter.board.round', { round: view.round })] : [];
  const title = [...round, ...now].join(' · ');
  const place = [...new Set(placeOf(view, say))].join(' · ');
  return [
    ...(title === '' ? [] : [paint.bold(title)]),
    ...(place === '' ? [] : wrap(place, columns)),
    '',
    ...drawField(view, columns, say, paint),
    '',
    ...drawSide(view, 1, columns, say, paint),
    ...drawSide(view, 0, columns, say, paint),
  ];
}
