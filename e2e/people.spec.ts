import { expect, test, type Page } from './table.ts';
import { openTable, openWith, resign, seeBoard, sentence } from './ways.ts';

const FREE = 'free, by link';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const menu = (page: Page): Promise<void> => button(page, 'Menu').click();
const end = (page: Page) => page.getByRole('dialog', { name: 'The end' });

async function tell(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await button(page, 'Send').click();
}

/** Goes to the settings and back, in the same tab. */
async function rename(page: Page, name: string): Promise<void> {
  const back = page.url();
  await page.goto('/settings');
  await expect(async () => {
    await page.getByRole('textbox', { name: 'Your name' }).fill(name); // until it is known who one is it may be reset
    await button(page, 'Save').click({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.goto(back);
}

test('on a phone a chat line that is refused says why, and the newest one is seen', async ({ page, friend }) => {
  await friend.setViewportSize({ width: 390, height: 844 });
  await openWith(page, friend);
  await button(friend, 'Chat').click();
  const field = friend.getByRole('textbox', { name: 'Message' });
  await expect(field).toHaveAttribute('maxlength', '500');
  for (let line = 1; line <= 4; line++) {
    await tell(friend, `line ${line} ${'and on it goes '.repeat(24)}`);
    await expect(field).toHaveValue('');
  }
  // A server may have been started with another limit than the page knows.
  await field.evaluate((input: HTMLInputElement) => input.removeAttribute('maxlength'));
  await tell(friend, 'far too long '.repeat(60));
  const refused = friend.getByRole('alert').filter({ hasText: 'that is too long' });
  await expect(refused).toBeInViewport({ ratio: 1 });
  await expect(field).toHaveValue(/^far too long/);
  const newest = friend.locator('.chat li').last();
  const above = async (): Promise<number> => {
    const [line, form] = await Promise.all([newest.boundingBox(), friend.locator('.chat-say').boundingBox()]);
    return form!.y - (line!.y + line!.height);
  };
  expect(await above()).toBeGreaterThanOrEqual(0);
  await expect(friend.locator('.chat time').last()).toHaveText(/^([01]\d|2[0-3]):\d\d$/);

  await menu(page);
  await page.getByRole('button', { name: /^Mute/ }).click();
  await expect(friend.getByRole('status').filter({ hasText: 'the host has muted you.' })).toBeVisible();
  await expect(field).toHaveCount(0);
});

test('what was said while one was on another page, or before a reload, is new; what was read is not', async ({
  page,
  friend,
}) => {
  await openWith(page, friend);
  await button(friend, 'Chat').click();
  await tell(friend, 'hello');
  const news = button(page, 'Chat: 1 new message');
  await expect(news).toBeVisible();
  await page.reload();
  await news.click();
  await expect(page.getByText('hello')).toBeVisible();
  await page.reload();
  await expect(button(page, 'Chat')).toBeVisible();
  const back = page.url();
  await page.goto('/');
  await tell(friend, 'where are you?');
  await expect(friend.getByText('where are you?')).toBeVisible();
  await page.goto(back);
  await expect(news).toBeVisible();
});

test('the host knows who is the host, asks twice before handing it over, and mutes an onlooker', async ({
  page,
  friend,
  browser,
  baseURL,
}) => {
  await openWith(page, friend);
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'en-GB' });
  const third = await context.newPage();
  await third.goto(page.url());
  await seeBoard(third);
  await button(third, 'Chat').click();
  await tell(third, 'take the rook!');
  await menu(third);
  await expect(third.getByText(/^Host: .* · guest 1$/)).toBeVisible();
  await expect(button(third, 'Pause')).toHaveCount(0);

  await menu(page);
  await expect(page.getByText('You are the host.')).toBeVisible();
  await page.getByRole('button', { name: 'Mute somebody (“take the rook!”)' }).click();
  await button(third, 'Close').first().click();
  await expect(third.getByRole('status').filter({ hasText: 'the host has muted you.' })).toBeVisible();
  await context.close();

  await menu(page);
  const make = page.getByRole('button', { name: /^Make .* · guest 2 the host$/ });
  await make.click();
  await page
    .getByRole('group', { name: /Then you are the host no longer/ })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await page.getByRole('button', { name: /^Remove .* · guest 2$/ }).click();
  await expect(page.getByText(/They cannot come back to this table\.$/)).toBeVisible();
  await make.click();
  await page
    .getByRole('group', { name: /Then you are the host no longer/ })
    .getByRole('button', { name: /^Make/ })
    .click();
  await menu(friend);
  await expect(friend.getByText('You are the host.')).toBeVisible();
});

test('whoever plays no seat is offered no pause; a bot that plays for somebody is no part of their name', async ({
  page,
  friend,
}) => {
  const { mover, other } = await openWith(page, friend);
  await menu(mover);
  await button(mover, 'Let a bot play for me').click();
  await expect(mover.getByRole('button', { name: 'Take my seat back' }).first()).toBeVisible();
  await expect(sentence(other)).not.toContainText('bot (');
  await menu(mover);
  await expect(button(mover, 'Pause')).toHaveCount(0);
  await button(mover, 'Close').first().click();
  await resign(other);
  for (const one of [mover, other]) {
    await expect(end(one)).toBeVisible();
    await expect(one.getByText(/bot \(\w+\) plays/)).toHaveCount(0);
  }
  await expect(end(other)).toContainText(/ · guest \d wins\./);
});

test('any player lets a bot play for somebody who is away', async ({ page, friend }) => {
  test.slow();
  await openWith(page, friend);
  await page.goto('/');
  await expect(friend.locator('.chips').getByText('away')).toBeVisible();
  const ask = async (): Promise<void> => {
    await menu(friend);
    await friend.getByRole('button', { name: /^Let a bot play for .* · guest 1$/ }).click();
  };
  await ask();
  await expect(friend.getByRole('alert')).toContainText('That cannot be done: they are here, or were a moment ago');
  await friend.waitForTimeout(21_000); // as long as the server takes somebody for being here
  await ask();
  await expect(friend.locator('.chips').getByText(/guest 1 · bot \(normal\) plays/)).toBeVisible();
});

test('a rematch is seen beside the board, also by whoever looks on; its lobby says who is missing', async ({
  page,
  friend,
  browser,
  baseURL,
}) => {
  await openWith(page, friend);
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'en-GB' });
  const third = await context.newPage();
  await third.setViewportSize({ width: 390, height: 844 });
  await third.goto(page.url());
  await seeBoard(third);
  await rename(friend, 'Bob');
  await seeBoard(friend);
  await resign(friend);
  for (const one of [friend, third]) await button(one, 'Look at the board').click();
  await end(page).getByRole('button', { name: 'Play again' }).click();

  await expect(page.getByRole('heading', { name: 'Waiting for Bob' })).toBeVisible();
  await expect(page.getByText(/but not everybody is here/)).toBeVisible();
  await expect(button(page, 'Start')).toBeEnabled();
  await expect(button(page, 'Start')).not.toHaveClass(/primary/);
  const next = (one: Page) => one.getByRole('link', { name: 'Next game' });
  await expect(next(third)).toBeInViewport({ ratio: 1 });
  await expect(button(third, 'Menu')).toBeInViewport({ ratio: 1 });
  await next(friend).click();
  await expect(page.getByRole('heading', { name: 'Everybody is here' })).toBeVisible();
  await expect(button(page, 'Start')).toHaveClass(/primary/);
  await next(third).click();
  await expect(third.getByRole('heading', { name: 'Everybody is here' })).toBeVisible();
  await context.close();
});

