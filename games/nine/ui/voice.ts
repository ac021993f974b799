import type { AnySay, Voice } from '@ennead/board';
import { CARD_IDS } from '../src/box.ts';
import type { View } from '../src/hidden.ts';
import { moves } from '../src/moves.ts';
import { rank, section } from '../words/guide.ts';
import { sayAsk, sayMove, sayRef, sayVerb, type Names } from '../words/say.ts';
import type { Key, Say } from '../words/shape.ts';
import { tell } from '../words/tell.ts';
import { SEATS } from './palette.ts';

/** Moves with a card from hand or orders: what it does is told with them. */
const EXPLAINED: readonly string[] = ['choose', 'reveal'];

/** NINE in a language of the page. */
export function voice(anySay: AnySay): Voice<View> {
  const say = anySay as Say;
  const names: Names = seat => say(`seats.${SEATS[seat].id}`);
  return {
    optionLabel: id => id,
    choiceLabel: (_id, value) => value,
    seat: (_view, seat) => names(seat),
    ask: (kind, view) => sayAsk(kind, view, say),
    move(view, _seat, code) {
      const spelled = moves.read(code);
      const text = sayMove(spelled, view, say, names);
      return EXPLAINED.includes(spelled.move) ? `${text}: ${say(`abilities.${spelled['card']}` as Key)}` : text;
    },
    pick(view, _seat, code) {
      const spelled = moves.read(code);
      return spelled.move === 'choose' ? say(`cards.${spelled['card']}` as Key) : sayMove(spelled, view, say, names);
    },
    verb: (_view, _seat, code) => sayVerb(moves.read(code), say),
    ref(view, seat, ref) {
      const [what, first, second] = ref.split('/');
      const card = what === 'column' ? second : CARD_IDS.find(id => id === first);
      const text = sayRef(ref, view, seat, say, names);
      return card === undefined ? text : `${text}: ${say(`abilities.${card}` as Key)}`;
    },
    rank,
    tell: event => tell(event, say, names),
    price: () => '',
    section,
  };
}
