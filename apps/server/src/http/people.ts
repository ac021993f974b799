import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Result } from '@ennead/kernel';
import { DeviceLink, FollowLink, NewPerson, Person, Rename, Signed } from '@ennead/wire';
import { z } from 'zod';
import type { Signed as SignedPerson } from '../people/identity.ts';
import type { PersonRow } from '../store/port.ts';
import { forgetEverywhere, renameEverywhere } from '../tables/forget.ts';
import { Refused } from '../tables/refused.ts';
import { COOKIE, wantAskerOf } from './guard.ts';
import type { Parts } from './parts.ts';

const YEAR = 365 * 86_400;

/** Guests: an identity at once, a name, another device, being forgotten. */
export const peopleRoutes =
  ({ tables, identity, hub, limits, links }: Parts): FastifyPluginAsyncZod =>
  async app => {
    const personOf = ({ id, name }: PersonRow): Person => ({ id, name });
    const sign = (reply: FastifyReply, signed: Result<SignedPerson>): Signed => {
      const { token, person } = want(signed, 'identity');
      const { secure } = links;
      void reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR });
      return { token, person: personOf(person) };
    };

    app.post(
      '/api/people',
      {
        schema: { body: NewPerson, response: { 200: Signed } },
        config: { rateLimit: { max: limits.guestsPerMinute, timeWindow: '1 minute' } },
      },
      async (request, reply) => {
        const guest = await identity.guest(request.body.name ?? null);
        if (!guest.ok) throw new Refused('bad-value', guest.error);
        return sign(reply, guest);
      },
    );

    app.get('/api/me', { schema: { response: { 200: Person } } }, request => wantAskerOf(identity, request));

    app.patch('/api/me', { schema: { body: Rename, response: { 200: Person } } }, async request => {
      const { id } = await wantAskerOf(identity, request);
      const person = personOf(want(await identity.rename(id, request.body.name), 'bad-value'));
      hub.renamed(id, person.name);
      await renameEverywhere(tables, id, person.name);
      return person;
    });

    app.post('/api/me/link', { schema: { response: { 200: DeviceLink } } }, async request => {
      const { id } = await wantAskerOf(identity, request);
      const link = want(await identity.link(id), 'identity');
      return { link, url: links.device(link) };
    });

    app.post(
      '/api/people/follow',
      { schema: { body: FollowLink, response: { 200: Signed } } },
      async (request, reply) => sign(reply, await identity.follow(request.body.link)),
    );

    app.post('/api/me/renew', { schema: { response: { 200: Signed } } }, async (request, reply) => {
      const { id } = await wantAskerOf(identity, request);
      const signed = sign(reply, await identity.renew(id));
      hub.dismiss(id, 'all older tokens are void');
      return signed;
    });

    app.delete(
      '/api/me',
      { schema: { response: { 200: z.object({ forgotten: z.literal(true) }) } } },
      async (request, reply) => {
        const { id } = await wantAskerOf(identity, request);
        hub.dismiss(id, 'forgotten');
        await forgetEverywhere(tables, id);
        await identity.forget(id);
        void reply.clearCookie(COOKIE, { path: '/' });
        return { forgotten: true as const };
      },
    );
  };

function want<T>(result: Result<T>, code: 'identity' | 'bad-value'): T {
  if (!result.ok) throw new Refused(code, result.error);
  return result.value;
}
