import type { Viewer } from '@ennead/kernel';
import { differenceText, knownJson, plainJson, type ChatLine, type TableView, type Told } from '@ennead/wire';
import { maskOf, type About } from '../tables/about.ts';
import type { Audience } from '../tables/house.ts';
import type { Happened, LiveTable } from '../tables/live-table.ts';
import { Looker, toldTo } from '../tables/view.ts';
import type { Session } from './session.ts';

/** All who see a table through the same eyes: they get the same messages, made once. */
export interface ViewClass {
  readonly viewer: Viewer;
  /** The number of the last message, and the view that it led to. */
  seq: number;
  last: TableView;
  readonly sessions: Set<Session>;
}

/** Those who look at one table. */
export class Room {
  readonly table: string;
  private readonly classes = new Map<Viewer, ViewClass>();
  private readonly looker: Looker;
  /** How many connections each person has here. */
  private readonly people = new Map<string, number>();
  private about: About | null = null;
  private readonly isBehind: (session: Session) => boolean;
  private readonly texts: Texts;

  constructor(table: string, audience: Audience, isBehind: (session: Session) => boolean) {
    this.table = table;
    this.texts = new Texts(table);
    this.looker = new Looker(audience);
    this.isBehind = isBehind;
  }

  get size(): number {
    let size = 0;
    for (const { sessions } of this.classes.values()) size += sessions.size;
    return size;
  }

  has(person: string): boolean {
    return this.people.has(person);
  }

  *sessions(): Generator<Session> {
    for (const { sessions } of this.classes.values()) yield* sessions;
  }

  /** Lets somebody in and shows the whole table; true if this person was not here before. */
  enter(session: Session, t: LiveTable): boolean {
    const isNew = session.asker !== null && !this.people.has(session.asker.id);
    if (!session.tables.has(this.table) && session.asker) this.count(session.asker.id, 1);
    if (isNew) this.looker.refresh();
    this.group(session, t);
    return isNew;
  }

  /** True if nobody of this person is left. */
  leave(session: Session): boolean {
    if (!this.ungroup(session) || !session.asker) return false;
    this.count(session.asker.id, -1);
    if (this.people.has(session.asker.id)) return false;
    this.looker.refresh();
    return true;
  }

  /** The whole view, as the others of the class have it. Who reads too slowly gets it when it has caught up. */
  show(session: Session, t: LiveTable): void {
    if (this.isBehind(session)) return;
    const { seq, last, viewer } = session.tables.get(this.table)!;
    session.post(this.texts.whole(seq, last, toldTo(t.told, viewer), t.chat ?? []));
  }

  /** Everybody gets a whole view: what they had came from a table that is no longer in memory. */
  resync(t: LiveTable): void {
    this.looker.refresh();
    const sessions = [...this.sessions()];
    for (const session of sessions) this.ungroup(session);
    for (const session of sessions) this.group(session, t);
    this.about = t.about;
  }

  /** Tells every class what is new for it. */
  publish(t: LiveTable, told: readonly Happened[], lines: readonly ChatLine[]): void {
    if (this.about !== t.about) this.regroup(t);
    const { texts } = this;
    texts.begin(t, told);
    for (const viewers of this.classes.values()) {
      const view = this.looker.look(t, viewers.viewer, viewers.last);
      const news = texts.update(viewers, view);
      if (news === null) continue;
      viewers.last = view;
      viewers.seq++;
      for (const session of viewers.sessions) if (!this.isBehind(session)) session.post(news);
    }
    for (const line of lines) {
      const text = plainJson({ type: 'chat', table: this.table, line });
      for (const session of this.sessions()) if (!this.isBehind(session)) session.post(text);
    }
  }

  private count(person: string, by: number): void {
    const count = (this.people.get(person) ?? 0) + by;
    if (count > 0) this.people.set(person, count);
    else this.people.delete(person);
  }

  /** Puts a session among those with the same eyes, and shows it the whole table. */
  private group(session: Session, t: LiveTable): void {
    const viewer = maskOf(t.about, session.asker?.id ?? null);
    let viewers = this.classes.get(viewer);
    if (!viewers) {
      viewers = { viewer, seq: 1, last: this.looker.look(t, viewer), sessions: new Set() };
      this.classes.set(viewer, viewers);
    }
    const before = session.tables.get(this.table);
    if (before && before !== viewers) this.ungroup(session);
    viewers.sessions.add(session);
    session.tables.set(this.table, viewers);
    this.show(session, t);
  }

