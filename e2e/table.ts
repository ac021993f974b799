import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

const root = join(import.meta.dirname, '..');
/** One machine plays everybody: its limits must not get in the way. */
const LIMITS = ['requestsPerMinute', 'guestsPerMinute', 'messagesAtOnce', 'messagesPerSecond'].flatMap(name => [
  '--limit',
  `${name}=100000`,
]);

interface Worker {
  /** Where the server of this worker listens. */
  address: string;
}

/** Every worker has a server of its own, started as people start it, on a folder that goes with it. */
export const test = base.extend<{ outside: string[]; friend: Page }, Worker>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- playwright wants the pattern
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'ennead-e2e-'));
      const child = fork(join(root, 'apps/cli/bin/ennead.js'), ['serve', '--port', '0', '--data', data, ...LIMITS], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      const url = await new Promise<string>((resolve, reject) => {
        child.once('message', message => resolve((message as { url: string }).url));
        child.once('exit', code => reject(new Error(`the server ended with ${code} before it listened`)));
      });
      await use(url);
      const gone = new Promise(resolve => child.once('exit', resolve));
      child.disconnect();
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
  /** Requests that would have left the machine, and errors in the page: none, in every test. */
  outside: [
    async ({ context, address }, use) => {
      const found: string[] = [];
      await guard(context, address, found);
      await use(found);
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
  /** The page of somebody else, in a browser of their own. */
  friend: async ({ browser, baseURL, address, outside }, use) => {
    const context = await browser.newContext({ baseURL: baseURL!, locale: 'en-GB', reducedMotion: 'reduce' });
    await guard(context, address, outside);
    await use(await context.newPage());
    await context.close();
  },
});

async function guard(context: BrowserContext, address: string, found: string[]): Promise<void> {
  const { origin } = new URL(address);
  await context.route(
    url => url.origin !== origin && url.protocol.startsWith('http'),
    async route => {
      found.push(route.request().url());
      await route.abort();
    },
  );
  context.on('weberror', error => found.push(String(error.error())));
  // What the page itself catches is told here. A refusal of the server (the question was answered meanwhile) is no fault,
  // nor is what a test does that cuts the network.
  context.on('console', message => {
    if (
      message.type() === 'error' &&
      !/responded with a status of 4\d\d|ERR_INTERNET_DISCONNECTED/.test(message.text())
    )
      found.push(message.text());
  });
}

export { expect };
export type { Page };
