import { Refused, type ChatLine, type OwnView } from '@ennead/wire/client';
import { keyFor } from '../play/keys.ts';
import { LEAVE, NEWS, UNDO, type Reader } from '../play/reader.ts';
import { scene, show, told } from '../play/screen.ts';
import { personTurn, type Desk } from '../play/turn.ts';
import { describeTable, waitingLine } from './lobby-lines.ts';
import { attempt, chatLine, obeyAt } from './obey.ts';
import { proposalsFor, sayProposal } from './proposals.ts';
import { showRefusal } from './refusal.ts';
import type { Remote } from './remote.ts';

/** How a visit ended: the game is over, the person left, the input ended, or the table may not be looked at any longer. */
export type Farewell = 'over' | 'left' | 'end' | 'gone';

/** A person at a table of a server: asks when it is their turn, waits and shows what happens when it is not. */
export class Visit {
  gone: Refused | null = null;
  private readonly remote: Remote;
  private readonly reader: Reader;
  private readonly seen = new Map<number, number>();
  /** Whether what is on the screen is out of date. */
  private isNews: () => boolean = () => false;
  private wake: () => void = () => {};
  private readonly mentioned = new Set<number>();

  constructor(remote: Remote, reader: Reader) {
    this.remote = remote;
    this.reader = reader;
  }

  /** The table has changed. */
  changed(): void {
    for (const proposal of proposalsFor(this.remote)) {
      if (this.mentioned.has(proposal.id)) continue;
      this.mentioned.add(proposal.id);
      this.reader.interject(sayProposal(this.remote, proposal));
    }
    this.look();
  }

  chatted(line: ChatLine): void {
    if (line.person !== this.remote.person) this.reader.interject(chatLine(this.remote.context, line));
  }

  refused(refused: Refused): void {
    this.gone = refused;
    this.look();
  }

  async run(): Promise<Farewell> {
    const { remote, reader } = this;
    for (;;) {
      reader.calm();
      if (this.gone) return 'gone';
      if (remote.about.phase === 'ended') return 'over';
      const { own } = remote;
      const farewell = own ? await this.answer(own) : await this.wait();
      if (farewell) return farewell;
    }
  }

  private look(): void {
    if (!this.isNews()) return;
    this.reader.nudge();
    this.wake();
  }

  /** One's turn, until there is an answer or it is no longer one's turn. */
  private async answer({ seat, decision }: OwnView): Promise<Farewell | null> {
    const { remote, reader } = this;
    const { context, game } = remote;
    this.isNews = () => this.gone !== null || remote.own?.seat !== seat || remote.own.decision !== decision;
    show(remote, seat, this.seen);
    const obey: Desk['obey'] = typed => obeyAt(remote, seat, reader, typed);
    try {
      const turn = await personTurn({ sitting: remote, seat, reader, obey, page: 'join' });
      if (turn.kind === 'left') return turn.atEnd ? 'end' : 'left';
      if (turn.kind === 'picks') await remote.watch.do({ type: 'submit', seat, decision: decision!, picks: turn.keys });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!this.gone) context.print(...showRefusal(context, game.id, error));
    }
    return null;
  }

  /** The others' turn, or the time before the game. */
  private async wait(): Promise<Farewell | null> {
    const { remote, reader } = this;
    const { context } = remote;
    const before = this.fingerprint();
    this.isNews = () => this.gone !== null || this.fingerprint() !== before;
    if (!context.interactive) return this.waitQuietly();
    const person = remote.personOf();
    if (remote.seen.play) scene(remote, person, this.seen.get(person), '');
    else context.print('', ...describeTable(remote));
    for (;;) {
      const said = await reader.ask(`${waitingLine(remote)} › `);
      if (said === NEWS) return null;
      if (said === null || said === LEAVE) return said === null ? 'end' : 'left';
      const typed = said === UNDO ? 'u' : typeof said === 'string' ? keyFor(context, 'join', said.trim()) : '';
      if (typed === '') continue;
      const obeyed = await obeyAt(remote, remote.personSeats[0] ?? 0, reader, typed);
      if (obeyed === 'left') return 'left';
      if (obeyed === 'changed') return null;
      if (obeyed === 'unknown') context.print(context.paint.dim(context.say('join.waitKeys')));
    }
  }

  /** Where lines are piped in they wait for the questions they answer; before the game there is none. */
  private async waitQuietly(): Promise<Farewell | null> {
    const { remote } = this;
    if (!remote.seen.play) {
      remote.context.print(...describeTable(remote), waitingLine(remote));
      const farewell = await this.readAhead();
      if (farewell) return farewell;
    } else if (remote.personSeats.length === 0) this.tellSince();
    if (!this.isNews()) await new Promise<void>(resolve => (this.wake = resolve));
    return null;
  }

  /** Lines piped in before the game. Answers are kept for it, but not the host's: without the host it does not begin. */
  private async readAhead(): Promise<Farewell | null> {
    const { remote, reader } = this;
    const { context, personSeats } = remote;
    const isHost = remote.about.host === remote.person;
    for (;;) {
      const said = await reader.listen();
      if (said === null && personSeats.length > 0) return 'end';
      if (typeof said !== 'string') return null;
      const typed = keyFor(context, 'join', said.trim());
      if (isHost) context.print(`› ${said.trim()}`);
      const obeyed = await obeyAt(remote, personSeats[0] ?? 0, reader, typed);
      if (obeyed === 'left') return 'left';
      if (obeyed === 'changed') return null;
      if (obeyed === 'unknown' && !isHost) {
        reader.keep(said);
        return null;
      }
      if (obeyed === 'unknown' && typed !== '') context.print(context.paint.dim(context.say('join.waitKeys')));
    }
  }

  /** Tells those who look on what happened since the last time. */
  tellSince(): void {
    const { remote, seen } = this;
    const person = remote.personOf();
    for (const line of remote.lines(person, seen.get(person))) remote.context.print(...told(remote, line));
    seen.set(person, remote.length);
  }

  /** Everything that changes what a waiting person sees. */
  private fingerprint(): string {
    const { about, seen } = this.remote;
    const { phase, seats, paused, frozen, host } = about;
    return JSON.stringify([
      phase,
      seats,
      paused,
      frozen,
      host,
      seen.play?.n,
      seen.play?.asks,
      this.remote.own !== null,
    ]);
  }

  /** Takes a seat, or one's own back from a bot that stood in. */
  async sitDown(wanted: number | null): Promise<void> {
    const { remote } = this;
    const { about, context, person } = remote;
    const own = remote.personSeats;
    for (const seat of own)
      if (about.seats[seat].bot !== null && about.phase === 'running' && !about.seats[seat].resigned)
        await attempt(remote, { type: 'take', seat });
    const open = about.seats.findIndex(chair => chair.person === null && chair.bot === null);
    const seat = wanted ?? (own.length === 0 && about.phase === 'lobby' ? open : -1);
    if (seat >= 0 && about.seats[seat]?.person !== person) await attempt(remote, { type: 'sit', seat });
    if (remote.personSeats.length > 0)
      context.print(context.say('join.seated', { seats: remote.personSeats.map(mine => mine + 1).join(', ') }));
    else context.print(context.say('join.watching'));
  }
}
