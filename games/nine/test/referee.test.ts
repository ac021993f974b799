import { expect, test } from 'vitest';
import { NOBODY, redact } from '@ennead/kernel';
import { HERO_IDS, INFLUENCE_IDS } from '../src/box.ts';
import { nine, type SeatView, type View } from '../src/index.ts';
import { referee } from './referee.ts';
import { keen, thrifty, walk, type Watcher } from './walk.ts';

/** What is public of a seat. */
const accountOf = (seat: SeatView) => ({
  columns: Object.fromEntries(seat.columns.map(({ id, cards, disguised }) => [id, [cards, disguised]])),
  used: seat.columns.filter(({ tilted }) => tilted).map(({ id }) => id),
  leads: seat.columns.filter(({ majority }) => majority).map(({ id }) => id),
  heroes: HERO_IDS.map(id => [seat.heroes[id], seat.faceDown[id]]),
  sizes: [seat.handSize, seat.ordersSize, seat.cards, seat.limit],
  tokens: seat.tokens,
  count: seat.count,
});

/** The same in the books. */
const bookedOf = ({ books, count, owner, size, limit }: ReturnType<typeof referee>, seat: number) => {
  const { cards, heroes, down, hand, orders, used, tokens } = books.accounts[seat];
  const own = INFLUENCE_IDS.map(id => [id, cards.filter(({ as }) => as === id)] as const).filter(
    ([, c]) => c.length > 0,
  );
  const times = (list: string[], id: string): number => list.filter(other => other === id).length;
  return {
    columns: Object.fromEntries(own.map(([id, list]) => [id, [list.length, list.filter(c => c.is !== c.as).length]])),
    used: own.map(([id]) => id).filter(id => used.has(id)),
    leads: own.map(([id]) => id).filter(id => owner(id) === seat),
    heroes: HERO_IDS.map(id => [times(heroes, id), times(down, id)]),
    sizes: [hand, orders, size(seat), limit(seat)],
    tokens,
    count: count(seat),
  };
};

test.each([2, 3, 4])(
  '[J1, J5, I4, L5, M6, P1] with %i players the public story alone tells who may do what and who wins',
  seats => {
    for (let seed = 0; seed < 20; seed++) {
      const judge = referee(seats);
      const took: Watcher['took'] = (events, play) => {
        judge.hear(events.map(event => redact(event, NOBODY)));
        const view = nine.view(play.state, NOBODY) as View;
        const { accounts: _, ...common } = judge.books;
        expect(view).toMatchObject(common);
        view.seats.forEach((seat, i) => expect(accountOf(seat)).toEqual(bookedOf(judge, i)));
      };
      const { state } = walk(seats, seed, { took }, seed % 2 === 0 ? thrifty : keen);
      expect(nine.outcome(state).values).toEqual(judge.books.accounts.map((_, seat) => judge.count(seat).total));
    }
  },
);
