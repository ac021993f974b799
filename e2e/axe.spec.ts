import AxeBuilder from '@axe-core/playwright';
import { playOn, reader } from './players.ts';
import { expect, test, type Page } from './table.ts';
import { openOptions, openTable, seeBoard, type Title, resign } from './ways.ts';

const GRAVE = new Set(['serious', 'critical']);

/** What a page does wrong to people who do not see, hear or point as others do. A theme changes colours and nothing else. */
async function check(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page });
    const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
    const grave = violations.filter(({ impact }) => GRAVE.has(impact ?? ''));
    const told = grave.map(({ id, nodes }) => `${id} (${colorScheme}): ${nodes.map(node => node.target).join(' ; ')}`);
    expect.soft(told, page.url()).toEqual([]);
  }
}

const PAGES = [
  '/',
  '/tables',
  '/settings',
  '/new/nine-worlds',
  '/new/nine',
  '/learn/nine',
  '/rules/nine-worlds',
  '/device',
  '/nowhere',
];

test('axe finds nothing serious on the pages around the table', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await check(page);
  }
  await openTable(page, 'Nine Worlds', { sitters: ['me', 'free, by link'] });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check(page);
});

for (const title of ['Nine Worlds', 'NINE'] as const satisfies readonly Title[])
  test(`axe finds nothing serious at a table of ${title}`, async ({ page }) => {
    await openTable(page, title);
    await seeBoard(page);
    await openOptions(page);
    await playOn(page, reader, 8);
    await check(page);
    for (const name of ['Rules', 'Hint', 'Menu']) {
      await page.getByRole('button', { name, exact: true }).click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByText(/One moment|The bot thinks/)).toHaveCount(0);
      await check(page);
      await sheet.getByRole('button', { name: 'Close', exact: true }).click();
    }
    await resign(page);
    await expect(page.getByRole('dialog', { name: 'The end' })).toBeVisible();
    await check(page);
    await page.getByRole('button', { name: 'Look at the board' }).click();
    await check(page);
  });
