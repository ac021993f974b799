import { setTimeout as sleep } from 'node:timers/promises';
import { ALL, ANY, EVERYTHING, NOBODY, asked, type Viewer } from '@ennead/kernel';
import { deskFor } from './commands.ts';
import { isLeaving, type Reader } from './reader.ts';
import { CLEAR, show, told } from './screen.ts';
import { forcedIn, type Session } from './session.ts';
import { spinning } from './spinner.ts';
import type { Thinker } from './thinker.ts';
import { personTurn } from './turn.ts';

const WATCHING_MS = 350;

/** How it ended: the game is over, the player left, or the input ended. */
export type Ending = 'over' | 'left' | 'end';

/** Plays a session to its end, or until the person leaves. */
export async function runSession(session: Session, reader: Reader, thinker: Thinker): Promise<Ending> {
  const { context, play, players } = session;
  const seen = new Map<Viewer, number>();
  const watched = session.personSeats.length === 0;
  let behind: Viewer = NOBODY;
  let last = -1;
  while (!session.isOver) {
    if (reader.wantsOut) return 'left';
    const seat = nextSeat(session, last);
    const { bot } = players[seat];
    if (bot !== null) {
      if (watched && seat !== last) watch(session, seen);
      const picks = await spinning(context, thinking(session, seat), thinker.decide(play, seat, bot));
      session.take(seat, spelled(session, picks));
      if (watched && context.interactive) await sleep(WATCHING_MS);
    } else {
      const only = forcedIn(play, seat);
      if (only !== null) session.take(seat, only, context.say('play.forced', { who: session.name(seat) }));
      else {
        const person = session.personOf(seat);
        if (session.needsCurtain && behind !== person) {
          const ending = await curtain(session, reader, seat);
          if (ending !== null) return ending;
        }
        behind = person;
        show(session, seat, seen);
        const turn = await personTurn(deskFor({ session, seat, reader, thinker }));
        if (turn.kind === 'left') return turn.atEnd ? 'end' : 'left';
        if (turn.kind === 'picks') session.take(seat, turn.keys);
      }
    }
    last = seat;
  }
  tellRest(session, seen);
  return 'over';
}

/** The seat that answers next: where several are asked at once, those who have not; where anybody may speak, in turn. */
function nextSeat({ play }: Session, last: number): number {
  const open = asked(play).filter(seat => play.state.flow.mode !== ALL || !play.drafts[seat]?.done);
  return (play.state.flow.mode === ANY ? open.find(seat => seat > last) : undefined) ?? open[0];
}

/** A bot's codes as keys, with something said where an option is open. */
function spelled({ game, play }: Session, codes: readonly number[]): string[] {
  return codes.map(code => game.moves.key(code, game.moves.textOf(code)?.sample(play.records.length)));
}

const thinking = (session: Session, seat: number): string =>
  session.context.say('play.thinks', { who: session.name(seat), bot: session.players[seat].name });

/** For those who only watch: what happened since, and the board. */
function watch(session: Session, seen: Map<Viewer, number>): void {
  const { context } = session;
  tellSince(session, NOBODY, seen.get(NOBODY));
  seen.set(NOBODY, session.play.records.length);
  if (context.interactive) context.print('', ...session.board(NOBODY), '');
}

/** How it came to its end, since anybody here last looked. */
function tellRest(session: Session, seen: Map<Viewer, number>): void {
  const after = seen.size === 0 ? undefined : Math.max(...seen.values());
  if (session.context.interactive) session.context.print('');
  tellSince(session, EVERYTHING, after);
}

function tellSince(session: Session, viewer: Viewer, after: number | undefined): void {
  for (const line of session.lines(viewer, after)) session.context.print(...told(session, line));
}

/** Hands the terminal over: nobody reads what was there before, and nobody who leaves reads what comes. */
async function curtain(session: Session, reader: Reader, seat: number): Promise<Ending | null> {
  const { context, players } = session;
  if (context.interactive) context.stdout.write(`${CLEAR}\x1b[3J`);
  context.print(context.say('play.curtain', { who: `${session.name(seat)} (${players[seat].name})` }));
  for (;;) {
    const said = await reader.ask(context.say('play.curtainReady'));
    if (said === null) return 'end';
    if (isLeaving(said)) return 'left';
    if (typeof said === 'string') return null;
  }
}
