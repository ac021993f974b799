import { MIDGARD, ROUTES } from '../../src/map.ts';
import type { Layout } from '../table/places.ts';
import { away, leaning, middle, pathOf, type Curve } from './curves.ts';

/** How far the ring bends outward, so that eight pieces look like one circle. */
const OUTWARD = 1.17;

const isSpoke = (route: readonly [number, number]): boolean => route.includes(MIDGARD + 1);

/** K4: the boughs and roots that join Midgard to a world, leaning to alternate sides. */
export function spokes(layout: Layout): { world: number; curve: Curve }[] {
  return ROUTES.filter(isSpoke).map(([x, y]) => {
    const world = (x === MIDGARD + 1 ? y : x) - 1;
    const to = layout.worlds[world];
    const lean = layout.isSmall ? 0.04 : 0.09;
    return { world, curve: leaning(layout.centre, to, to.x < layout.centre.x ? lean : -lean) };
  });
}

/** K3: the ring. */
export const arcs = (layout: Layout): Curve[] =>
  ROUTES.filter(route => !isSpoke(route)).map(([x, y]) => {
    const [from, to] = [layout.worlds[x - 1], layout.worlds[y - 1]];
    return { from, to, bend: away(layout.centre, middle(from, to), OUTWARD) };
  });

/** Every route, as a line of small stones to walk along. */
export const Routes = ({ layout }: { layout: Layout }) => (
  <g className="nw-routes">
    {[...arcs(layout), ...spokes(layout).map(({ curve }) => curve)].map((curve, i) => (
      <path key={i} d={pathOf(curve)} />
    ))}
  </g>
);
