import { Touch } from '@ennead/board';
import { memo, type CSSProperties } from 'react';
import type { View } from '../../src/hidden.ts';
import type { Say } from '../../words/index.ts';
import { EMBLEMS } from '../marks/icons.ts';
import { Icon } from '../marks/icon.tsx';
import { Rune } from '../marks/rune.tsx';
import { GLYPHS, PAINTS } from '../palette.ts';
import type { Layout } from '../table/places.ts';
import type { Pile } from '../table/piles.ts';
import type { Spread } from '../table/spread.ts';
import { AvatarPlace } from './avatar-place.tsx';
import { PilePlace } from './pile-place.tsx';
import { Power } from './power.tsx';

interface WorldProps {
  view: View;
  index: number;
  /** The seat that acts from here. */
  seat: number | null;
  layout: Layout;
  spread: Spread;
  say: Say;
}

/** Between a plate and the edge of the board. */
const MARGIN = 6;

/** The name of a world on a plate over its rim, with the sign of whoever controls it. */
function Plate({ view, index, layout, say }: WorldProps) {
  const world = view.worlds[index];
  const { y } = layout.worlds[index];
  const radius = layout.radii[index];
  const { isSmall } = layout;
  const text = say(`worlds.${world.id}`);
  const size = layout.letter + (isSmall ? 0 : 0.8);
  const paint = world.controller === null ? null : PAINTS[view.seats[world.controller].home];
  const height = isSmall ? 19 : 26;
  const width = text.length * size * 0.61 + 2 * height + (isSmall ? 5 : 8);
  const room = width / 2 + MARGIN;
  const x = Math.min(Math.max(layout.worlds[index].x, room), layout.width - room);
  const top = y - radius - 1;
  const edge = x - width / 2 + height / 2;
  return (
    <g className="nw-plate">
      <rect x={x - width / 2} y={top - height / 2} width={width} height={height} rx={height / 2} />
      {paint ? (
        <g>
          <circle className="nw-flag" cx={edge} cy={top} r={height / 2 - 1} fill={paint.colour} />
          <path
            d={GLYPHS[paint.glyph]}
            fill={paint.ink}
            transform={`translate(${edge} ${top}) scale(${height / 26})`}
          />
        </g>
      ) : (
        <text className="nw-number" x={edge} y={top + size * 0.35} fontSize={size}>
          {index + 1}
        </text>
      )}
      <text x={x} y={top + size * 0.36} fontSize={size}>
        {text}
      </text>
      <g style={{ color: PAINTS[world.id].colour }}>
        <Rune of={world.id} x={x + width / 2 - height / 2} y={top} size={size} className="nw-rune nw-plate-rune" />
      </g>
    </g>
  );
}

/** A world: its ground, who controls it, its power, and places for stones and avatars. */
export const World = memo(function World(props: WorldProps) {
  const { view, index, seat, layout, spread, say } = props;
  const world = view.worlds[index];
  const { x, y } = layout.worlds[index];
  const radius = layout.radii[index];
  const holder = world.controller === null ? undefined : PAINTS[view.seats[world.controller].home].colour;
  const style = { '--hue': PAINTS[world.id].colour, '--holder': holder } as CSSProperties;
  const guests = view.seats.map((_, guest) => guest).filter(guest => view.seats[guest].avatarOn === world.id);
  const classes = ['nw-world', holder ? 'held' : '', view.running === world.id ? 'running' : ''].filter(Boolean);
  return (
    <Touch of={`world/${world.id}`} className={classes.join(' ')}>
      <g style={style}>
        <circle className="nw-halo" cx={x} cy={y} r={radius + 6} />
        <circle className="nw-disk" cx={x} cy={y} r={radius} />
        <circle className="nw-glow" cx={x} cy={y} r={radius - (holder ? 7 : 1)} />
        <Icon className="nw-emblem" path={EMBLEMS[world.id]} x={x} y={y} size={radius * 1.16} />
        <circle className="nw-rim" cx={x} cy={y} r={radius - 3.5} />
        <Plate {...props} />
        <Power view={view} index={index} layout={layout} say={say} />
        {spread.worlds[index].map((pile: Pile) => (
          <PilePlace key={pile.seat} pile={pile} world={world.id} isByGift={isByGift(view, seat, world.id)} />
        ))}
        {guests.map(guest => (
          <AvatarPlace
            key={guest}
            seat={guest}
            isOwn={guest === seat}
            at={spread.avatars[guest]}
            scale={layout.figure}
            world={{ x, y, radius }}
          />
        ))}
      </g>
    </Touch>
  );
});

/** Whether the stones of a world are what the acting seat's avatar may choose a colour of: Freyr, Surtr. */
const isByGift = (view: View, seat: number | null, world: string): boolean =>
  seat !== null && view.seats[seat].gift && view.seats[seat].avatarOn === world;