test('a turn at another table covers neither menu nor players on a phone, and leads there', async ({
  page,
  friend,
}) => {
  const { mover, other } = await openWith(page, friend);
  const there = other.url();
  await openTable(other, 'NINE');
  await other.setViewportSize({ width: 390, height: 844 });
  await seeBoard(other);
  await button(mover, 'Stop here: no more actions').click();
  const notice = other.locator('.turn-elsewhere');
  await expect(notice).toHaveText('Your turn elsewhere: Nine Worlds');
  const [box, head] = await Promise.all([notice.boundingBox(), other.locator('.play-head').boundingBox()]);
  expect(box!.y).toBeGreaterThanOrEqual(head!.y + head!.height);
  expect(box!.height).toBeLessThan(56);
  await notice.getByRole('link').click();
  await expect(other).toHaveURL(there);
});

test('a table that is closed before its game says so', async ({ page, friend }) => {
  await openTable(page, 'NINE', { sitters: ['me', FREE] });
  await friend.goto(page.url());
  await expect(friend.getByRole('heading', { name: 'You are invited' })).toBeVisible();
  await page.getByText('As the host', { exact: true }).click();
  await button(page, 'Close the table').click();
  await page
    .getByRole('group', { name: /^Close the table/ })
    .getByRole('button', { name: 'Close the table' })
    .click();
  for (const one of [page, friend])
    await expect(one.getByRole('heading', { name: 'This table was closed before the game began.' })).toBeVisible();
});

test('whoever tries passwords too fast stays at the door, with what was typed', async ({ page, friend }) => {
  await page.goto('/new/nine');
  await page.getByRole('heading', { name: 'More', exact: true }).click();
  await page.getByRole('combobox', { name: 'Who may come in' }).selectOption('whoever has link and password');
  await page.getByRole('textbox', { name: 'Password' }).fill('sesame');
  await page.getByRole('button', { name: /^(Start the game|Open the table)$/ }).click();
  await expect(page).toHaveURL(/\/table\//);

  await friend.goto(page.url());
  const field = friend.getByLabel('Password');
  const slowly = friend.getByRole('alert').filter({ hasText: 'slowly' });
  for (let guess = 1; guess <= 12 && !(await slowly.isVisible()); guess++) {
    await field.fill(`guess ${guess}`);
    await button(friend, 'Come in').click();
    await expect(friend.getByRole('alert')).toBeVisible();
  }
  await expect(slowly).toBeVisible();
  await expect(field).toHaveValue(/^guess/);
  await expect(async () => {
    await field.fill('sesame');
    await button(friend, 'Come in').click({ timeout: 1000 });
    await expect(friend.getByRole('heading', { name: 'NINE', exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass({ intervals: [3000], timeout: 60_000 });
});
