import type { Server } from '@ennead/server';
import type { Context } from '../context.ts';
import { INTERRUPTED, UserError } from '../errors.ts';
import { addressesFor, isEverywhere, isLoopback, urlOf } from '../serve/addresses.ts';
import { MOST_PORT, parseHost, parsePort, parseSettings, type ServeOptions } from '../serve/settings.ts';

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** The store and the machine refuse with a sentence or a code; anything else is a fault. */
const isOurs = (error: Error): boolean => error.constructor !== Error && codeOf(error) === undefined;

/** `ennead serve`: tables for everybody who can reach this machine, until it is stopped. */
export async function serveCommand(context: Context, options: ServeOptions): Promise<number> {
  const port = parsePort(context, options.port);
  const host = parseHost(context, options.host);
  const { createServer, LIMITS } = await import('@ennead/server');
  const settings = parseSettings(context, options, LIMITS);
  const stopped = untilStopped();
  const server = await createServer(settings).catch((error: Error) => {
    throw isOurs(error) ? error : new UserError(context.say('serve.cannotStart', { why: error.message }));
  });
  try {
    const reached = await listen(context, server, port, host);
    announce(context, { ...reached, wanted: port, host, data: settings.data!, publicUrl: settings.publicUrl });
    process.send?.({ url: reached.url });
    await stopped;
    context.print(context.say('serve.stopping'));
  } finally {
    const impatient = (): never => process.exit(INTERRUPTED);
    process.once('SIGINT', impatient);
    await server.close();
    process.off('SIGINT', impatient);
  }
  context.print(context.say('serve.stopped'));
  return 0;
}

/** Until somebody stops it, or whoever started it as a part of theirs has ended. */
function untilStopped(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
    if (process.connected) process.once('disconnect', () => resolve());
  });
}

/** Listens at the port that is wanted, or at the next one that is free. */
async function listen(
  context: Context,
  server: Server,
  wanted: number,
  host: string,
): Promise<{ port: number; url: string }> {
  const shown = isEverywhere(host) ? (addressesFor(host)[0] ?? '127.0.0.1') : host;
  for (let port = wanted; ; port++) {
    try {
      return await server.listen(port, host, shown);
    } catch (error) {
      if (codeOf(error) === 'EADDRINUSE' && port > 0 && port < MOST_PORT) continue;
      throw new UserError(
        context.say('serve.cannotListen', { host, port, why: codeOf(error) ?? (error as Error).message }),
      );
    }
  }
}

interface Reached {
  url: string;
  port: number;
  wanted: number;
  host: string;
  data: string;
  publicUrl: string | undefined;
}

function announce(context: Context, { url, port, wanted, host, data, publicUrl }: Reached): void {
  const { say, paint, print } = context;
  if (wanted !== 0 && port !== wanted) print(paint.warn(say('serve.taken', { wanted, found: port })));
  print(say('serve.address', { url: paint.bold(publicUrl ?? url) }));
  if (publicUrl !== undefined) print(say('serve.behind', { url }));
  if (isEverywhere(host)) {
    const addresses = addressesFor(host).map(address => urlOf(address, port));
    print(addresses.length > 0 ? say('serve.network', { urls: addresses.join(', ') }) : say('serve.noNetwork'));
  } else if (isLoopback(host) && publicUrl === undefined) print(paint.dim(say('serve.loopback')));
  print(say('serve.data', { folder: data }), paint.dim(say('serve.stops')));
}
