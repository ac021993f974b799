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

/** Whose page may talk to us: the public address, the host that was asked for, and those that were named. */
export function originCheck(publicUrl: string | undefined, origins: readonly string[]) {
  const named = new Set([...origins, ...(publicUrl === undefined ? [] : [publicUrl])].map(url => new URL(url).origin));
  return ({ headers, protocol, host }: FastifyRequest): boolean => {
    const { origin } = headers;
    if (origin === undefined) return true; // no browser
    return named.has(origin) || (publicUrl === undefined && origin === `${protocol}://${host}`);
  };
}

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
