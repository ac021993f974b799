import type { GameEvent, Setup } from '@ennead/kernel';
import { PARTY, type View } from '@ennead/numenera';
import { sayAsk, sayCypher, sayMove, sayOffer, tell, tellReasons, type Key, type Say } from '@ennead/numenera/words';
import type { Paint } from '../../paint.ts';
import type { Face, MakeFace } from '../face.ts';
import { drawBoard } from './board.ts';
import { hueOf } from './marks.ts';
import { abilityOf, sayRef } from './refs.ts';
import { resultLines } from './result.ts';

const SECTIONS: Readonly<Record<string, string>> = {
  initiative: 'N',
  act: 'A',
  effort: 'E',
  defence: 'DF',
  stop: 'GU',
  reroll: 'XB',
  'second thought': 'XB',
  'special attack': 'S',
  'special defence': 'S',
  'special task': 'S',
  'duel attack': 'PP',
  'duel defence': 'PP',
  intrude: 'XI',
  answer: 'XI',
  gift: 'XI',
  restore: 'RC',
};

const RANKS: Readonly<Record<string, number>> = {
  weapon: 0,
  form: 0,
  ability: 1,
  cypher: 2,
  lucky: 3,
  approach: 4,
  run: 4,
  guard: 5,
  heal: 5,
  wait: 6,
  button: 7,
};

/** Moves that begin with a thing which does not say what is done with it. */
const TOUCHED = ['attack', 'strike', 'intrude'];

/** Weapons first, then what else one has, moves and stances, buttons last. */
const rank = (ref: string): number => RANKS[ref.split('/')[0]] ?? 0;

/** What an option does or costs, where its name does not say it. */
function detailOf(spelled: Readonly<Record<string, string>>, view: View, say: Say): string {
  switch (spelled['move']) {
    case 'effort': {
      const { ease, damage } = spelled;
      const offer = view.offers.find(own => own.ease === Number(ease) && own.damage === Number(damage));
      return offer ? sayOffer(offer, say) : '';
    }
    case 'ability':
      return abilityOf(spelled['ability'], view, say);
    case 'cypher':
      return sayCypher(spelled['cypher'], say);
    default:
      return '';
  }
}

/** A sentence with its reasons behind it; whose turn it is, the deed says. */
function tellAll(event: GameEvent, view: View, say: Say, paint: Paint): readonly string[] {
  if (event.type === 'turn') return [];
  const lines = tell(event, view, say);
  if (event.type === 'round') return lines.map(paint.bold);
  const reasons = event.type === 'waited' ? '' : tellReasons(event, say).join('; ');
  return reasons === ''
    ? lines
    : lines.map((line, i) => (i < lines.length - 1 ? line : `${line} ${paint.dim(reasons)}`));
}

/** The seats of the party: whoever plays alone plays all its characters. */
const partySeats = ({ seats }: Setup): number[] => Array.from({ length: seats - 1 }, (_, i) => i + 1);

function seatName(view: View, seat: number, say: Say, paint: Paint): string {
  if (seat === 0) return hueOf(0, paint)(say('encounter.board.others'));
  const own = view.combatants.filter(one => one.seat === seat && !one.npc);
  return hueOf(PARTY, paint)(own.map(({ name }) => name).join(', '));
}

/** Numenera's encounters in the terminal. */
export const numeneraFace: MakeFace = (game, { say: sayHere, sayIn, paint }) => {
  const say = sayIn(game.id) as Say;
  const face: Face<View> = {
    name: say('name'),
    blurb: say('blurb'),
    optionLabel: id => say(`encounter.setup.${id}` as Key),
    choiceLabel: (id, value) => {
      if (id === 'encounter') return say(`encounter.examples.${value}` as Key);
      if (id === 'initiative') return say(`encounter.methods.${value}` as Key);
      return sayHere(value === 'true' ? 'play.on' : 'play.off');
    },
    seat: (view, seat) => seatName(view, seat, say, paint),
    draw: (view, { columns }) => drawBoard(view, columns, say, paint),
    ask: (kind, view) => sayAsk(kind, view, say),
    move: (view, _seat, code) => {
      const spelled = game.moves.read(code);
      const detail = detailOf(spelled, view, say);
      return sayMove(spelled, view, say) + (detail && paint.dim(` · ${detail}`));
    },
    verb: (_seat, code) => {
      const { move } = game.moves.read(code);
      return TOUCHED.includes(move) ? say(`encounter.verbs.${move}` as Key) : '';
    },
    price: () => '',
    ref: (view, _seat, ref) => sayRef(ref, view, say, paint),
    rank,
    tell: (event, view) => tellAll(event, view, say, paint),
    result: (view, outcome, events, players) => resultLines(view, outcome, events, players, say, paint),
    section: kind => SECTIONS[kind] ?? 'EN',
    ownSeats: partySeats,
  };
  return face as Face;
};
