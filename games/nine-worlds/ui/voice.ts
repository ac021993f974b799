import type { AnySay, Voice } from '@ennead/board';
import type { View } from '../src/hidden.ts';
import { moves } from '../src/moves.ts';
import {
  rank,
  sayAsk,
  sayMove,
  sayPrice,
  sayRef,
  sayVerb,
  section,
  tell,
  type Key,
  type Names,
  type Say,
} from '../words/index.ts';

/** Everything that Nine Worlds says to people. */
export function voice(anySay: AnySay): Voice<View> {
  const say = anySay as Say;
  const seatName = (view: View, seat: number): string => say(`colours.${view.seats[seat].home}`);
  const namesIn =
    (view: View): Names =>
    seat =>
      seatName(view, seat);
  return {
    optionLabel: id => say(`options.${id}.label` as Key),
    choiceLabel: (id, value) => say(`options.${id}.choices.${value}` as Key),
    choiceNote: (id, value) => say(`options.${id}.notes.${value}` as Key),
    seat: seatName,
    ask: (kind, view) => sayAsk(kind, view, say),
    move: (view, seat, code) => sayMove(moves.read(code), seat, say, namesIn(view)),
    verb: (_view, seat, code) => sayVerb(moves.read(code), seat, say),
    ref: (view, seat, ref) => sayRef(ref, view, seat, say, namesIn(view)),
    rank,
    tell: (event, view) => tell(event, say, namesIn(view)),
    price: events => sayPrice(events, say),
    section,
  };
}
