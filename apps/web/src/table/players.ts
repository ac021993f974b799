import type { Player } from '@ennead/board';
import type { TableView } from '@ennead/wire/client';

type Chair = TableView['about']['seats'][number];

export interface Naming {
  you: string;
  guest: (seat: number) => string;
  open: string;
  bot: (level: string) => string;
  standIn: (who: string, bot: string) => string;
}

/** What is left on a seat's clock at a moment of the server's time. */
export function leftOn(clock: TableView['clock'], seat: number, now: number): number | null {
  if (!clock) return null;
  const { at, left, running } = clock;
  return Math.max(0, left[seat] - (running.includes(seat) ? now - at : 0));
}

/** The chairs as everybody may know them. */
export function playersOf(view: TableView, person: string | null, now: number, naming: Naming): Player[] {
  const { about, play, clock } = view;
  const isMine = (at: string | null): boolean => at !== null && at === person;
  const several = about.seats.filter(chair => isMine(chair.person)).length > 1;
  // Where the last but one has given up nobody plays on, though a bot has the seat.
  const hasNoBot = (chair: Chair): boolean => chair.resigned && about.result?.how === 'resigned';
  return about.seats.map((chair, seat) => ({
    name: nameOf(hasNoBot(chair) ? { ...chair, bot: null } : chair, seat, isMine(chair.person) && !several, naming),
    isBot: chair.bot !== null,
    isYou: isMine(chair.person),
    isAway: chair.away,
    resigned: chair.resigned,
    isAsked: play?.asks.some(ask => ask.seat === seat && !ask.done) ?? false,
    clock: leftOn(clock, seat, now),
  }));
}

function nameOf(chair: Chair, seat: number, isYou: boolean, naming: Naming): string {
  if (chair.person === null) return chair.bot === null ? naming.open : naming.bot(chair.bot);
  const who = isYou ? naming.you : (chair.name ?? naming.guest(seat + 1));
  return chair.bot === null ? who : naming.standIn(who, naming.bot(chair.bot));
}
