/** The table talk of Nine Worlds: players are called by their colours, and every move must be offered. */
import { expect } from 'vitest';
import { NONE, isOver, offered, topFrame, type GameEvent, type OptionValue } from '@ennead/kernel';
import { scenario } from '@ennead/testkit';
import { controller } from '../src/control.ts';
import { nineWorlds, type State, type View } from '../src/index.ts';
import { WORLDS, WORLD_IDS, type WorldId } from '../src/map.ts';
import { moves } from '../src/moves.ts';
import { POWER_IDS, STONES, type PowerId } from '../src/state.ts';

/** What a player has; places that are not named are empty, and the rest of the 25 stones is in reserve. */
export interface Has extends Partial<Record<WorldId, number>> {
  card?: number;
  helheim?: number;
  valhalla?: number;
  /** The home world, unless said otherwise. */
  avatarOn?: WorldId;
  score?: number;
}

export interface Situation {
  length?: 'introductory' | 'standard' | 'long';
  mode?: 'standard' | 'four-colours' | 'pacts' | 'alliances';
  avatarPowers?: boolean;
  /** These worlds have these powers. */
  variablePowers?: Partial<Record<WorldId, PowerId>>;
  turn?: number;
  /** The order of this turn; by home worlds if not said. */
  order?: WorldId[];
  /** What every player may spend this turn. */
  points?: number;
}

export type Layout = Partial<Record<WorldId, Has>>;

const world = (id: WorldId): number => WORLD_IDS.indexOf(id);

/** Where in the key of a move its owner stands; -1 if it names none. */
const ownerAt = new Map(
  moves.names.map(name => {
    const code = moves.kindOf.indexOf(moves.names.indexOf(name));
    return [name, Object.keys(moves.read(code)).indexOf('owner')];
  }),
);

/** Keys in tests name owners by colour: `march/jotunheim/midgard/asgard`. */
function rename(key: string, owner: (name: string) => string): string {
  const parts = key.split('/');
  const at = ownerAt.get(parts[0]) ?? -1;
  if (at > 0) parts[at] = owner(parts[at]);
  return parts.join('/');
}

function place(s: State, colours: readonly WorldId[], layout: Layout, situation: Situation): void {
  colours.forEach((colour, seat) => {
    const { card = 0, helheim = 0, valhalla = 0, avatarOn = colour, score = 0, ...stones } = layout[colour] ?? {};
    s.home[seat] = world(colour);
    s.avatar[seat] = world(avatarOn);
    if (s.gift[seat] !== NONE) s.gift[seat] = s.home[seat];
    let reserve = STONES - card - helheim - valhalla;
    WORLD_IDS.forEach((id, i) => {
      s.stones[seat * WORLDS + i] = stones[id] ?? 0;
      reserve -= stones[id] ?? 0;
    });
    if (reserve < 0) throw new RangeError(`${colour} has ${STONES - reserve} stones, wanted at most ${STONES}`);
    s.card[seat] = card;
    s.helheim[seat] = helheim;
    s.valhalla[seat] = valhalla;
    s.reserve[seat] = reserve;
    s.score[seat] = score;
  });
  const { turn = 1, points, variablePowers = {} } = situation;
  s.turn = turn;
  for (const [id, power] of Object.entries(variablePowers)) s.powers[world(id as WorldId)] = POWER_IDS.indexOf(power);
  if (points !== undefined) s.allotted.fill(points);
  const order = situation.order ?? colours.toSorted((x, y) => world(x) - world(y));
  s.order = order.map(colour => colours.indexOf(colour));
  topFrame(s).a = s.order[0];
  s.flow.asked = 1 << s.order[0];
  s.points = s.allotted[s.order[0]];
}

