import type { View } from '@ennead/nine-worlds';
import type { Say } from '@ennead/nine-worlds/words';
import type { Paint } from '../../paint.ts';
import { widthOf } from '../../text.ts';
import { Canvas } from './canvas.ts';
import { glyphOf, hueOf } from './palette.ts';

const BOX = 22;
const INNER = BOX - 4;
const GAP = 5;
const [LEFT, CENTRE, RIGHT] = [0, BOX + GAP, 2 * (BOX + GAP)];
export const BOARD_WIDTH = 3 * BOX + 2 * GAP;
const HEIGHT = 18;

/** Where the worlds stand: eight in a ring, Midgard in the middle, numbers in reading order. */
const PLACES: readonly (readonly [x: number, y: number])[] = [
  [CENTRE, 0],
  [LEFT, 2],
  [RIGHT, 2],
  [LEFT, 7],
  [CENTRE, 7],
  [RIGHT, 7],
  [LEFT, 12],
  [RIGHT, 12],
  [CENTRE, 14],
];

type World = View['worlds'][number];

/** A stretch of signs in one colour. */
interface Run {
  text: string;
  paint: (sign: string) => string;
}

/** The nine worlds with their routes, stones and avatars. */
export function drawBoard(view: View, say: Say, paint: Paint): string[] {
  const canvas = new Canvas(BOARD_WIDTH, HEIGHT);
  view.worlds.forEach((world, i) => drawWorld(canvas, view, world, i, say, paint));
  drawRoutes(canvas, paint.dim);
  drawJoints(canvas, view, paint.dim);
  return canvas.lines();
}

function drawWorld(canvas: Canvas, view: View, world: World, index: number, say: Say, paint: Paint): void {
  const [x, y] = PLACES[index];
  const runs = world.id === view.running;
  const frame = runs ? paint.bold : paint.dim;
  const [corner, line, side] = runs ? ['╔╗╚╝', '═', '║'] : ['╭╮╰╯', '─', '│'];
  canvas.put(x, y, corner[0] + line.repeat(BOX - 2) + corner[1], frame);
  canvas.put(x, y + 1, side, frame);
  canvas.put(x + BOX - 1, y + 1, side, frame);
  canvas.put(x, y + 2, side, frame);
  canvas.put(x + BOX - 1, y + 2, side, frame);
  canvas.put(x, y + 3, corner[2] + line.repeat(BOX - 2) + corner[3], frame);
  const home = view.seats.find(seat => seat.home === world.id);
  const hue = home ? hueOf(world.id, paint) : paint.bold;
  canvas.put(x + 2, y, ` ${index + 1} ${say(`worlds.${world.id}`)}${home ? ` ${glyphOf(world.id)}` : ''} `, hue);
  put(canvas, x + 2, y + 1, beads(view, world, paint));
  put(canvas, x + 2, y + 2, avatars(view, world, say, paint));
  const power = world.power === null ? '' : ` ${say(`powers.${world.power}.name`)} `;
  canvas.put(x + BOX - 2 - widthOf(power), y + 3, power, runs ? paint.bold : paint.dim);
  drawFlag(canvas, x + 2, y + 3, view, world, paint);
}

/** A flag for whoever controls a world now, a full one for whoever owns its power this turn. */
function drawFlag(canvas: Canvas, x: number, y: number, view: View, world: World, paint: Paint): void {
  const seat = world.owner ?? (view.running === null ? world.controller : null);
  if (seat === null) return;
  const { home } = view.seats[seat];
  const sign = world.owner === null ? '⚐' : '⚑';
  canvas.put(x, y, ` ${sign}${glyphOf(home)}${world.aside ? '+1' : ''} `, hueOf(home, paint));
}

function put(canvas: Canvas, x: number, y: number, runs: readonly Run[]): void {
  let at = x;
  for (const { text, paint } of runs) {
    canvas.put(at, y, text, paint);
    at += widthOf(text) + 1;
  }
}

const length = (runs: readonly Run[]): number => runs.reduce((sum, { text }) => sum + widthOf(text) + 1, -1);

/** The first way of drawing that fits the box. */
const fitting = (ways: readonly Run[][]): Run[] => ways.find(runs => length(runs) <= INNER) ?? ways.at(-1)!;

