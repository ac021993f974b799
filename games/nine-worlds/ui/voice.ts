import type { AnySay, Voice } from '@ennead/board';
import type { View } from '../src/hidden.ts';
import { moves } from '../src/moves.ts';
import { sayAsk, sayMove, sayRef, sayVerb, tell, type Key, type Names, type Say } from '../words/index.ts';

/** The sections of RULES.md that questions belong to. */
const SECTIONS: Readonly<Record<string, string>> = {
  action: 'A',
  power: 'W',
  destruction: 'W',
  spending: 'W',
  valhalla: 'V',
};

/** What is one's own comes first: reserve, card, stones, avatar, gift; then the others' things; buttons last. */
function rank(ref: string, seat: number): number {
  const [what, owner] = ref.split('/');
  if (what === 'button') return 9;
  if (owner === undefined || !/^\d+$/.test(owner)) return what === 'gift' ? 3 : 0;
  if (Number(owner) === seat) return what === 'avatar' ? 2 : 1;
  return what === 'avatar' ? 5 : 4;
}

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
    seat: seatName,
    ask: (kind, view) => sayAsk(kind, view, say),
    move: (view, seat, code) => sayMove(moves.read(code), seat, say, namesIn(view)),
    verb: (_view, seat, code) => sayVerb(moves.read(code), seat, say),
    ref: (view, seat, ref) => sayRef(ref, view, seat, say, namesIn(view)),
    rank,
    tell: (event, view) => tell(event, say, namesIn(view)),
    price(events) {
      const cost = events[0]?.type === 'did' ? (events[0]['cost'] as number) : 0;
      return cost === 0 ? '' : say('board.points', { count: cost });
    },
    section: kind => SECTIONS[kind] ?? 'T',
  };
}
