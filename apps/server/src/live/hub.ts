import type { ChatLine, Refusal } from '@ennead/wire';
import type { Clock } from '../clock.ts';
import type { Limits } from '../settings.ts';
import type { Audience } from '../tables/house.ts';
import type { Happened, LiveTable } from '../tables/live-table.ts';
import type { Tables } from '../tables/tables.ts';
import { Room } from './room.ts';
import type { Session } from './session.ts';

/** A line with so many times the backlog is cut at once. */
const FAR_BEHIND = 4;
/** Hundredths of a second that a closing server waits for its clients to go. */
const PATIENCE = 50;

const NOBODY: readonly Session[] = [];

/** Everybody who is connected, and what they look at. */
export class Hub implements Audience {
  tables!: Tables;
  readonly sessions = new Set<Session>();
  /** How often connections were ended: a hello that is being answered meanwhile may be void. */
  dismissals = 0;
  private readonly clock: Clock;
  private readonly limits: Limits;
  private readonly rooms = new Map<string, Room>();
  private readonly people = new Map<string, Session[]>();
  private dirty: Session[] = [];
  private stopSweep: () => void = () => {};
  private sweeps = 0;

  constructor(clock: Clock, limits: Limits) {
    this.clock = clock;
    this.limits = limits;
    this.stopSweep = clock.after(limits.sweepEvery, () => this.sweep());
  }

  /** Sends what is said at one go, by a callback or by the promises that it settles, as soon as all of it is said. */
  readonly flushLater = (session: Session): void => {
    if (this.dirty.push(session) === 1) process.nextTick(() => this.flush());
  };

  private flush(): void {
    const sessions = this.dirty;
    this.dirty = [];
    for (const session of sessions) {
      session.flush();
      const { waiting } = session.line;
      if (waiting > this.limits.backlogBytes) session.behindSince ??= this.clock.now();
      if (waiting > FAR_BEHIND * this.limits.backlogBytes) session.line.cut();
    }
  }

  isPresent(table: string, person: string): boolean {
    return this.rooms.get(table)?.has(person) ?? false;
  }

  watchers(table: string): number {
    return this.rooms.get(table)?.size ?? 0;
  }

  /** A session says who it is. */
  greet(session: Session): void {
    if (!session.asker) return;
    const own = this.people.get(session.asker.id);
    if (own) own.push(session);
    else this.people.set(session.asker.id, [session]);
  }

  /** Called in the table's turn: what is shown is durable. */
  enter(session: Session, t: LiveTable): void {
    if (session.closed) return;
    let room = this.rooms.get(t.id);
    if (!room) this.rooms.set(t.id, (room = new Room(t.id, this, other => this.isBehind(other))));
    if (room.enter(session, t)) this.tables.presence(t.id, session.asker!.id, true);
  }

  /** The whole view again. */
  show(session: Session, t: LiveTable): void {
    if (session.tables.has(t.id)) this.rooms.get(t.id)?.show(session, t);
  }

  leave(session: Session, table: string): void {
    const room = this.rooms.get(table);
    if (!room) return;
    const gone = room.leave(session);
    if (room.size === 0) this.rooms.delete(table);
    if (gone) this.tables.presence(table, session.asker!.id, false);
  }

  /** The line is gone. */
  lost(session: Session): void {
    session.closed = true;
    this.sessions.delete(session);
    for (const table of Array.from(session.tables.keys())) this.leave(session, table);
    if (!session.asker) return;
    const others = this.people.get(session.asker.id)?.filter(other => other !== session) ?? [];
    if (others.length > 0) this.people.set(session.asker.id, others);
    else this.people.delete(session.asker.id);
  }

  publish(t: LiveTable, told: readonly Happened[], lines: readonly ChatLine[]): void {
    this.rooms.get(t.id)?.publish(t, told, lines);
  }

  resync(t: LiveTable): void {
    this.rooms.get(t.id)?.resync(t);
  }

  expel(table: string, person: string | null, refusal: Refusal): void {
    for (const session of Array.from(this.rooms.get(table)?.sessions() ?? [])) {
      if (person !== null && session.asker?.id !== person) continue;
      session.say({ type: 'gone', table, ...refusal });
      this.leave(session, table);
    }
  }

  turn(person: string, { id: table, game: { id: game } }: LiveTable, seat: number, kind: string): void {
    for (const session of this.people.get(person) ?? NOBODY)
      if (!session.tables.has(table)) session.say({ type: 'turn', table, game, seat, kind });
  }

  renamed(person: string, name: string | null): void {
    for (const session of this.people.get(person) ?? NOBODY) session.asker = { id: person, name };
  }

  /** Ends all connections of a person, or of everybody. */
  dismiss(person: string | null, reason: string): void {
    this.dismissals++;
    for (const session of Array.from(person === null ? this.sessions : (this.people.get(person) ?? NOBODY)))
      session.end(reason);
  }

  /** Whether a session has to miss this; it gets the whole view when it has caught up. */
  private isBehind(session: Session): boolean {
    if (session.behindSince === null && session.line.waiting > this.limits.backlogBytes)
      session.behindSince = this.clock.now();
    return session.behindSince !== null;
  }

  /** Looks after the lines: who has caught up gets whole views, who has not for too long is cut off, and the dead are found. */
  private sweep(): void {
    this.stopSweep = this.clock.after(this.limits.sweepEvery, () => this.sweep());
    const every = Math.max(1, Math.round(this.limits.heartbeatEvery / this.limits.sweepEvery));
    const beat = ++this.sweeps % every === 0;
    for (const session of Array.from(this.sessions)) {
      if (session.behindSince !== null) this.look(session, session.behindSince);
      if (beat) this.beat(session);
    }
  }

  private look(session: Session, since: number): void {
    if (session.line.waiting < this.limits.backlogBytes / 2) {
      session.behindSince = null;
      for (const table of session.tables.keys())
        this.tables.read(table, t => this.show(session, t)).catch(() => this.leave(session, table));
    } else if (this.clock.now() - since > this.limits.behindFor) session.line.cut();
  }

  private beat(session: Session): void {
    if (!session.alive) return session.line.cut();
    session.alive = false;
    session.line.ping();
  }

  /** Says goodbye to everybody, and cuts off those who do not go. */
  async close(): Promise<void> {
    this.stopSweep();
    this.dismiss(null, 'the server stops');
    for (let i = 0; i < PATIENCE && this.sessions.size > 0; i++) await new Promise(resolve => setTimeout(resolve, 10));
    for (const session of Array.from(this.sessions)) session.line.cut();
  }
}
