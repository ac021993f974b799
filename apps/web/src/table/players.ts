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

/** A chair, and what its person is called in a sentence: a bot that plays for them is told beside the name only. */
export interface Sitter extends Player {
  called: string;
}

/** The chairs as everybody may know them. */
export function playersOf(view: TableView, person: string | null, now: number, naming: Naming): Sitter[] {
  const { about, play, clock } = view;
  const isMine = (at: string | null): boolean => at !== null && at === person;
  const several = about.seats.filter(chair => isMine(chair.person)).length > 1;
  const isOver = about.phase === 'ended';
  return about.seats.map((chair, seat) => {
    const own = isMine(chair.person) && !several ? naming.you : null;
    const called = calledOf(chair, seat, naming);
    const { bot } = chair;
    const isPlayed = chair.person !== null && bot !== null && !isOver;
    return {
      name: isPlayed ? naming.standIn(own ?? called, naming.bot(bot)) : (own ?? called),
      // One does not wait for oneself where a bot plays.
      called: isPlayed ? called : (own ?? called),
      isBot: bot !== null,
      isYou: isMine(chair.person),
      isAway: chair.away,
      resigned: chair.resigned,
      isAsked: play?.asks.some(ask => ask.seat === seat && !ask.done) ?? false,
      clock: leftOn(clock, seat, now),
    };
  });
}

function calledOf({ person, name, bot }: Chair, seat: number, naming: Naming): string {
  if (person !== null) return name ?? naming.guest(seat + 1);
  return bot === null ? naming.open : naming.bot(bot);
}
