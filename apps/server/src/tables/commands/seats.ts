import type { ClockSetting, Command } from '@ennead/wire';
import { isOutOfTime } from '../clocks.ts';
import { emptyChair, finish, forgetLobby, giveToBot, passHost } from '../game.ts';
import { refuse } from '../refused.ts';
import { change, changeChair, note, ownChair, wantAsker, wantPlay, type Work } from '../work.ts';
import { wantLevel } from './lobby.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Lets a bot play on; the seat stays one's own. */
export function hand(work: Work, { seat, level }: Of<'hand'>): void {
  wantPlay(work);
  if (ownChair(work, seat).resigned) refuse('resigned', 'whoever has resigned does not choose who plays on');
  giveToBot(work, seat, wantLevel(level ?? work.t.about.standIn), 'handed');
}

const NEXT_DECISION = 'your time for this decision has run out: take the seat back at its next one';

const TIME_IS_UP: Record<ClockSetting['kind'], string> = {
  none: NEXT_DECISION,
  move: NEXT_DECISION,
  days: NEXT_DECISION,
  total: 'your time for the whole game has run out: a bot plays your seat to the end',
};

/** Takes one's seat back from the bot. */
export function take(work: Work, { seat }: Of<'take'>): void {
  wantPlay(work);
  const { id } = wantAsker(work);
  const { bot, resigned } = ownChair(work, seat);
  if (resigned) refuse('resigned', 'whoever has resigned does not come back');
  if (bot === null) return;
  if (isOutOfTime(work.t, seat)) refuse('time', TIME_IS_UP[work.t.about.clockSetting.kind]);
  changeChair(work, seat, { bot: null, reason: null });
  note(work, { type: 'sat', seat, person: id });
}

/** Goes for good: seats are free before the game, and go to bots while it runs. */
export function leave(work: Work): void {
  const { id } = wantAsker(work);
  if (work.t.about.phase !== 'ended') removeFromSeats(work, id, 'left');
}

export function removeFromSeats(work: Work, person: string, reason: 'left' | 'removed' | 'forgotten'): void {
  const { about, play } = work.t;
  const { phase, standIn } = about;
  about.seats.forEach((chair, seat) => {
    if (chair.person !== person) return;
    if (phase === 'lobby') emptyChair(work, seat);
    else if (phase === 'running') giveToBot(work, seat, chair.bot ?? standIn, chair.resigned ? 'resigned' : reason);
    if (chair.resigned || phase === 'ended') changeChair(work, seat, { person: null, name: null });
  });
  if (about.host === person) passHost(work);
  if (phase === 'lobby' && work.t.about.host === null) return forgetLobby(work, 'everybody has left this table');
  const nobody = work.t.about.seats.every(chair => chair.person === null);
  if (phase === 'running' && play && nobody) {
    note(work, { type: 'closed' });
    finish(work, 'closed');
  }
}

/** Gives up with all one's seats of that side. A bot plays on, and the side counts as last. */
export function resign(work: Work, { seat }: Of<'resign'>): void {
  const play = wantPlay(work);
  const { person, resigned } = ownChair(work, seat);
  if (resigned) return;
  const { about, game } = work.t;
  const sides = game.sides(play.state);
  const gone = about.seats.flatMap((chair, other) =>
    chair.person === person && sides[other] === sides[seat] && !chair.resigned ? [other] : [],
  );
  for (const other of gone) {
    giveToBot(work, other, about.standIn, 'resigned');
    changeChair(work, other, { resigned: true });
  }
  note(work, { type: 'resigned', seats: gone });
  const chairs = work.t.about.seats;
  if (chairs.some((chair, other) => sides[other] === sides[seat] && !chair.resigned)) return;
  const out = [...about.resigned, sides[seat]];
  change(work, { resigned: out });
  if (new Set(sides).size - out.length <= 1) finish(work, 'resigned');
}
