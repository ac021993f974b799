import type { Layout, Spot } from '../table/places.ts';
import { headingOn, leaning, limb, pointOn, type Curve } from './curves.ts';
import { spokes } from './routes.tsx';

const degrees = (radians: number): string => ((radians * 180) / Math.PI).toFixed(1);

/** Twigs and leaves stand at these points of a bough, to alternate sides. */
const KNOTS = [0.42, 0.55, 0.68];

const beside = ({ x, y }: Spot, heading: number, length: number): Spot => ({
  x: x + Math.cos(heading) * length,
  y: y + Math.sin(heading) * length,
});

function Leaf({ at, heading, size }: { at: Spot; heading: number; size: number }) {
  const place = `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${degrees(heading)}) scale(${size})`;
  return <path className="nw-leaf" d="M0 0C5-6 14-6 20 0 14 6 5 6 0 0Z" transform={place} />;
}

/** A bough with its twigs: leaves above Midgard, bare rootlets below. */
function Bough({ curve, isRoot, scale }: { curve: Curve; isRoot: boolean; scale: number }) {
  return (
    <>
      <path className="nw-wood" d={limb(curve, 30 * scale, 9 * scale)} />
      {KNOTS.map((t, i) => {
        const at = pointOn(curve, t);
        const heading = headingOn(curve, t) + (i % 2 === 0 ? 0.85 : -0.85);
        const tip = beside(at, heading, (44 - i * 6) * scale);
        const twig = leaning(at, tip, i % 2 === 0 ? -0.2 : 0.2);
        return (
          <g key={t}>
            <path className="nw-wood" d={limb(twig, 7 * scale, 1.5)} />
            {!isRoot &&
              [-0.7, 0, 0.7].map(turn => (
                <Leaf key={turn} at={pointOn(twig, turn === 0 ? 1 : 0.7)} heading={heading + turn} size={0.8 * scale} />
              ))}
          </g>
        );
      })}
    </>
  );
}

/** Yggdrasil: its trunk stands in Midgard, its boughs and roots are the routes from there. */
export function Tree({ layout }: { layout: Layout }) {
  const scale = layout.isSmall ? 0.55 : 1;
  const { x, y } = layout.centre;
  const reach = layout.radii[4] * 1.9;
  return (
    <g className="nw-tree">
      <circle className="nw-crown" cx={x} cy={y - reach * 0.3} r={reach} />
      {spokes(layout).map(({ world, curve }) => (
        <Bough key={world} curve={curve} isRoot={curve.to.y > y + 1} scale={scale} />
      ))}
    </g>
  );
}
