import { expect, test, type Page } from './table.ts';
import { EASY, asked, boxOf, openOptions, openTable, openWith, resign, seeBoard, sentence } from './ways.ts';

const BARE = { sitters: ['me', 'me'] };

/** Looks past the curtain between two who share the device. */
async function openTwo(page: Page): Promise<void> {
  await openTable(page, 'Nine Worlds', BARE);
  await seeBoard(page);
  const ready = page.getByRole('button', { name: /^I am / });
  await expect(ready.or(page.locator('.nw-map')).first()).toBeVisible();
  if (await ready.isVisible()) await ready.click();
  await expect(sentence(page)).toContainText('8 action points left');
}

test('Undo is offered once there is an answer to take back; its refusal lies over the board', async ({ page }) => {
  await openTwo(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveCount(0);
  const before = await boxOf(page);
  await page.keyboard.press('Control+z');
  const refusal = asked(page).getByRole('alert');
  await expect(refusal).toBeVisible();
  expect(await boxOf(page)).toEqual(before);
  await refusal.getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('button', { name: /^Recruit/ })
    .first()
    .click();
  await expect(sentence(page)).toContainText('7 action points left');
  await undo.click();
  await expect(sentence(page)).toContainText('8 action points left');
  await expect(undo).toHaveCount(0);
});

test('a turn at another table is told over the board', async ({ page, friend }) => {
  const { mover, other } = await openWith(page, friend);
  await openTable(other, 'NINE');
  await seeBoard(other);
  const before = await boxOf(other);
  await mover.getByRole('button', { name: /^Stop here/ }).click();
  await expect(other.getByText('Your turn elsewhere: Nine Worlds')).toBeVisible();
  expect(await boxOf(other)).toEqual(before);
});

test('equal actions are one line of the log with their number, and a click opens it', async ({ page }) => {
  await openTwo(page);
  await openOptions(page);
  const recruit = page.getByRole('region', { name: 'Options', exact: true }).getByRole('button', { name: /Recruit/ });
  for (const left of [7, 6, 5]) {
    await recruit.first().click();
    await expect(sentence(page)).toContainText(`${left} action points left`);
  }
  await page.getByRole('tab', { name: 'Log' }).click();
  const lines = page.locator('.log').getByRole('button', { name: /recruits? a stone/ });
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText('×3');
  await lines.click();
  await expect(lines).toHaveCount(3);
  await expect(page.getByText('You look at the past.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(lines).toHaveCount(1);
});

test('the log says who resigned, and still does after a reload', async ({ page }) => {
  await openTable(page, 'Nine Worlds', { sitters: ['me', EASY, EASY] });
  await seeBoard(page);
  await resign(page);
  const line = page.locator('.log').getByRole('button', { name: /^White resigned\.$/ });
  await expect(line).toHaveCount(1);
  await page.reload();
  await expect(line).toHaveCount(1);
});

test('a seat that a bot plays can be taken back from the bar', async ({ page }) => {
  await openTwo(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const hands = page.getByRole('button', { name: /^Let a bot play for me/ });
  await hands.first().click();
  const back = asked(page).getByRole('button', { name: /^Take my seat back/ });
  await expect(back).toHaveCount(1);
  await back.click();
  await expect(back).toHaveCount(0);
});

test('a device that has lost its network is told so at once', async ({ page, context }) => {
  await openTwo(page);
  await context.setOffline(true);
  await expect(page.getByText('The line to the server is lost.')).toBeVisible({ timeout: 2_000 });
  await context.setOffline(false);
  await expect(page.getByText('The line to the server is lost.')).toHaveCount(0);
});

test('a page that is wanted while the line is lost comes when it is back', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Open a table of NINE', exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The server does not answer' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
});

test('a key that is held chooses once', async ({ page }) => {
  await openTwo(page);
  const reserve = page.locator('.nw-card.you .nw-zone-reserve .lit').first();
  await reserve.focus();
  await page.keyboard.down('Enter');
  await expect(sentence(page)).toContainText('7 action points left');
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.waitForTimeout(300);
  await expect(sentence(page)).toContainText('7 action points left');
});

test('a move that waits for the line is said to wait, and is made when it is back', async ({ page }) => {
  let isCut = false;
  const lines: { close(): Promise<void> }[] = [];
  await page.routeWebSocket(/\/live$/, line => {
    if (isCut) return void line.close();
    line.connectToServer();
    lines.push(line);
  });
  await openTwo(page);
  isCut = true;
  for (const line of lines) await line.close();
  await expect(page.getByText('The line to the server is lost.')).toBeVisible();
  const before = await boxOf(page);
  await page.locator('.nw-card.you .nw-zone-reserve .lit').first().click();
  await expect(sentence(page)).toHaveText('Your move goes out as soon as the line is back.');
  expect(await boxOf(page)).toEqual(before);
  isCut = false;
  await expect(sentence(page)).toContainText('7 action points left', { timeout: 20_000 });
});

test('what is said of a stone goes with the stone', async ({ page, friend }) => {
  const { mover, other, seat } = await openWith(page, friend);
  const ref = `[data-ref="stone/${seat}/${['jotunheim', 'nidavellir'][seat]}"]`;
  const explained = other.locator('.asked-explained');
  await other.locator(ref).hover();
  await expect(explained).toContainText('stone');
  await mover.locator(ref).click();
  await mover.locator('.nw-world.lit').first().click();
  await expect(other.locator(ref)).toHaveCount(0);
  await expect(explained.filter({ hasText: 'stone' })).toHaveCount(0);
});
