import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a file may be sent. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};
const PACKED_ALREADY = ['.png', '.webp', '.woff2', '.mp3', '.ogg'];

/** The builder puts a hash into these names: such a file never changes. */
const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+$/;

/** Smaller files gain nothing by being packed. */
const WORTH_PACKING = 1024;

/** Packed once and kept: better than the quickest, and a page's largest file still takes less than a tenth of a second. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

/** One file of the page, in memory. */
export interface PageFile {
  readonly type: string;
  readonly tag: string;
  readonly isHashed: boolean;
  /** In the first of these encodings that is worth it. */
  as(accepted: readonly Encoding[]): Promise<{ encoding: Encoding; body: Buffer }>;
}

function pageFile(path: string, body: Buffer): PageFile {
  const packed: Partial<Record<Encoding, Promise<Buffer>>> = { identity: Promise.resolve(body) };
  const isPlain = body.length < WORTH_PACKING || PACKED_ALREADY.includes(extname(path));
  const pack = (encoding: Encoding): Promise<Buffer> =>
    (packed[encoding] ??= encoding === 'br' ? promisify(brotliCompress)(body, BROTLI) : promisify(gzip)(body));
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    isHashed: HASHED.test(path),
    async as(accepted) {
      const encoding = isPlain ? 'identity' : (accepted[0] ?? 'identity');
      return { encoding, body: await pack(encoding) };
    },
  };
}

/** The built page: only what lies in its folder has a name here, so that no path leads out of it. */
export class PageFiles {
  private readonly folder: string;
  private files = new Map<string, PageFile>();
  private readAt = -1;

  constructor(folder: string) {
    this.folder = folder;
  }

  find(path: string): PageFile | undefined {
    return this.files.get(path);
  }

  /** The page itself; everything is read again when it was built again. */
  index(): PageFile | undefined {
    const built = statSync(join(this.folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
    if (built !== undefined && built !== this.readAt) this.read(built);
    return this.files.get('/index.html');
  }

  private read(built: number): void {
    const found = readdirSync(this.folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
    this.files = new Map(
      found.map(({ parentPath, name }) => {
        const file = join(parentPath, name);
        const path = `/${file.slice(this.folder.length).split(/[\\/]/).filter(Boolean).join('/')}`;
        return [path, pageFile(path, readFileSync(file))];
      }),
    );
    this.readAt = built;
  }
}
