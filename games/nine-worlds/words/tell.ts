import type { GameEvent } from '@ennead/kernel';
import { WORLD_IDS } from '../src/map.ts';
import { POWER_IDS } from '../src/state.ts';
import { keyOf, paramsOf, sayPower, sayWorld, type Names } from './say.ts';
import type { Key, Say } from './shape.ts';

const SEPARATOR = ', ';

type Teller = (event: GameEvent, say: Say, names: Names) => readonly string[];

const text = (value: unknown): string => String(value);
const who = (event: GameEvent, names: Names): string => names(event['seat'] as number);
const bySeat = <T>(list: unknown, one: (value: T, seat: number) => string | null): string =>
  (list as T[])
    .map(one)
    .filter(part => part !== null)
    .join(SEPARATOR);

const tellers: Readonly<Record<string, Teller>> = {
  setup(event, say, names) {
    const homes = bySeat<string>(event['homes'], (home, seat) =>
      say('events.home', { who: names(seat), world: sayWorld(home, say) }),
    );
    const powers = event['powers'] as string[];
    const lines = [say('events.setup', { homes })];
    if (powers.some((id, i) => id !== POWER_IDS[i])) {
      const list = powers.map((id, i) =>
        say('events.powerOf', { world: sayWorld(WORLD_IDS[i], say), power: sayPower(id, say) }),
      );
      lines.push(say('events.powers', { powers: list.join(SEPARATOR) }));
    }
    return lines;
  },
  turn: (event, say, names) => [
    say('events.turn', { turn: text(event['turn']), order: (event['order'] as number[]).map(names).join(SEPARATOR) }),
  ],
  acts: (event, say, names) => [say('events.acts', { who: who(event, names), count: event['points'] as number })],
  ends: (event, say, names) => [say('events.ends', { who: who(event, names), count: event['lost'] as number })],
  did(event, say, names) {
    const { seat, cost, type: _type, ...rest } = event;
    const spelled = rest as Record<string, string>;
    const deed = say(keyOf('did', spelled, seat as number), {
      who: names(seat as number),
      ...paramsOf(spelled, say, names),
    });
    return [cost === 0 ? say('events.did', { deed }) : say('events.paid', { deed, count: cost as number })];
  },
  battle(event, say, names) {
    const fallen = bySeat<number>(event['fallen'], (count, seat) =>
      count === 0 ? null : say('events.fallen', { who: names(seat), count }),
    );
    const winner = event['winner'] as number | null;
    const key = event['valhalla'] === true ? 'events.heldValhalla' : 'events.held';
    const result = winner === null ? say('events.heldByNobody') : say(key, { who: names(winner) });
    return [say('events.battle', { world: sayWorld(text(event['world']), say), fallen, result })];
  },
  control(event, say, names) {
    const owners = bySeat<number | null>(event['owners'], (seat, i) =>
      seat === null ? null : say('events.owns', { world: sayWorld(WORLD_IDS[i], say), who: names(seat) }),
    );
    return [owners === '' ? say('events.controlNobody') : say('events.control', { owners })];
  },
  power: (event, say, names) => [
    say(event['barred'] === true ? 'events.powerBarred' : 'events.power', {
      world: sayWorld(text(event['world']), say),
      power: sayPower(text(event['power']), say),
      who: who(event, names),
    }),
  ],
  keptAside: (event, say, names) => [
    say('events.keptAside', { who: who(event, names), world: sayWorld(text(event['world']), say) }),
  ],
  lastStone: (event, say, names) => [
    say('events.lastStone', { who: who(event, names), world: sayWorld(text(event['world']), say) }),
  ],
  returned: (event, say, names) => [
    say('events.returned', {
      who: who(event, names),
      world: sayWorld(text(event['world']), say),
      points: text(event['points']),
    }),
  ],
  scoring: (event, say, names) => [
    say('events.scoring', { turn: text(event['turn']) }),
    ...(event['counts'] as Record<string, number>[]).map((count, seat) => {
      const lines = Object.entries(count).map(([what, points]) =>
        say('events.line', { what: say(`counts.${what}` as Key), points }),
      );
      const total = Object.values(count).reduce((sum, points) => sum + points, 0);
      return say('events.scored', { who: names(seat), total, lines: lines.join(SEPARATOR) });
    }),
  ],
};

/** An event in words, a line each; nothing for one that is not for people. */
export const tell: Teller = (event, say, names) => tellers[event.type]?.(event, say, names) ?? [];
