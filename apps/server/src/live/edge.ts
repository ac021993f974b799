import { ClientMessage, VERSION, type Command, type Refusal } from '@ennead/wire';
import type { Identity } from '../people/identity.ts';
import type { Attempts } from '../people/attempts.ts';
import { hashPassword } from '../people/passwords.ts';
import { admit, wantStillAdmitted } from '../tables/admission.ts';
import { withChat } from '../tables/chat.ts';
import { maySet } from '../tables/commands/lobby.ts';
import { Refused, refusalOf } from '../tables/refused.ts';
import { answerBefore } from '../tables/replies.ts';
import type { Tables } from '../tables/tables.ts';
import type { Asker } from '../tables/work.ts';
import type { Hub } from './hub.ts';
import { readSubmit } from './quick.ts';
import type { Session } from './session.ts';

type Do = Extract<ClientMessage, { type: 'do' }>;

export interface EdgeParts {
  hub: Hub;
  tables: Tables;
  identity: Identity;
  attempts: Attempts;
}

/** Where messages come in: each is checked against its schema, and answered or refused. Nothing thrown here goes further. */
export class Edge {
  private readonly hub: Hub;
  private readonly tables: Tables;
  private readonly identity: Identity;
  private readonly attempts: Attempts;

  constructor({ hub, tables, identity, attempts }: EdgeParts) {
    this.attempts = attempts;
    this.hub = hub;
    this.tables = tables;
    this.identity = identity;
  }

  /** One frame of a client; `over` is called when it is answered. */
  receive(session: Session, data: string, over: () => void): void {
    if (session.closed) return over(); // it has been told to go, and has not gone yet
    session.alive = true;
    const began = performance.now();
    const submit = readSubmit(data);
    const raw = submit ?? parse(data);
    if (!session.messages.take()) {
      session.refuse(idOf(raw), TOO_FAST);
      return this.answered(began, over);
    }
    if (submit && session.greeted && session.asker) return this.submit(session, session.asker, submit, began, over);
    const failed = (error: unknown): void => this.refuse(session, idOf(raw), error);
    void this.read(session, raw)
      .catch(failed)
      .then(() => this.answered(began, over));
  }

  /** What nearly all messages are goes past the schema and the promises. */
  private submit(session: Session, asker: Asker, { id, table, command }: Do, began: number, over: () => void): void {
    this.tables.perform(table, asker, id, command, (refused, done) => {
      if (done) session.sayDone(id, done);
      else this.refuse(session, id, refused);
      this.answered(began, over);
    });
  }

  private answered(began: number, over: () => void): void {
    this.tables.house.meter.answered(performance.now() - began);
    over();
  }

  private refuse(session: Session, id: string | null, error: unknown): void {
    const { meter, log } = this.tables.house;
    const refusal = refusalOf(error);
    if (!refusal) log('error', 'a message came to a fault', { error: String(error) });
    meter.refused(refusal?.code ?? 'fault');
    session.refuse(id, refusal ?? FAULT);
  }

  private async read(session: Session, raw: unknown): Promise<void> {
    const message = ClientMessage.safeParse(raw);
    if (message.success) await this.take(session, message.data);
    else session.refuse(idOf(raw), malformed(message.error.issues[0]));
  }

  private async take(session: Session, message: ClientMessage): Promise<void> {
    if (message.type === 'hello') return this.hello(session, message);
    if (!session.greeted) return session.refuse(idOf(message), { code: 'identity', message: 'say hello first' });
    switch (message.type) {
      case 'watch':
        return this.watch(session, message);
      case 'unwatch':
        if (!session.tables.has(message.table)) return undefined;
        this.hub.leave(session, message.table);
        return this.tables.turnedAway(message.table);
      case 'resync':
        if (!session.tables.has(message.table)) return undefined;
        return this.tables.read(message.table, t => this.hub.show(session, t));
      case 'do':
        return this.do(session, message);
      case 'ping':
        return session.say({ type: 'pong', now: this.tables.house.clock.now() });
    }
  }

