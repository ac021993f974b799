import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playOn, playToEnd, reader } from './players.ts';
import { expect, test, type Page } from './table.ts';
import { EASY, openOptions, openTable, seeBoard } from './ways.ts';

const folder = join(import.meta.dirname, '..', 'docs', 'pictures');
const SIZES = { desktop: [1440, 900], tablet: [820, 1180], phone: [390, 844] } as const;
const THEMES = ['light', 'dark'] as const;
const LARGEST = 120 * 1024;
const LARGEST_OF_ALL = 3 * 1024 * 1024;

/** One view of a page, as a small file. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const camera = await page.context().newCDPSession(page);
  const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  await camera.detach();
  const picture = Buffer.from(data, 'base64');
  expect(picture.length, name).toBeLessThan(LARGEST);
  writeFileSync(join(folder, `${name}.webp`), picture);
}

/** A page, and what to wait for and to open before its picture is taken. */
interface Motif {
  name: string;
  path: string;
  ready: (page: Page) => Promise<void>;
}

const heading = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('One moment …')).toHaveCount(0);
};
const board = async (page: Page): Promise<void> => {
  await seeBoard(page);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
};

/** A game in its middle. */
async function begun(page: Page, title: 'Nine Worlds' | 'NINE', steps: number): Promise<string> {
  await openTable(page, title, { sitters: ['me', EASY, EASY], options: {} });
  await openOptions(page);
  await playOn(page, reader, steps);
  return page.url();
}

test('the pictures of docs/pictures', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const worlds = await begun(page, 'Nine Worlds', 22);
  const nine = await begun(page, 'NINE', 40);
  await openTable(page, 'Nine Worlds', { sitters: ['me', EASY] });
  const ended = page.url();
  await openOptions(page);
  await playToEnd(page, reader);
  await openTable(page, 'NINE', { sitters: ['me', 'free, by link', EASY] });
  const lobby = page.url();
  await page.goto('/learn/nine-worlds');
  await page.getByRole('button', { name: 'Begin' }).click();
  await seeBoard(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  const lesson = page.url();

  const motifs: Motif[] = [
    { name: 'shelf', path: '/', ready: heading },
    { name: 'nine-worlds', path: worlds, ready: board },
    { name: 'nine', path: nine, ready: board },
    { name: 'lesson', path: lesson, ready: board },
    { name: 'lobby', path: lobby, ready: heading },
    { name: 'open', path: '/new/nine-worlds', ready: heading },
    { name: 'tables', path: '/tables', ready: heading },
    { name: 'rules', path: '/rules/nine', ready: heading },
    { name: 'settings', path: '/settings', ready: heading },
    {
      name: 'result',
      path: ended,
      ready: async at => {
        await at.getByRole('button', { name: 'Show the result' }).click();
        await expect(at.getByRole('img', { name: 'The curve of chances' })).toBeVisible();
      },
    },
  ];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    for (const { name, path, ready } of motifs) {
      await page.goto(path);
      await ready(page);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await take(page, `${name}-${size}-${colorScheme}`);
      }
    }
  }
  const sum = readdirSync(folder).reduce((all, name) => all + statSync(join(folder, name)).size, 0);
  expect(sum).toBeLessThan(LARGEST_OF_ALL);
});
