import type { GameEvent } from '@ennead/kernel';
import { controller } from '../src/control.ts';
import type { View } from '../src/hidden.ts';
import { AVATAR_IDS, WORLDS, WORLD_IDS } from '../src/map.ts';
import { POWER_IDS, type State } from '../src/state.ts';
import { deeds, type Step } from './deeds.ts';

type Advance = (view: View, event: GameEvent) => void;

const worldOf = (view: View, event: GameEvent): View['worlds'][number] =>
  view.worlds[WORLD_IDS.findIndex(id => id === event['world'])];
const seatOf = (event: GameEvent): number => event['seat'] as number;

/** Powers are over as soon as something of a later phase is told. */
function endPowers(view: View): void {
  view.running = null;
  view.power = null;
  view.shielded = null;
  for (const world of view.worlds) world.owner = null;
}

const advances: Readonly<Record<string, Advance>> = {
  turn(view, event) {
    endPowers(view);
    view.turn = event['turn'] as number;
    view.order = [...(event['order'] as number[])];
  },
  acts(view, event) {
    view.points = event['points'] as number;
    view.seats[seatOf(event)].points = view.points;
    view.giftUsed = false;
  },
  ends(view) {
    view.points = 0;
  },
  did(view, event) {
    view.points = Math.max(0, view.points - (event['cost'] as number));
    deeds[event['move'] as string]?.(view, event as unknown as Step);
  },
  battle(view, event) {
    const world = worldOf(view, event);
    (event['fallen'] as number[]).forEach((count, seat) => {
      world.stones[seat] -= count;
      view.seats[seat].reserve += count;
    });
    if (event['valhalla'] !== true) return;
    const winner = view.seats[event['winner'] as number];
    winner.reserve--;
    winner.valhalla++;
  },
  control(view, event) {
    (event['owners'] as (number | null)[]).forEach((owner, world) => (view.worlds[world].owner = owner));
  },
  power(view, event) {
    const power = POWER_IDS.find(id => id === event['power']) ?? null;
    view.running = worldOf(view, event).id;
    view.power = event['barred'] === true ? null : power;
    if (view.power === 'spend') view.points = BONUS_POINTS;
  },
  lastStone(view, event) {
    worldOf(view, event).aside = false;
    view.seats[seatOf(event)].reserve++;
  },
  returned(view, event) {
    endPowers(view);
    const seat = view.seats[seatOf(event)];
    seat.valhalla--;
    seat.score += event['points'] as number;
    worldOf(view, event).stones[seatOf(event)]++;
  },
  scoring(view, event) {
    endPowers(view);
    (event['counts'] as Record<string, number>[]).forEach((count, seat) => {
      view.seats[seat].score += Object.values(count).reduce((sum, points) => sum + points, 0);
    });
  },
};

/** W26 */
const BONUS_POINTS = 2;

/** What control is read from. */
type Held = Pick<State, 'avatar' | 'stones' | 'camps' | 'order' | 'gift'>;

/** Who controls each world now; only the stones, avatars, camps and order of a view are asked for it. */
function fixControllers(view: View): void {
  const held: Held = {
    avatar: view.seats.map(({ avatarOn }) => WORLD_IDS.indexOf(avatarOn)),
    stones: view.seats.flatMap((_, seat) => view.worlds.map(({ stones }) => stones[seat])),
    camps: view.seats.map(({ camp }) => camp),
    order: view.order,
    gift: view.seats.map(({ avatar, gift }) => (gift ? AVATAR_IDS.indexOf(avatar) : -1)),
  };
  for (let world = 0; world < WORLDS; world++) {
    const seat = controller(held as State, world);
    view.worlds[world].controller = seat < 0 ? null : seat;
  }
}

const copy = (view: View): View => ({
  ...view,
  order: [...view.order],
  worlds: view.worlds.map(world => ({ ...world, stones: [...world.stones] })),
  seats: view.seats.map(seat => ({ ...seat })),
});

/** What the board looks like after one event of several: display arithmetic, which the next view corrects. */
export function advance(view: View, event: GameEvent): View | null {
  const change = advances[event.type];
  if (!change) return null;
  const next = copy(view);
  change(next, event);
  fixControllers(next);
  return next;
}