/** A table as it looks before the first of these players acts. Seats follow the order of the names. */
export function table<L extends Layout>(layout: L, situation: Situation = {}) {
  const colours = Object.keys(layout) as WorldId[];
  const { length, mode, avatarPowers, variablePowers } = situation;
  const options: Record<string, OptionValue> = { variablePowers: variablePowers !== undefined };
  if (length) options['length'] = length;
  if (mode) options['mode'] = mode;
  if (avatarPowers) options['avatarPowers'] = avatarPowers;
  const game = scenario(nineWorlds, {
    seats: colours.length,
    options,
    arrange: s => place(s, colours, layout, situation),
  });
  const { play } = game;
  const s = play.state;
  const seatOf = (name: string): string =>
    colours.includes(name as WorldId) ? String(colours.indexOf(name as WorldId)) : name;
  const colourOf = (seat: number | string): WorldId => colours[Number(seat)];
  const spell = (key: string): string => rename(key, seatOf);
  const unspell = (key: string): string => rename(key, colourOf);

  const player = (seat: number) => {
    const own = game.seat(seat);
    const picks = (...keys: string[]): void => {
      own.picks(...keys.map(spell));
      colours.forEach((_, i) => expect(stonesOf(s, i)).toBe(STONES)); // K9, whatever else the test is about
    };
    return {
      picks,
      cannot: (key: string, rule?: string): void => own.cannot(spell(key), rule),
      get offered(): string[] {
        return own.offered.map(unspell);
      },
      /** What may follow these picks in the same answer. */
      offeredAfter: (...keys: string[]): string[] => offered(play, seat, keys.map(spell)).map(unspell),
      // the action phase
      ends: () => picks('end'),
      recruits: () => picks('recruit'),
      deploys: () => picks('deploy'),
      recovers: () => picks('recover'),
      dispatches: (to: WorldId) => picks(`dispatch/${to}`),
      marches: (from: WorldId, to: WorldId) => picks(`march/${colours[seat]}/${from}/${to}`),
      /** Marches a stone of somebody else. */
      drives: (owner: WorldId, from: WorldId, to: WorldId) => picks(`march/${owner}/${from}/${to}`),
      travels: (to: WorldId) => picks(`travel/${colours[seat]}/${to}`),
      pushes: (owner: WorldId, to: WorldId) => picks(`travel/${owner}/${to}`),
      banishes: (owner: WorldId, from: WorldId) => picks(`banish/${owner}/${from}`),
      // world powers
      declines: () => picks('decline'),
      protects: () => picks('protect'),
      copies: (power: PowerId) => picks(`copy/${power}`),
      retrieves: (owner: WorldId, to: WorldId) => picks(`retrieve/${owner}/${to}`),
      replenishes: () => picks('replenish'),
      moves: (owner: WorldId, from: WorldId, to: WorldId) => picks(`march/${owner}/${from}/${to}`),
      steals: (owner: WorldId, from: WorldId, source: 'reserve' | 'card') => picks(`steal/${owner}/${from}/${source}`),
      exchanges: (from: WorldId, owner: WorldId, to: WorldId) => picks(`exchange/${from}/${owner}/${to}`),
      adds: (to: WorldId, source: 'reserve' | 'card') => picks(`add/${to}/${source}`),
      destroys: (owner: WorldId, from: WorldId) => picks(`destroy/${owner}/${from}`),
      recalls: (...stones: (readonly [WorldId, WorldId])[]) =>
        picks(...stones.map(([owner, from]) => `recall/${owner}/${from}`)),
      // what lies before them
      on: (id: WorldId): number => s.stones[seat * WORLDS + world(id)],
      get card(): number {
        return s.card[seat];
      },
      get reserve(): number {
        return s.reserve[seat];
      },
      get helheim(): number {
        return s.helheim[seat];
      },
      get valhalla(): number {
        return s.valhalla[seat];
      },
      get score(): number {
        return s.score[seat];
      },
      get avatarOn(): WorldId {
        return WORLD_IDS[s.avatar[seat]];
      },
      /** The action points of this turn. */
      get allotted(): number {
        return s.allotted[seat];
      },
      get isAsked(): boolean {
        return game.asked.includes(seat);
      },
      get sees(): View {
        return own.sees as View;
      },
    };
  };
  type Player = ReturnType<typeof player>;

  const question = (): string | null => (isOver(s) ? null : nineWorlds.decisions[s.flow.ask].name);
  const answerFor = (options: readonly string[]): string =>
    ['end', 'decline'].find(word => options.includes(word)) ?? options[0];
  const pass = (): void => {
    const [seat] = game.asked;
    players[colours[seat]].picks(answerFor(players[colours[seat]].offered));
  };
  const players = Object.fromEntries(colours.map((colour, seat) => [colour, player(seat)])) as Record<WorldId, Player>;

  const talk = {
    s,
    events: game.events,
    told: (type: string): GameEvent[] => game.told(type),
    /** Whose answer the table waits for. */
    asks: (): WorldId | null => (isOver(s) ? null : colourOf(game.asked[0])),
    question,
    pointsLeft: (): number => s.points,
    order: (): WorldId[] => s.order.map(colourOf),
    controls: (id: WorldId): WorldId | null => {
      const seat = controller(s, world(id));
      return seat === NONE ? null : colourOf(seat);
    },
    /** Who owns the power of a world this turn. */
    powerOf: (id: WorldId): WorldId | null => {
      const seat = s.owner[world(id)];
      return seat === NONE ? null : colourOf(seat);
    },
    /** Everybody who has still to act this turn says that they have had enough. */
    everybodyEnds: (): void => {
      while (question() === 'action' && s.turn === (situation.turn ?? 1)) pass();
    },
    /** Nobody does anything for the rest of the turn. */
    turnPasses: (): void => {
      const { turn } = s;
      while (!isOver(s) && s.turn === turn) pass();
    },
    /** The others do nothing until this player is asked. */
    waitFor: (colour: WorldId): void => {
      while (!players[colour].isAsked) pass();
    },
    gamePasses: (): void => {
      while (!isOver(s)) pass();
    },
    places: (): readonly number[] => nineWorlds.outcome(s).places,
  };
  return { ...talk, ...players } as typeof talk & Record<keyof L & string, Player>;
}

/** The table after the actions of a turn, in which nobody did anything. */
export function afterActions<L extends Layout>(layout: L, situation: Situation = {}) {
  const t = table(layout, situation);
  t.everybodyEnds();
  return t;
}

/** The stones of a colour, wherever they are. */
export function stonesOf(s: State, seat: number): number {
  let sum = s.card[seat] + s.reserve[seat] + s.helheim[seat] + s.valhalla[seat];
  for (let w = 0; w < WORLDS; w++) sum += s.stones[seat * WORLDS + w] + (s.owner[w] === seat ? s.aside[w] : 0);
  return sum;
}
