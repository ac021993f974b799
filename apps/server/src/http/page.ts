import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { resolve } from 'node:path';
import { ENCODINGS, PageFiles, type Encoding, type PageFile } from './page-files.ts';

/** Addresses that are never the page's. */
const NOT_THE_PAGE = /^\/(api|live|healthz|readyz|metrics)(\/|$)/;
const A_FILE = /\.[a-z0-9]+$/i;

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** Serves the built page; without one it says so. Every address that is no file and nobody else's is the page's own. */
export function pageRoutes(app: FastifyInstance, folder: string | undefined): void {
  const files = folder === undefined ? null : new PageFiles(resolve(folder));
  files?.index();
  const hidden = { schema: { hide: true }, config: { rateLimit: false as const } };
  app.get('/t/:table', hidden, (request, reply) => {
    const { table } = request.params as { table: string };
    return reply.redirect(`/table/${encodeURIComponent(table)}`, 301); // links of earlier versions
  });
  app.get('/*', hidden, (request, reply) => {
    const path = request.url.split('?', 1)[0];
    if (NOT_THE_PAGE.test(path)) return reply.callNotFound();
    const isOwn = path === '/' || path === '/index.html' || !A_FILE.test(path);
    const file = isOwn ? files?.index() : files?.find(decoded(path));
    if (file) return send(request, reply, file);
    return path === '/' ? reply.type('text/plain; charset=utf-8').send(NO_PAGE) : reply.callNotFound();
  });
}

const NO_PAGE =
  'Ennead is running, but its page was not built: run `npm start`, or join a table with `ennead join <link>`.\n';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, file: PageFile): Promise<FastifyReply> {
  void reply.header('cache-control', file.isHashed ? FOR_EVER : ASK_FIRST).header('vary', 'accept-encoding');
  void reply.header('etag', file.tag).type(file.type);
  if (request.headers['if-none-match']?.includes(file.tag)) return reply.status(304).send();
  const { encoding, body } = await file.as(accepted(request.headers['accept-encoding'] ?? ''));
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** What the asker takes of what we have, the best first. */
const accepted = (header: string): Encoding[] => {
  const named = header.split(',').map(part => part.trim().split(/;\s*/));
  return ENCODINGS.filter(encoding => named.some(([name, q]) => name === encoding && q !== 'q=0'));
};