  private async hello(session: Session, { version, token }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    if (session.greeted || session.greeting)
      return session.refuse(null, { code: 'malformed', message: 'hello was said already' });
    if (version !== VERSION) {
      session.refuse(null, {
        code: 'version',
        message: `this server speaks version ${VERSION}, not ${version}: load the page anew`,
      });
      return session.end('another version');
    }
    session.greeting = true;
    const shown = token ?? session.cookie;
    const person = shown === null ? null : await this.personOf(shown);
    // A cookie that is no longer good is nobody's; a token that was shown on purpose is refused.
    if (person && !person.ok && token !== undefined) {
      session.refuse(null, { code: 'identity', message: person.error });
      return session.end('unknown token');
    }
    if (person?.ok) session.asker = { id: person.value.id, name: person.value.name };
    if (session.closed) return;
    session.greeted = true;
    this.hub.greet(session);
    session.say({ type: 'welcome', version: VERSION, person: session.asker, now: this.tables.house.clock.now() });
  }

  private async watch(
    session: Session,
    { id, table, password }: Extract<ClientMessage, { type: 'watch' }>,
  ): Promise<void> {
    const { limits } = this.tables.house;
    if (!session.tables.has(table) && session.tables.size >= limits.tablesPerConnection)
      return session.refuse(id, {
        code: 'limit',
        message: `one connection looks at ${limits.tablesPerConnection} tables at most`,
      });
    if (this.hub.watchers(table) >= limits.watchersPerTable)
      return session.refuse(id, { code: 'limit', message: 'too many people look at this table' });
    const saying =
      password === undefined ? undefined : { password, wantAttempt: () => this.wantAttempt(session, table) };
    const said = await admit(this.tables, table, session.asker, saying);
    await withChat(this.tables, table, t => {
      wantStillAdmitted(t, session.asker, said);
      this.hub.enter(session, t);
    });
  }

  /** The person of a token; asked again if somebody's tokens were made void meanwhile. */
  private async personOf(token: string): ReturnType<Identity['person']> {
    for (;;) {
      const { dismissals } = this.hub;
      const person = await this.identity.person(token);
      if (this.hub.dismissals === dismissals) return person;
    }
  }

  private wantAttempt({ address, asker }: Session, table: string): void {
    if (!this.attempts.take({ address, person: asker?.id ?? null, table }))
      throw new Refused('too-fast', 'slowly: too many passwords at once');
  }

  private async do(session: Session, message: Do): Promise<void> {
    const { id, table, command } = message;
    const { asker } = session;
    if (!asker) return session.refuse(id, { code: 'identity', message: 'say who you are first: hello with a token' });
    if (command.type === 'set' && command.password !== undefined) {
      const before = await this.tables.read(table, t => answerBefore(t, asker, id, command));
      if (before instanceof Refused) throw before;
      if (before) return session.sayDone(id, before);
      await this.hash(session, table, command);
      if (session.closed) return;
    }
    await new Promise<void>((resolve, reject) => {
      this.tables.perform(table, asker, id, command, (refused, done) => {
        if (refused) return reject(refused);
        session.sayDone(id, done!);
        resolve();
      });
    });
  }

  /** A password is hashed before the table sees it, and not before its sender may set one: it takes a while. */
  private async hash(session: Session, table: string, command: Extract<Command, { type: 'set' }>): Promise<void> {
    await this.tables.run(table, session.asker, maySet);
    this.wantAttempt(session, table);
    command.password = await hashPassword(command.password!);
  }
}

const TOO_FAST: Refusal = { code: 'too-fast', message: 'slowly: too many messages at once' };
const FAULT: Refusal = { code: 'fault', message: 'something went wrong here, not with you: it has been written down' };

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The id of a request, as far as there is one, so that its sender can be told. */
function idOf(raw: unknown): string | null {
  const id = typeof raw === 'object' && raw !== null ? (raw as { id?: unknown }).id : null;
  return typeof id === 'string' && id.length <= 48 ? id : null;
}

function malformed(issue: { path: readonly PropertyKey[]; message: string } | undefined): Refusal {
  const where = issue && issue.path.length > 0 ? ` at ${issue.path.join('.')}` : '';
  return { code: 'malformed', message: `this is no message that I know${where}: ${issue?.message ?? 'not JSON'}` };
}