/** Stones as beads, as many as there are; as numbers where the box is too small for them. */
function beads(view: View, world: World, paint: Paint): Run[] {
  const here = world.stones.map((count, seat) => ({ count, home: view.seats[seat].home })).filter(({ count }) => count);
  const ways = [
    (glyph: string, count: number) => glyph.repeat(count),
    (glyph: string, count: number) => `${glyph}×${count}`,
    (glyph: string, count: number) => `${glyph}${count}`,
  ];
  return fitting(
    ways.map(way => here.map(({ count, home }) => ({ text: way(glyphOf(home), count), paint: hueOf(home, paint) }))),
  );
}

/** Avatars by name, shortened where many meet. */
function avatars(view: View, world: World, say: Say, paint: Paint): Run[] {
  const here = view.seats.filter(seat => seat.avatarOn === world.id);
  return fitting(
    [Infinity, 4, 2, 0].map(letters =>
      here.map(({ home, avatar }) => ({
        text: `‹${glyphOf(home)}${say(`avatars.${avatar}`).slice(0, letters)}›`,
        paint: hueOf(home, paint),
      })),
    ),
  );
}

/** K3, K4: the ring, and Midgard's route to each world of it. */
function drawRoutes(canvas: Canvas, paint: (sign: string) => string): void {
  const [left, middle, right] = [LEFT + 11, CENTRE + 11, RIGHT + 10];
  const [inner, outer] = [CENTRE + 4, CENTRE + BOX - 5];
  const [leftEdge, rightEdge] = [LEFT + BOX - 1, RIGHT];
  canvas.put(left, 1, '╭', paint);
  canvas.across(left + 1, CENTRE - 1, 1, paint);
  canvas.across(CENTRE + BOX, right - 1, 1, paint);
  canvas.put(right, 1, '╮', paint);
  for (const x of [left, right]) {
    canvas.put(x, 6, '│', paint);
    canvas.put(x, 11, '│', paint);
  }
  canvas.put(left, 16, '╰', paint);
  canvas.across(left + 1, CENTRE - 1, 16, paint);
  canvas.across(CENTRE + BOX, right - 1, 16, paint);
  canvas.put(right, 16, '╯', paint);
  canvas.down(middle, 4, 6, paint);
  canvas.down(middle, 11, 13, paint);
  canvas.across(leftEdge + 1, CENTRE - 1, 8, paint);
  canvas.across(CENTRE + BOX, rightEdge - 1, 8, paint);
  spoke(canvas, leftEdge + 1, inner, rightEdge - 1, outer, paint);
}

/** Where routes meet the sides of the boxes: the world, which side, how far down. */
const JOINTS: readonly (readonly [world: number, side: 'left' | 'right', down: number])[] = [
  [0, 'left', 1],
  [0, 'right', 1],
  [1, 'right', 2],
  [2, 'left', 2],
  [3, 'right', 1],
  [4, 'left', 1],
  [4, 'right', 1],
  [5, 'left', 1],
  [6, 'right', 1],
  [7, 'left', 1],
  [8, 'left', 2],
  [8, 'right', 2],
];

function drawJoints(canvas: Canvas, view: View, paint: (sign: string) => string): void {
  for (const [world, side, down] of JOINTS) {
    if (view.worlds[world].id === view.running) continue; // a double frame has no joints
    const [x, y] = PLACES[world];
    if (side === 'left') canvas.put(x, y + down, '┤', paint);
    else canvas.put(x + BOX - 1, y + down, '├', paint);
  }
}

/** The four routes that bend: from the corners of the ring to Midgard. */
function spoke(
  canvas: Canvas,
  left: number,
  inner: number,
  right: number,
  outer: number,
  paint: (sign: string) => string,
): void {
  canvas.across(left, inner - 1, 4, paint);
  canvas.put(inner, 4, '╮', paint);
  canvas.down(inner, 5, 6, paint);
  canvas.across(outer + 1, right, 4, paint);
  canvas.put(outer, 4, '╭', paint);
  canvas.down(outer, 5, 6, paint);
  canvas.down(inner, 11, 12, paint);
  canvas.across(left, inner - 1, 13, paint);
  canvas.put(inner, 13, '╯', paint);
  canvas.down(outer, 11, 12, paint);
  canvas.across(outer + 1, right, 13, paint);
  canvas.put(outer, 13, '╰', paint);
}
