import { arrowTo, keyboard, mouse, playOn, playToEnd, tabTo } from './players.ts';
import { expect, test, type Page } from './table.ts';
import { EASY, openTable, seeBoard, SHORT } from './ways.ts';

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
      await to('standard, 6 turns');
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('radio', { name: SHORT.Length, exact: true })).toBeChecked();
    }
    await to('Start the game');
    await page.keyboard.press('Enter');
    await page.getByRole('main', { name: 'Board' }).waitFor();
    await page.keyboard.press('1'); // opens the list
    await playToEnd(page, keyboard);
  });

/** Which part of the table has the focus. */
const part = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('.play-board, .play-foot, .log, .play-side')?.className ?? '');

test('Tab goes from the board to the bar, then to the side, where the log is one stop with arrows', async ({
  page,
}) => {
  await openTable(page, 'NINE');
  await seeBoard(page);
  expect(await playOn(page, mouse, 4)).toBe(4);
  await mouse.offered(page).first().waitFor();
  await page.locator('.play-board').focus();
  const stops: string[] = [];
  for (let presses = 0; presses < 60 && stops.at(-1) !== ''; presses++) {
    await page.keyboard.press('Tab');
    stops.push(await part(page));
  }
  expect([...new Set(stops)].filter(name => name !== 'play-board')).toEqual(['play-foot', 'play-side', 'log', '']);
  expect(stops.filter(name => name === 'log')).toHaveLength(1);

  const lines = page.locator('.log').getByRole('button');
  const last = (await lines.count()) - 1;
  expect(last).toBeGreaterThan(3);
  await page.keyboard.press('Shift+Tab');
  await expect(lines.nth(last)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(lines.nth(last - 1)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You look at the past.')).toBeVisible();
  await expect(lines.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(lines.nth(last)).toBeFocused();
});

test('Enter on the board itself confirms what is chosen, but not when held, nor under a sheet, nor where nothing is', async ({
  page,
}) => {
  await openTable(page, 'NINE');
  const board = page.getByRole('main', { name: 'Board' });
  const lit = board.locator('.lit');
  const keep = page.getByRole('button', { name: 'Keep your Culture tokens' });
  await keep.waitFor();
  await board.focus();
  await page.keyboard.press('Enter');
  await expect(keep).toBeFocused();
  await keep.click();
  await expect(page.getByText(/^Choose your orders/)).toBeVisible();
  const done = page.getByRole('button', { name: 'Done', exact: true });
  for (let picks = 1; picks === 1 || (await lit.count()) > 0; picks++) {
    await lit.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Chosen' }).getByRole('button')).toHaveCount(picks);
    await done.waitFor();
  }
  await expect(board).toBeFocused(); // nothing is left to choose there
  await board.dispatchEvent('keydown', { key: 'Enter', repeat: true, bubbles: true });
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Rules of NINE' }).waitFor();
  await board.dispatchEvent('keydown', { key: 'Enter', bubbles: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(done).toBeVisible();
  await expect(board).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(done).toHaveCount(0);
  await expect(page.getByText(/^Choose your orders/)).toHaveCount(0);
});

test('in the rules, opened by ?, the key / goes to the search', async ({ page }) => {
  await openTable(page, 'NINE');
  await seeBoard(page);
  await page.keyboard.press('?');
  const search = page.getByRole('dialog', { name: 'Rules of NINE' }).getByRole('searchbox');
  await search.waitFor();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('and/or');
  await expect(search).toHaveValue('and/or');
});
