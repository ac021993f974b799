import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { VERSION } from '@ennead/wire';
import type { ServerSettings } from '../settings.ts';
import { Refused } from '../tables/refused.ts';
import { refuseErrors } from './guard.ts';
import { liveRoute } from './live.ts';
import type { Parts } from './parts.ts';
import { peopleRoutes } from './people.ts';
import { tableRoutes } from './tables.ts';

/** The empty Fastify that the rest is built on; its log is the server's. */
export const emptyApp = ({ logLevel = 'info', logTo, publicUrl }: ServerSettings, bodyLimit: number) =>
  fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, ...(logTo && { stream: logTo }) },
    bodyLimit,
    trustProxy: publicUrl !== undefined,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 64 },
    logController: new LogController({ disableRequestLogging: true }),
  });

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Puts everything that a server answers onto an app. */
export async function furnish(app: FastifyInstance, parts: Parts, isReady: () => Promise<boolean>): Promise<void> {
  const { limits, metrics, mayCall, tables } = parts;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  refuseErrors(app, error => {
    metrics.fault();
    tables.house.log('error', 'a request came to a fault', { error: String(error) });
  });
  await app.register(helmet, { contentSecurityPolicy: { directives: CONTENT }, hsts: parts.links.secure });
  await app.register(cookie);
  await app.register(rateLimit, { max: limits.requestsPerMinute, timeWindow: '1 minute' });
  await app.register(swagger, {
    openapi: { info: { title: 'Ennead', version: String(VERSION), description: 'Tables that never lose a move.' } },
    transform: jsonSchemaTransform,
  });
  await liveRoute(app, parts); // before the hook below: what it refuses must not leave a half-open socket
  app.addHook('onRequest', async request => {
    if (!mayCall(request)) throw new Refused('origin', 'pages of another site may not do this');
  });
  const typed = app.withTypeProvider<ZodTypeProvider>();
  await typed.register(tableRoutes(parts));
  await typed.register(peopleRoutes(parts));
  const hidden = { schema: { hide: true }, config: { rateLimit: false as const } };
  app.get('/api/openapi.json', hidden, () => app.swagger());
  app.get('/healthz', hidden, () => ({ ok: true }));
  app.get('/readyz', hidden, async (_request, reply) => {
    const ready = await isReady();
    return reply.status(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', hidden, async (request, reply) => {
    if (!LOOPBACK.includes(request.ip)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** A page may load what this server has, and talk to it alone. */
const CONTENT = {
  defaultSrc: ["'self'"],
  connectSrc: ["'self'", 'ws:', 'wss:'],
  imgSrc: ["'self'", 'data:'],
  styleSrc: ["'self'", "'unsafe-inline'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};
