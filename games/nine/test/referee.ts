/** A referee who only hears what everybody hears, keeps the books of it and judges every use. */
import type { GameEvent } from '@ennead/kernel';
import { BYUN, CIVILIZATIONS, INFLUENCES, LIMITS, SUPREMACY, demand, openBooks, remove } from './books.ts';

const DEALT = [7, 7, 6, 6, 5, 5, 4, 4];
const ABILITIES: Record<string, string> = {
  chaos: 'tomorrow',
  shield: 'galmi',
  coin: 'abhilasha',
  rob: 'abhilasha',
  mint: 'abhilasha',
  dismiss: 'narashima',
  turn: 'narashima',
  science: 'phoenix',
  military: 'goan-sul',
  strike: 'goan-sul',
  exchange: 'xi-an',
  fuse: 'xi-an',
  disguise: BYUN,
};

type Told = Record<string, any>;

/** Hears a game from its set-up on, and throws at the first thing that the books do not allow. */
export function referee(seats: number) {
  const { books, take, give, handOver, held, owner, mayUse, size, limit, isSafe, lose, lower, supremacies, count } =
    openBooks(seats);
  const { accounts, supply } = books;

  const deeds: Record<string, (seat: number, told: Told) => void> = {
    chaos: seat => take(seat, 'chaos'),
    science: seat => take(seat, 'science'),
    military: seat => take(seat, 'military'),
    coin: seat => take(seat, 'coin'),
    shield(seat) {
      demand(books.shield === null, 'the shield is in the supply');
      books.shield = seat;
    },
    rob(seat, told) {
      demand(supply['coin'] === 0 && Number(told['owner']) !== seat, 'there is no Coin in the supply');
      handOver(Number(told['owner']), seat, 'coin');
    },
    mint(seat) {
      give(seat, 'coin', 4);
      take(seat, 'diamond');
    },
    fuse(seat) {
      for (const token of CIVILIZATIONS) give(seat, token);
      take(seat, 'diamond');
    },
    exchange(seat, told) {
      demand(told['give'] !== told['take'], 'an exchange is for another kind');
      give(seat, told['give']);
      take(seat, told['take']);
    },
    dismiss(seat, told) {
      lower(seat, told['hero']);
      books.deck++;
    },
    turn(seat, told) {
      accounts[seat].down.push(lower(seat, told['hero']));
      demand(told['gained'] === supply['vp'] > 0, 'a VP token is gained if there is one');
      if (told['gained']) take(seat, 'vp');
    },
    disguise(seat, told) {
      demand(told['column'] !== BYUN && held(seat, told['column']) > 0, `there is a column ${told['column']}`);
      remove(accounts[seat].cards, ({ as }) => as === BYUN, BYUN);
      accounts[seat].cards.push({ is: BYUN, as: told['column'] });
    },
    strike: (seat, told) => handOver(seat, Number(told['owner']), 'military'),
    alpha(seat, told) {
      remove(accounts[seat].fresh, hero => hero === 'alpha', 'an Alpha of this turn');
      const victim = Number(told['owner']);
      const loot = [...CIVILIZATIONS, 'coin'].filter(token => accounts[victim].tokens[token] > 0);
      if (told['loot'] === 'nothing') return demand(loot.length === 0, 'there is nothing to steal');
      demand(loot.includes(told['loot']), `${told['loot']} may be stolen`);
      handOver(victim, seat, told['loot']);
    },
    fenghuang(seat, told) {
      remove(accounts[seat].fresh, hero => hero === 'fenghuang', 'a Fenghuang of this turn');
      demand(told['gained'] === supply['culture'] > 0, 'a Culture token is gained if there is one');
      if (told['gained']) take(seat, 'culture');
    },
  };

  const hears: Record<string, (told: Told) => void> = {
    round({ round, cards, limit: most, first }) {
      demand(round === books.round + 1 && cards === DEALT[round - 1] && most === LIMITS[round - 1], `round ${round}`);
      accounts.forEach((account, seat) => {
        demand(books.round === 0 || account.cards.length === 0 || size(seat) <= limit(seat), 'kingdoms keep the limit');
        account.used.clear();
      });
      demand(books.first === null || first === (books.first + 1) % seats, 'the marker goes clockwise');
      Object.assign(books, { round, first });
    },
    dealt({ seat, count: cards }) {
      demand(cards === DEALT[books.round - 1] + (owner('tomorrow') === seat ? 1 : 0), `seat ${seat} is dealt ${cards}`);
      accounts[seat].hand = cards;
      books.deck -= cards;
    },
    drew({ seat }) {
      give(seat, 'culture');
      accounts[seat].hand++;
      books.deck--;
    },
    chose({ seat, count: cards, paid }) {
      demand(cards >= 1 && cards <= accounts[seat].hand, `seat ${seat} chooses ${cards}`);
      demand(!paid || (cards > 2 && owner('phoenix') === seat), `seat ${seat} pays for a further order`);
      if (paid) give(seat, 'culture');
      accounts[seat].hand -= cards;
      accounts[seat].orders = cards;
    },
    putBack() {
      for (const account of accounts) {
        books.deck += account.hand;
        account.hand = 0;
      }
    },
    kingdom: ({ seat }) => demand(accounts[seat].fresh.length === 0, 'Heroes are fresh for one turn'),
    revealed({ seat, card }) {
      demand(accounts[seat].orders-- > 0, `seat ${seat} has an order to reveal`);
      if (INFLUENCES.includes(card)) accounts[seat].cards.push({ is: card, as: card });
      else {
        accounts[seat].heroes.push(card);
        accounts[seat].fresh.push(card);
      }
    },
    did({ seat, copied, ...told }) {
      const influence = ABILITIES[told['move']];
      const lender = owner(influence);
      if (copied)
        demand(lender !== null && lender !== seat && !isSafe(lender, influence), `seat ${seat} may copy ${influence}`);
      else if (influence !== undefined) {
        demand(mayUse(seat, influence) && !accounts[seat].used.has(influence), `seat ${seat} may use ${influence}`);
        if (influence !== 'galmi') accounts[seat].used.add(influence);
      }
      deeds[told['move']](seat, told);
    },
    destroyed({ owner: seat, column, card }) {
      demand(!isSafe(seat, column), `${column} of seat ${seat} is not protected`);
      lose(seat, column, card);
    },
    discarded({ seat, column, card }) {
      demand(size(seat) > limit(seat), `seat ${seat} is over the limit`);
      lose(seat, column, card);
    },
    shieldLost({ seat }) {
      demand(books.shield === seat && !mayUse(seat, 'galmi'), `seat ${seat} loses the shield`);
      books.shield = null;
    },
    ends({ seat }) {
      demand(accounts[seat].orders === 0, `seat ${seat} has revealed all`);
      accounts[seat].fresh = [];
    },
    count({ counts, won }) {
      demand(books.round === LIMITS.length, 'all rounds are played');
      accounts.forEach((_, seat) => {
        const own = count(seat);
        demand(JSON.stringify(counts[seat]) === JSON.stringify(own), `seat ${seat} scores ${JSON.stringify(own)}`);
        demand(
          won[seat].supremacies.join() === supremacies(seat).join(),
          `seat ${seat} takes ${supremacies(seat).join()}`,
        );
        const influences = INFLUENCES.filter(id => owner(id) === seat).join();
        demand(won[seat].influences.join() === influences, `seat ${seat} has the majority of ${influences}`);
        for (let i = own.supremacies; i > 0; i -= SUPREMACY) take(seat, 'supremacy');
      });
    },
  };

  return {
    books,
    count,
    owner,
    size,
    limit,
    /** What was told of one answer; the shield is where it may be when all is told. */
    hear(events: readonly GameEvent[]): void {
      for (const event of events) hears[event.type](event as Told);
      demand(books.shield === null || mayUse(books.shield, 'galmi'), 'who has the shield leads Galmi');
    },
  };
}
