import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { VERSION } from '@ennead/wire';
import type { Limits, ServerSettings } from '../settings.ts';
import { adviceRoutes } from './advice.ts';
import { refuseAddress, refuseErrors } from './guard.ts';
import { liveRoute } from './live.ts';
import { pageRoutes } from './page.ts';
import type { Links, Parts } from './parts.ts';
import { peopleRoutes } from './people.ts';
import { tableRoutes } from './tables.ts';

/** The empty Fastify that the rest is built on; its log is the server's. */
export const emptyApp = ({ logLevel = 'info', logTo, publicUrl, proxies = 1 }: ServerSettings, limits: Limits) =>
  fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, ...(logTo && { stream: logTo }) },
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestWithin,
    // Node takes the longer of the two for the whole request.
    http: {
      headersTimeout: limits.requestWithin,
      connectionsCheckingInterval: Math.ceil(limits.requestWithin / 4),
    },
    frameworkErrors: refuseAddress,
    // Whoever asks may write anything into X-Forwarded-For but what our own proxies add at its end.
    trustProxy: publicUrl === undefined ? false : (_address, hop) => hop < proxies,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 64 },
    logController: new LogController({ disableRequestLogging: true }),
  });

const LOOPBACK: readonly (string | undefined)[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Whether a request comes from this machine itself, and not by a proxy on it. */
const isFromHere = ({ raw, headers }: FastifyRequest): boolean =>
  LOOPBACK.includes(raw.socket.remoteAddress) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

/** Puts everything that a server answers onto an app. */
export async function furnish(app: FastifyInstance, parts: Parts, isReady: () => Promise<boolean>): Promise<void> {
  const { limits, metrics, tables, links } = parts;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  refuseErrors(app, error => {
    metrics.fault();
    tables.house.log('error', 'a request came to a fault', { error: String(error) });
  });
  await app.register(helmet, { contentSecurityPolicy: { directives: contentOf(links) }, hsts: links.secure });
  await app.register(cookie);
  await app.register(rateLimit, { max: limits.requestsPerMinute, timeWindow: '1 minute' });
  await app.register(swagger, {
    openapi: { info: { title: 'Ennead', version: String(VERSION), description: 'Tables that never lose a move.' } },
    transform: jsonSchemaTransform,
  });
  await liveRoute(app, parts); // before the hook below: what it refuses must not leave a half-open socket
  app.addHook('onRequest', async request => {
    parts.wantOurs(request);
  });
  const typed = app.withTypeProvider<ZodTypeProvider>();
  await typed.register(tableRoutes(parts));
  await typed.register(adviceRoutes(parts));
  await typed.register(peopleRoutes(parts));
  const hidden = { schema: { hide: true }, config: { rateLimit: false as const } };
  app.get('/api/openapi.json', hidden, () => app.swagger());
  app.get('/healthz', hidden, () => ({ ok: true }));
  app.get('/readyz', hidden, async (_request, reply) => {
    const ready = await isReady();
    return reply.status(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', hidden, async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  pageRoutes(app, parts.web);
}

const HOST = /^[a-z0-9.:[\]-]+$/i;

/** The page may load what this server has, and talk to it alone. Dialogs put style sheets of their own into the page. */
const contentOf = ({ live }: Links) => ({
  defaultSrc: ["'self'"],
  // Not every browser takes 'self' for the WebSocket of the same host.
  connectSrc: ["'self'", ({ headers }: IncomingMessage) => live ?? wsOf(headers.host ?? '')],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
});

const wsOf = (host: string): string => (HOST.test(host) ? `ws://${host}` : "'self'");
