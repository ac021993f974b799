import type { View } from '../src/hidden.ts';
import { WORLD_IDS, type WorldId } from '../src/map.ts';
import { POWER_IDS } from '../src/state.ts';

/** A deed as it is told, spelled as the vocabulary spells it. */
export interface Step {
  seat: number;
  owner: string;
  from: WorldId;
  to: WorldId;
  source: 'reserve' | 'card';
  power: string;
}

type Deed = (view: View, step: Step) => void;
type Heap = 'reserve' | 'card' | 'helheim' | 'valhalla';

const on = (view: View, id: WorldId): View['worlds'][number] => view.worlds[WORLD_IDS.indexOf(id)];

const put = (view: View, seat: number, to: WorldId): void => void on(view, to).stones[seat]++;

function carry(view: View, seat: number, from: WorldId, to: WorldId): void {
  on(view, from).stones[seat]--;
  put(view, seat, to);
}

function shift(view: View, seat: number, from: Heap, to: Heap, count = 1): void {
  view.seats[seat][from] -= count;
  view.seats[seat][to] += count;
}

function place(view: View, seat: number, from: Heap, to: WorldId): void {
  view.seats[seat][from]--;
  put(view, seat, to);
}

/** Sends a stone off a world; W8: the owner's last one before its power has run is kept aside. */
function send(view: View, owner: number, from: WorldId, to: Heap): void {
  const world = on(view, from);
  const isLast = world.owner === owner && !world.aside && world.stones[owner] === 1;
  const isComing = view.running !== null && WORLD_IDS.indexOf(from) > WORLD_IDS.indexOf(view.running);
  world.stones[owner]--;
  if (isLast && isComing) world.aside = true;
  else view.seats[owner][to]++;
}

const home = (view: View, seat: number): WorldId => view.seats[seat].avatarOn;

/** A free deed of an avatar. */
const gift =
  (deed: Deed): Deed =>
  (view, step) => {
    view.giftUsed = true;
    deed(view, step);
  };

function swapAvatars(view: View, { seat, owner }: Step): void {
  const there = home(view, Number(owner));
  view.seats[Number(owner)].avatarOn = home(view, seat);
  view.seats[seat].avatarOn = there;
}

/** What each deed moves on the board. */
export const deeds: Readonly<Record<string, Deed>> = {
  recruit: (view, { seat }) => shift(view, seat, 'reserve', 'card'),
  deploy: (view, { seat }) => place(view, seat, 'card', home(view, seat)),
  recover: (view, { seat }) => shift(view, seat, 'helheim', 'reserve'),
  dispatch: (view, { seat, to }) => place(view, seat, 'card', to),
  march: (view, { owner, from, to }) => carry(view, Number(owner), from, to),
  travel: (view, { owner, to }) => void (view.seats[Number(owner)].avatarOn = to),
  banish: (view, { owner, from }) => send(view, Number(owner), from, 'helheim'),
  freyr: gift((view, { seat, owner, to }) => carry(view, Number(owner), home(view, seat), to)),
  thrym: gift((view, { seat, owner, from }) => carry(view, Number(owner), from, home(view, seat))),
  beowulf: gift(swapAvatars),
  hreidmarRecruit: gift((view, { seat }) => shift(view, seat, 'reserve', 'card')),
  hreidmarDeploy: gift((view, { seat }) => place(view, seat, 'card', home(view, seat))),
  surtr: gift((view, { seat, owner }) => send(view, Number(owner), home(view, seat), 'card')),
  hel: gift((view, { owner, to }) => void (view.seats[Number(owner)].avatarOn = to)),
  protect: (view, { seat }) => void (view.shielded = seat),
  copy: (view, { power }) => void (view.power = POWER_IDS.find(id => id === power) ?? null),
  retrieve: (view, { owner, to }) => place(view, Number(owner), 'helheim', to),
  replenish: (view, { seat }) => shift(view, seat, 'reserve', 'card', Math.min(2, view.seats[seat].reserve)),
  steal(view, { seat, owner, from, source }) {
    send(view, Number(owner), from, 'card');
    place(view, seat, source, from);
  },
  exchange(view, { seat, owner, from, to }) {
    carry(view, seat, from, to);
    carry(view, Number(owner), to, from);
  },
  add: (view, { seat, source, to }) => place(view, seat, source, to),
  destroy: (view, { owner, from }) => send(view, Number(owner), from, 'reserve'),
  recall: (view, { owner, from }) => send(view, Number(owner), from, 'card'),
  ullrAvatar: (view, { seat, to }) => void (view.seats[seat].avatarOn = to),
};
