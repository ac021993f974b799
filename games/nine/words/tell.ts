import type { GameEvent } from '@ennead/kernel';
import type { Count, Won } from '../src/index.ts';
import { SEPARATOR, paramsOf, sayCard, sayCards, type Names } from './say.ts';
import type { Key, Say } from './shape.ts';

/** Between the lines of a count, whose parts have commas. */
const LINE_SEPARATOR = '; ';

type Teller = (event: GameEvent, say: Say, names: Names) => readonly string[];

const text = (value: unknown): string => String(value);
const who = (event: GameEvent, names: Names): string => names(event['seat'] as number);

/** Null where whoever listens may not know them. */
const cardsIn = (event: GameEvent): readonly string[] | null => event['cards'] as string[] | null;

/** Deeds that are told in two ways, and which of them. */
const TWO_WAYS: Readonly<Record<string, (event: GameEvent) => string>> = {
  alpha: event => (event['loot'] === 'nothing' ? 'nothing' : 'steal'),
  fenghuang: event => (event['gained'] === false ? 'nothing' : 'gained'),
  turn: event => (event['gained'] === false ? 'nothing' : 'gained'),
};

/** The card that a column loses is one in disguise. */
const isCopy = (event: GameEvent): boolean => event['card'] !== event['column'];

const cardAndColumn = (event: GameEvent, say: Say): Record<'card' | 'column', string> => ({
  card: sayCard(text(event['card']), say),
  column: sayCard(text(event['column']), say),
});

const tellers: Readonly<Record<string, Teller>> = {
  round: (event, say, names) => [
    say('events.round', {
      round: text(event['round']),
      cards: text(event['cards']),
      limit: text(event['limit']),
      who: names(event['first'] as number),
    }),
  ],
  dealt(event, say, names) {
    const cards = cardsIn(event);
    const count = event['count'] as number;
    if (cards === null || count === 0) return [say('events.dealtHidden', { who: who(event, names), count })];
    return [say('events.dealt', { who: who(event, names), cards: sayCards(cards, say) })];
  },
  drew(event, say, names) {
    const card = event['card'] as string | null;
    if (card === null) return [say('events.drewHidden', { who: who(event, names) })];
    return [say('events.drew', { who: who(event, names), card: sayCard(card, say) })];
  },
  chose(event, say, names) {
    const cards = cardsIn(event);
    const deed =
      cards === null
        ? say('events.choseHidden', { who: who(event, names), count: event['count'] as number })
        : say('events.chose', { who: who(event, names), cards: sayCards(cards, say) });
    return [say(event['paid'] === true ? 'events.paid' : 'events.did', { deed })];
  },
  putBack: (_event, say) => [say('events.putBack')],
  kingdom: (event, say, names) => [say('events.kingdom', { who: who(event, names) })],
  revealed: (event, say, names) => [
    say('events.revealed', { who: who(event, names), card: sayCard(text(event['card']), say) }),
  ],
  did(event, say, names) {
    const move = text(event['move']);
    const way = TWO_WAYS[move]?.(event);
    const key = way === undefined ? `did.${move}` : `did.${move}.${way}`;
    const deed = say(key as Key, {
      who: who(event, names),
      ...paramsOf(event as unknown as Record<string, string>, say, names),
    });
    return [say(event['copied'] === true ? 'events.copied' : 'events.did', { deed })];
  },
  destroyed(event, say, names) {
    if (!isCopy(event)) return []; // the deed has said it
    return [say('events.destroyedCopy', { owner: names(event['owner'] as number), ...cardAndColumn(event, say) })];
  },
  discarded: (event, say, names) => [
    say(isCopy(event) ? 'events.discardedCopy' : 'events.discarded', {
      who: who(event, names),
      ...cardAndColumn(event, say),
    }),
  ],
  shieldLost: (event, say, names) => [say('events.shieldLost', { who: who(event, names) })],
  ends: (event, say, names) => [say('events.ends', { who: who(event, names) })],
  count(event, say, names) {
    const won = event['won'] as Won[];
    const scored = (event['counts'] as Count[]).map(({ total, ...count }, seat) => {
      const lines = Object.entries(count).map(([what, points]) => {
        const parts = partsOf(what, won[seat], say).join(SEPARATOR);
        return say(parts === '' ? 'events.line' : 'events.lineOf', {
          what: say(`counts.${what}` as Key),
          points,
          parts,
        });
      });
      return say('events.scored', { who: names(seat), total, lines: lines.join(LINE_SEPARATOR) });
    });
    return [say('events.count'), ...scored];
  },
};

/** What a line of the count is made of, for those that have parts. */
function partsOf(what: string, { supremacies, further, influences }: Won, say: Say): string[] {
  if (what === 'influences') return influences.map(id => sayCard(id, say));
  if (what !== 'supremacies') return [];
  return [...supremacies.map(id => say(`tokens.${id}`)), ...(further ? [sayCard('justice', say)] : [])];
}

/** An event in words, a line each; nothing for one that is not for people. */
export const tell: Teller = (event, say, names) => tellers[event.type]?.(event, say, names) ?? [];
