import { patch, type Edit } from '../difference.ts';
import type { ChatLine, Command, Done, ServerMessage, TableView, Told } from '../messages/index.ts';
import type { Refused } from './refused.ts';

/** What a table tells whoever looks at it. */
export interface WatchHandlers {
  /** The view has changed; `told` is what happened since the last call, in order, and never twice. */
  onView?: (view: TableView, told: readonly Told[]) => void;
  onChat?: (line: ChatLine) => void;
  /** The table may not be looked at any longer. */
  onGone?: (refused: Refused) => void;
  /** Nobody keeps an earlier view: each may be made over the one before. */
  inPlace?: boolean;
}

type ViewMessage = Extract<ServerMessage, { type: 'view' }>;
type UpdateMessage = Extract<ServerMessage, { type: 'update' }>;

const NOTHING: readonly Told[] = [];

/** A table that this client looks at: its view, kept up to date. */
export class Watch {
  readonly table: string;
  /** The first whole view, or why there is none. */
  readonly ready: Promise<TableView>;
  view: TableView | null = null;
  chat: ChatLine[] = [];
  private seq = 0;
  /** The last record whose events were told. */
  private heard = -1;
  private readonly handlers: WatchHandlers;
  private readonly line: {
    perform(table: string, command: Command): Promise<Done>;
    resync(table: string): void;
    leave(table: string): void;
  };
  private resolve!: (view: TableView) => void;
  private reject!: (refused: Refused) => void;
  private asking = false;

  constructor(table: string, handlers: WatchHandlers, line: Watch['line']) {
    this.table = table;
    this.handlers = handlers;
    this.line = line;
    this.ready = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    this.ready.catch(() => undefined);
  }

  /** Does something at this table. It is carried out once, however often the line breaks. */
  do(command: Command): Promise<Done> {
    return this.line.perform(this.table, command);
  }

  /** Answers what a seat is asked. */
  submit(seat: number, picks: readonly string[]): Promise<Done> {
    return this.do({ type: 'submit', seat, decision: this.decisionOf(seat), picks: [...picks] });
  }

  draft(seat: number, picks: readonly string[]): Promise<Done> {
    return this.do({ type: 'draft', seat, decision: this.decisionOf(seat), picks: [...picks] });
  }

  stop(): void {
    this.line.leave(this.table);
  }

  private decisionOf(seat: number): number {
    return this.view?.own.find(own => own.seat === seat)?.decision ?? 0;
  }

  /** A whole view has come. */
  takeView({ seq, view, told, chat }: ViewMessage): void {
    this.seq = seq;
    this.view = view;
    this.chat = chat;
    this.asking = false;
    this.resolve(view);
    this.tell(told);
  }

  /** A difference has come; if one before it is missing the whole view is asked for, and this one forgotten. */
  takeUpdate({ seq, patch: edit, told }: UpdateMessage): void {
    if (!this.view || seq <= this.seq) return;
    if (seq !== this.seq + 1) {
      if (!this.asking) this.line.resync(this.table);
      this.asking = true;
      return;
    }
    this.seq = seq;
    this.view = patch(this.view, edit as Edit | undefined, this.handlers.inPlace) as TableView;
    this.tell(told ?? NOTHING);
  }

  takeChat(line: ChatLine): void {
    this.chat = [...this.chat, line];
    this.handlers.onChat?.(line);
  }

  refuse(refused: Refused): void {
    this.reject(refused);
    this.handlers.onGone?.(refused);
  }

  private tell(told: readonly Told[]): void {
    const isNew = ({ n }: Told): boolean => n > this.heard;
    const news = told.every(isNew) ? told : told.filter(isNew);
    this.heard = news.at(-1)?.n ?? this.heard;
    this.handlers.onView?.(this.view!, news);
  }
}
