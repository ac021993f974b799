import type { GameEvent } from '@ennead/kernel';
import type { View } from '../../src/hidden.ts';
import { WORLD_IDS } from '../../src/map.ts';
import { PAINTS } from '../palette.ts';
import type { Layout, Spot } from '../table/places.ts';
import { asideSpot } from '../table/spread.ts';

/** Something that points at the board while an event is told. */
export interface Mark extends Spot {
  kind: 'pulse' | 'clash' | 'float';
  /** Of a pulse. */
  radius: number;
  colour: string;
  text: string;
}

type Pointer = (event: GameEvent, view: View, layout: Layout) => Mark[];

const LIT = 'var(--lit)';
const colourOf = (view: View, seat: number): string => PAINTS[view.seats[seat].home].colour;
const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
const seatIn = (event: GameEvent): number => event['seat'] as number;

const pulse = ({ x, y }: Spot, radius: number, colour = LIT): Mark => ({
  kind: 'pulse',
  x,
  y,
  radius,
  colour,
  text: '',
});
const float = ({ x, y }: Spot, text: string, colour: string): Mark => ({
  kind: 'float',
  x,
  y,
  radius: 0,
  colour,
  text,
});

function onWorld(layout: Layout, id: unknown, colour?: string): Mark[] {
  const world = WORLD_IDS.findIndex(one => one === id);
  return world < 0 ? [] : [pulse(layout.worlds[world], layout.radii[world] + 4, colour)];
}

type Zone = 'card' | 'reserve' | 'helheim' | 'valhalla';

function onZone(layout: Layout, seat: number, zone: Zone, colour?: string): Mark[] {
  const { x, y, width, height } = zone === 'card' || zone === 'reserve' ? layout.cards[seat][zone] : layout[zone];
  return [pulse({ x: x + width / 2, y: y + height / 2 }, Math.min(width, height) * 0.6, colour)];
}

/** Where a player's score stands. */
function scoreSpot(layout: Layout, seat: number): Spot {
  const { x, y, width, height, form } = layout.cards[seat];
  return { x: x + width - 30, y: form === 'slim' ? y + height / 2 : y + 22 };
}

/** Deeds that end at a place that is no world. */
const ENDS: Readonly<Record<string, Zone>> = {
  recruit: 'card',
  hreidmarRecruit: 'card',
  replenish: 'card',
  recover: 'reserve',
  banish: 'helheim',
  destroy: 'reserve',
  recall: 'card',
  surtr: 'card',
};

const pointers: Readonly<Record<string, Pointer>> = {
  turn: (_event, _view, { turns }) => [pulse({ x: turns.x + turns.width / 2, y: turns.y + turns.height / 4 }, 30)],
  acts: (event, view, layout) => [pulse(scoreSpot(layout, seatIn(event)), 24, colourOf(view, seatIn(event)))],
  did(event, view, layout) {
    const seat = seatIn(event);
    const colour = colourOf(view, seat);
    const { move, from, to, owner } = event;
    const own = onWorld(layout, view.seats[seat].avatarOn, colour);
    if (move === 'deploy' || move === 'hreidmarDeploy' || move === 'thrym') return own;
    if (move === 'protect' || move === 'copy') return onWorld(layout, view.running, colour);
    const zone = ENDS[move as string];
    const ends = zone ? onZone(layout, owner === undefined ? seat : Number(owner), zone, colour) : [];
    return [
      ...onWorld(layout, to, colour),
      ...(to === undefined || move === 'exchange' ? onWorld(layout, from, colour) : []),
      ...ends,
    ];
  },
  battle(event, view, layout) {
    const world = WORLD_IDS.findIndex(one => one === event['world']);
    const { x, y } = layout.worlds[world];
    const fallen = (event['fallen'] as number[]).flatMap((count, seat) => (count > 0 ? [{ count, seat }] : []));
    const step = layout.bead * 3.6;
    const floats = fallen.map(({ count, seat }, i) =>
      float(
        { x: x + (i - (fallen.length - 1) / 2) * step, y: y + layout.radii[world] * 0.4 },
        signed(-count),
        colourOf(view, seat),
      ),
    );
    const clash: Mark = { kind: 'clash', x, y, radius: layout.radii[world], colour: LIT, text: '' };
    return [...onWorld(layout, event['world']), clash, ...floats];
  },
  control: (event, view, layout) =>
    (event['owners'] as (number | null)[]).flatMap((seat, world) =>
      seat === null ? [] : onWorld(layout, WORLD_IDS[world], colourOf(view, seat)),
    ),
  power: (event, view, layout) => onWorld(layout, event['world'], colourOf(view, seatIn(event))),
  keptAside: (event, view, layout) => aside(event, view, layout),
  lastStone: (event, view, layout) => aside(event, view, layout),
  returned: (event, view, layout) => [
    ...onWorld(layout, event['world'], colourOf(view, seatIn(event))),
    float(scoreSpot(layout, seatIn(event)), signed(event['points'] as number), colourOf(view, seatIn(event))),
  ],
  scoring: (event, view, layout) =>
    (event['counts'] as Record<string, number>[]).map((count, seat) => {
      const total = Object.values(count).reduce((sum, points) => sum + points, 0);
      return float(scoreSpot(layout, seat), signed(total), colourOf(view, seat));
    }),
};

const aside: Pointer = (event, view, layout) => {
  const world = WORLD_IDS.findIndex(one => one === event['world']);
  return [pulse(asideSpot(layout, world), 20, colourOf(view, seatIn(event)))];
};

/** Where the board points while an event is told. */
export const marksOf: Pointer = (event, view, layout) => pointers[event.type]?.(event, view, layout) ?? [];
