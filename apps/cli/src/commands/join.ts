import * as clack from '@clack/prompts';
import { Refused, connect, type Connection, type TableView } from '@ennead/wire/client';
import { nodeSocket } from '@ennead/wire/node';
import { findGame } from '../catalogue.ts';
import type { Context } from '../context.ts';
import { FAILED, UserError } from '../errors.ts';
import { showEnding } from '../join/ending.ts';
import { identityAt, type Identity } from '../join/identity.ts';
import { failureAt, refusalText } from '../join/refusal.ts';
import { Remote } from '../join/remote.ts';
import { Visit, type Farewell } from '../join/visit.ts';
import { liveAddress, parseLink } from '../links.ts';
import { Reader } from '../play/reader.ts';
import { wholeNumber } from '../setup.ts';

interface JoinOptions {
  name?: string;
  seat?: string;
  watch?: boolean;
  password?: string;
}

const MOST_SEATS = 31;

/** `ennead join <link>`: a table of a server at this terminal. */
export async function joinCommand(context: Context, link: string, options: JoinOptions): Promise<number> {
  const { base, table } = parseLink(context, link);
  const seat = options.seat === undefined ? null : wholeNumber(context, '--seat', options.seat, 1, MOST_SEATS) - 1;
  if (seat !== null && options.watch) throw new UserError(context.say('join.seatOrWatch'));
  const identity = await identityAt(context, base, options.name).catch((error: unknown) => {
    throw failureAt(context, base, error);
  });
  const { game, seats, password } = await lookAt(context, base, table, identity, options.password);
  if (options.seat !== undefined) wholeNumber(context, '--seat', options.seat, 1, seats);
  return visit(context, { base, table, identity, game, password, seat, watch: options.watch ?? false });
}

/** Which game it is and how many sit there; asks for the password where the table wants one. */
async function lookAt(context: Context, base: string, table: string, { calls }: Identity, given: string | undefined) {
  let password = given;
  for (;;) {
    try {
      const { about } = await calls.join(table, password === undefined ? {} : { password });
      const game = findGame(about.game);
      if (!game) throw new UserError(context.say('join.unknownGame', { found: about.game }));
      return { game, seats: about.seats.length, password };
    } catch (error) {
      const isAsked = error instanceof Refused && error.code === 'password' && context.interactive;
      const said = isAsked ? await clack.password({ message: context.say('join.password') }) : null;
      if (typeof said !== 'string') throw failureAt(context, base, error);
      password = said;
    }
  }
}

interface Guest {
  base: string;
  table: string;
  identity: Identity;
  game: NonNullable<ReturnType<typeof findGame>>;
  password: string | undefined;
  seat: number | null;
  watch: boolean;
}

async function visit(context: Context, guest: Guest): Promise<number> {
  const { identity, game, base, table } = guest;
  const remote = new Remote(context, game, identity.id);
  const reader = new Reader(context);
  const visited = new Visit(remote, reader);
  const connection = open(context, guest, reader);
  remote.clockOffset = () => connection.clockOffset;
  let isReady = false;
  remote.watch = connection.watch(
    table,
    {
      onView: (_view: TableView, told) => {
        remote.hear(told);
        if (isReady) visited.changed();
      },
      onChat: line => visited.chatted(line),
      onGone: refused => visited.refused(refused),
    },
    guest.password ?? null,
  );
  try {
    await remote.watch.ready.catch((error: unknown) => {
      throw failureAt(context, base, error);
    });
    isReady = true;
    if (!guest.watch) await visited.sitDown(guest.seat);
    else context.print(context.say('join.watching'));
    return await part(context, remote, visited, identity, await visited.run());
  } finally {
    reader.close();
    connection.close();
  }
}

/** The line to the server; says when it is lost and when it is back. */
function open(context: Context, { base, identity }: Guest, reader: Reader): Connection {
  let isLost = false;
  return connect({
    url: liveAddress(base),
    socket: nodeSocket,
    token: () => identity.token,
    onStatus: status => {
      if (status === 'waiting' && !isLost) reader.interject(context.paint.warn(context.say('join.lost')));
      if (status === 'open' && isLost) reader.interject(context.say('join.back'));
      if (status === 'waiting') isLost = true;
      else if (status === 'open') isLost = false;
    },
  });
}

async function part(
  context: Context,
  remote: Remote,
  visited: Visit,
  { calls }: Identity,
  farewell: Farewell,
): Promise<number> {
  const { say, print } = context;
  if (farewell === 'gone') throw new UserError(say('join.gone', { why: refusalText(context, visited.gone!) }), FAILED);
  if (farewell === 'over') {
    visited.tellSince();
    await showEnding(remote, calls);
  } else if (remote.personSeats.length > 0) print(say(farewell === 'end' ? 'join.inputEnded' : 'join.left'));
  else print(say('join.leftWatching'));
  return 0;
}
