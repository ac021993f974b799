import type { OwnView } from '@ennead/wire/client';
import { useSay } from '../i18n.ts';
import { status } from '../server.ts';
import { useCell } from '../store.ts';
import { useTable } from './context.ts';
import { handedIn, isGiven } from './eyes.ts';

/** The sentence that says where the game stands. */
export function useSentence(own: OwnView | null, isCovered: boolean): string {
  const say = useSay();
  const { model, view, voice, now, mine, seat, who } = useTable();
  const { travel, unsent } = useCell(model.state);
  const isPast = travel !== null;
  const isCut = useCell(status).status !== 'open';
  const { about, play } = view;
  if (isPast) return say('time.past');
  if (about.frozen !== null) return say('table.frozen', { why: about.frozen });
  if (isCut && unsent > 0) return say('table.unsent');
  if (about.phase === 'ended') return say('table.over');
  if (about.paused) return say('table.paused');
  const givenUp = mine.filter(one => isGiven(about.seats[one]));
  if (mine.length > 0 && givenUp.length === mine.length)
    return say(about.seats[givenUp[0]].reason === 'time' ? 'table.timeUp' : 'table.botPlays');
  const kind = play?.asks.find(ask => ask.seat === own?.seat)?.kind;
  if (own && kind !== undefined && !isCovered) return voice.ask(kind, now);
  const asked = play?.asks.filter(({ done }) => !done).map(({ seat }) => who(seat)) ?? [];
  const waiting = asked.join(', ');
  if (handedIn(view, seat)) return say('table.handedIn', { who: waiting });
  const line = say('table.waiting', { who: waiting });
  const plays = mine.some(one => !about.seats[one].resigned);
  return plays ? line : `${say('table.looking')} ${line}`;
}
