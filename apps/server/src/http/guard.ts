import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Refusal, RefusalCode } from '@ennead/wire';
import type { Identity } from '../people/identity.ts';
import type { PersonRow } from '../store/port.ts';
import { Refused, refusalOf } from '../tables/refused.ts';
import type { Asker } from '../tables/work.ts';

const STATUS: Partial<Record<RefusalCode, number>> = {
  malformed: 400,
  version: 400,
  setup: 400,
  flaw: 400,
  'bad-value': 400,
  identity: 401,
  origin: 403,
  password: 403,
  removed: 403,
  muted: 403,
  locked: 403,
  'not-host': 403,
  'not-yours': 403,
  'unknown-table': 404,
  'unknown-game': 404,
  'unknown-record': 404,
  'unknown-person': 404,
  'too-large': 413,
  'too-fast': 429,
  limit: 429,
  fault: 500,
  unavailable: 503,
};
const CONFLICT = 409;

/** The name of the cookie that holds a guest's token. */
export const COOKIE = 'ennead';

/**
 * Whose page may talk to us: that of the public address, of the host that was asked for, and those that were named. The
 * host itself must be ours: a name of somebody else's that leads here would make our answers readable to their page.
 */
export function wantOurs(publicUrl: string | undefined, origins: readonly string[], ownHost: () => string) {
  const urls = [...origins, ...(publicUrl === undefined ? [] : [publicUrl])].map(url => new URL(url));
  const named = new Set(urls.map(url => url.origin));
  const hosts = new Set([...LOCAL_NAMES, ...urls.map(({ hostname }) => hostname)]);
  const isOurs = (host: string): boolean => isAddress(host) || hosts.has(host) || host === ownHost();
  return ({ headers, protocol, host, hostname }: FastifyRequest): void => {
    const { origin } = headers;
    if (headers.host !== undefined && !isOurs(hostname.toLowerCase()))
      throw new Refused('origin', `this server does not go by the name ${hostname.slice(0, 80)}: set its --public-url`);
    if (origin === undefined || named.has(origin)) return; // no browser, or one that was named
    if (publicUrl !== undefined || origin !== `${protocol}://${host}`)
      throw new Refused('origin', 'pages of another site may not do this');
  };
}

/** Names that nobody else can let lead here. */
const LOCAL_NAMES = ['localhost', hostname().toLowerCase(), `${hostname().toLowerCase()}.local`];
const isAddress = (host: string): boolean => isIP(host.replace(/^\[|\]$/g, '')) > 0;

/** The token that a request shows: in its header, or in its cookie. */
export function tokenOf(request: FastifyRequest): string | null {
  const [, bearer] = /^Bearer (\S{1,500})$/.exec(request.headers.authorization ?? '') ?? [];
  return bearer ?? request.cookies[COOKIE] ?? null;
}

/** Who asks; null if they do not say. A token that is not ours is refused. */
export async function askerOf(identity: Identity, request: FastifyRequest): Promise<PersonRow | null> {
  const token = tokenOf(request);
  if (token === null) return null;
  const person = await identity.person(token);
  if (!person.ok) throw new Refused('identity', person.error);
  return person.value;
}

export async function wantAskerOf(identity: Identity, request: FastifyRequest): Promise<Asker> {
  const person = await askerOf(identity, request);
  if (!person) throw new Refused('identity', 'say who you are first: POST /api/people gives you a token');
  return { id: person.id, name: person.name };
}

/** Every error leaves as a refusal. */
export function refuseErrors(app: FastifyInstance, fault: (error: unknown) => void): void {
  const send = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
    reply.status(STATUS[refusal.code] ?? CONFLICT).send(refusal);
  app.setErrorHandler((error: unknown, _request, reply) => {
    const refusal = refusalOf(error) ?? known(error);
    if (!refusal) fault(error);
    return send(
      reply,
      refusal ?? { code: 'fault', message: 'something went wrong here, not with you: it has been written down' },
    );
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .status(404)
      .send({ code: 'malformed', message: 'there is nothing at this address; /api/openapi.json says what there is' }),
  );
}

/** What is refused before it reaches any route: an address that is none, or is too long. */
export function refuseAddress(_error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  const refusal: Refusal = { code: 'malformed', message: 'this is no address: it is too long, or wrongly encoded' };
  void reply.status(400).send(refusal);
}

/** What Fastify and its plugins refuse. */
function known(error: unknown): Refusal | null {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    return { code: 'malformed', message: `${first.instancePath || 'the request'}: ${first.message ?? 'malformed'}` };
  }
  const { statusCode, message } = error as { statusCode?: number; message?: string };
  if (statusCode === 429) return { code: 'too-fast', message: 'slowly: too many requests at once' };
  if (statusCode === 413) return { code: 'too-large', message: 'this is more than a request may hold' };
  if (statusCode !== undefined && statusCode < 500) return { code: 'malformed', message: message ?? 'malformed' };
  return null;
}
