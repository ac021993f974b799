import { arrowTo, keyboard, playToEnd, tabTo } from './players.ts';
import { test } from './table.ts';
import { EASY, SHORT } from './ways.ts';

for (const title of ['Nine Worlds', 'NINE'] as const)
  test(`${title} by keyboard alone, from the shelf to the result`, async ({ page }) => {
    await page.goto('/');
    const to = (wanted: string): Promise<void> => tabTo(page, ({ name }) => name === wanted);
    await to(`Open a table of ${title}`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Open a table of ${title}` }).waitFor();
    await to('Seat 2');
    await arrowTo(page, EASY);
    if (title === 'Nine Worlds') {
      await to('Length');
      await arrowTo(page, SHORT.Length);
    }
    await to('Start the game');
    await page.keyboard.press('Enter');
    await page.getByRole('main', { name: 'Board' }).waitFor();
    await page.keyboard.press('1'); // opens the list
    await playToEnd(page, keyboard);
  });
