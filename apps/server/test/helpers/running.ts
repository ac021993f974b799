import type { TestHouse } from './house.ts';
import { testHouse } from './house.ts';
import type { Visitor } from './visitor.ts';

/** A table that has started, and two people at it, or as many as wanted. */
export async function running(
  table: Partial<Parameters<TestHouse['open']>[1]> & { game: string },
  limits = {},
  people = 2,
) {
  const house = await testHouse({ limits });
  const sitting: Visitor[] = [];
  for (const name of ['Ann', 'Bob', 'Cat'].slice(0, people)) sitting.push(await house.guest(name));
  const [ann, bob, cat] = sitting;
  const id = await house.open(ann, { seats: ['me', ...sitting.slice(1).map(() => 'open')], ...table });
  for (const visitor of sitting) await visitor.watch(id);
  for (const [seat, visitor] of sitting.entries()) if (seat > 0) await visitor.do(id, { type: 'sit', seat });
  await ann.do(id, { type: 'start' });
  const view = (visitor: Visitor = ann) => visitor.views.get(id)!;
  const seat = (): number => view().play!.asks[0].seat;
  return {
    house,
    ann,
    bob,
    cat,
    people: sitting,
    id,
    view,
    seat,
    mover: () => sitting[seat()],
    other: () => sitting[1 - seat()],
  };
}