  private ungroup(session: Session): boolean {
    const viewers = session.tables.get(this.table);
    if (!viewers) return false;
    session.tables.delete(this.table);
    viewers.sessions.delete(session);
    if (viewers.sessions.size === 0) this.classes.delete(viewers.viewer);
    return true;
  }

  /** Somebody took or left a seat: they see with other eyes now. */
  private regroup(t: LiveTable): void {
    const seatsBefore = this.about?.seats;
    this.about = t.about;
    if (seatsBefore === t.about.seats) return;
    for (const session of Array.from(this.sessions())) {
      const viewer = maskOf(t.about, session.asker?.id ?? null);
      if (session.tables.get(this.table)!.viewer !== viewer) this.group(session, t);
    }
  }
}

/** The texts of views and changes, one after the other: what several classes share is compared and written once. */
class Texts {
  private readonly table: string;
  private readonly begun: string;
  private told: readonly Happened[] = [];
  private perfect = false;
  /** The last edit of each part. */
  private readonly about = new PartEdit('about');
  private readonly clock = new PartEdit('clock');
  private readonly play = new PartEdit('play');
  private readonly own = new PartEdit('own');
  private sharedTold: string | null = null;
  private readonly wholeAbout = new LastJson();
  private readonly wholePlay = new LastJson();

  constructor(table: string) {
    this.table = table;
    this.begun = `{"type":"update","table":"${table}","seq":`;
  }

  /** The message that shows a whole view. */
  whole(seq: number, { about, clock, play, own }: TableView, told: readonly Told[], chat: readonly ChatLine[]): string {
    const parts = `"about":${this.wholeAbout.of(about)},"play":${this.wholePlay.of(play)}`;
    const view = `{${parts},"clock":${plainJson(clock)},"own":${plainJson(own)}}`;
    const rest = `"told":${knownJson(told)},"chat":${plainJson(chat)}`;
    return `{"type":"view","table":"${this.table}","seq":${seq},"view":${view},${rest}}`;
  }

  begin({ game }: LiveTable, told: readonly Happened[]): void {
    this.wholeAbout.forget();
    this.wholePlay.forget();
    this.told = told;
    this.perfect = game.perfect === true;
    this.sharedTold = told.length === 0 ? NOTHING_TOLD : null;
  }

  /** The message that takes a class from its last view to this one; null if nothing is new to it. */
  update({ last, seq, viewer }: ViewClass, view: TableView): string | null {
    const edits = joined(
      joined(this.about.text(last.about, view.about), this.clock.text(last.clock, view.clock)),
      joined(this.play.text(last.play, view.play), this.own.text(last.own, view.own)),
    );
    const told = this.toldTo(viewer);
    if (edits === '' && told === NOTHING_TOLD) return null;
    return `${this.begun}${seq + 1},"patch":{${edits}${told}`;
  }

  /** The end of the message. Where nothing is hidden all are told the same, and as it is. */
  private toldTo(viewer: Viewer): string {
    if (this.sharedTold !== null) return this.sharedTold;
    const text = `},"told":${knownJson(this.perfect ? this.told : toldTo(this.told, viewer))}}`;
    if (this.perfect) this.sharedTold = text;
    return text;
  }
}

const NOTHING_TOLD = '}}';

const joined = (some: string, more: string): string => (some === '' || more === '' ? some + more : `${some},${more}`);

/** A value as JSON, written once for those who look at the same one after another. */
class LastJson {
  private value: unknown;
  private text: string | null = null;

  of(value: unknown): string {
    if (value !== this.value || this.text === null) this.text = plainJson(value);
    this.value = value;
    return this.text;
  }

  /** Keeps nothing until somebody looks again. */
  forget(): void {
    this.value = undefined;
    this.text = null;
  }
}

/** What has changed in one part of a view. Classes that share the part share the text. */
class PartEdit {
  private readonly part: string;
  private before: unknown = null;
  private after: unknown = null;
  private last = '';

  constructor(part: string) {
    this.part = part;
  }

  text(before: unknown, after: unknown): string {
    if (before === after) return '';
    if (before === this.before && after === this.after) return this.last;
    const edit = differenceText(before, after);
    this.before = before;
    this.after = after;
    return (this.last = edit === null ? '' : `"${this.part}":${edit}`);
  }
}
