import { expect, test, type Page } from './table.ts';
import { choose, field, openTable, seeBoard } from './ways.ts';

const FREE = 'free, by link';

/** Waits for the sentence in the middle of the table. */
const told = (page: Page, sentence: string | RegExp): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();

test('in the lobby: who is invited sits down, and all know whom they wait for', async ({ page, friend }) => {
  await openTable(page, 'NINE', { sitters: ['me', FREE, FREE] });
  await told(page, '2 seats are still free.');
  await friend.goto(page.url());
  await told(friend, /waits for you: 2 seats are free/);
  await expect(friend.getByRole('button', { name: 'Start', exact: true })).toHaveCount(0);
  await friend.getByRole('button', { name: 'Sit here: Seat 3 · Yellow' }).press('Enter');
  await expect(friend.getByRole('listitem').filter({ hasText: 'Seat 3' })).toBeFocused();
  await told(friend, 'One seat is still free.');
  await told(page, 'One seat is still free.');
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await told(page, 'Everybody is here');
  await told(friend, 'Waiting for guest 1 to start the game.');
  await friend.getByRole('button', { name: 'Stand up' }).click();
  await field(page, 'Who plays seat 3').selectOption('bot, easy');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all([seeBoard(page), seeBoard(friend)]);
});

test('the link is copied, or sent by what the device has for it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() =>
    Object.assign(navigator, { share: async ({ url }: ShareData) => void (document.title = `sent ${url}`) }),
  );
  await openTable(page, 'NINE', { sitters: ['me', FREE] });
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await told(page, 'Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole('button', { name: 'Send …' }).click();
  await expect(page).toHaveTitle(`sent ${page.url()}`);
});

test('the host locks the table, shows somebody out, and closes it', async ({ page, friend }) => {
  await openTable(page, 'Nine Worlds', { sitters: ['me', FREE, FREE] });
  await friend.goto(page.url());
  await friend.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByText('As the host', { exact: true }).click();
  await page.getByRole('button', { name: 'Lock the table' }).click();
  for (const seated of [page, friend]) {
    await told(seated, 'The table is locked');
    await expect(seated.getByRole('textbox', { name: 'Link to this table' })).toHaveCount(0);
    await expect(seated.getByRole('button', { name: /^Sit here/ })).toHaveCount(0);
  }
  await friend.getByRole('button', { name: 'Stand up' }).click();
  await told(friend, /The table is locked.*guest 1 has locked the table: nobody can sit down now\. You may look on/);
  await expect(friend.getByRole('button', { name: /^Sit here/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Unlock the table' }).click();
  await friend.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByRole('button', { name: 'Remove guest 2' }).click();
  await page
    .getByRole('group', { name: /^Show guest 2 out/ })
    .getByRole('button', { name: 'Remove guest 2' })
    .click();
  await expect(friend.getByText('The host has removed you', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Close the table' }).click();
  await page
    .getByRole('group', { name: /^Close the table/ })
    .getByRole('button', { name: 'Close the table' })
    .click();
  await expect(page.getByRole('heading', { name: 'This table was closed before the game began.' })).toBeVisible();
});

test('the fingerprint is a small line; whoever sits adds to the chance behind it', async ({ page }) => {
  await openTable(page, 'NINE', { sitters: ['me', FREE] });
  const words = page.getByRole('textbox', { name: 'Add to the chance' });
  await expect(words).toBeHidden();
  await page.getByText('How chance is kept fair', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await words.fill('rain on the roof');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your words are mixed in.')).toBeVisible();
});

test('what cannot be played says why where it was chosen, and mends it', async ({ page }) => {
  await page.goto('/new/nine-worlds');
  await choose(page, 'How many play?', '6');
  await choose(page, 'Mode', 'two people, two colours each');
  const open = page.getByRole('button', { name: 'Open the table' });
  await expect(open).toBeDisabled();
  await expect(page.getByRole('group', { name: 'Mode' }).getByRole('alert')).toContainText('This wants 4 seats', {
    ignoreCase: true,
  });
  await page.getByRole('button', { name: 'Make it 4 seats' }).click();
  await expect(open).toBeEnabled();
  await expect(field(page, 'Seat 4')).toHaveValue('me');
  await expect(open).toHaveAccessibleDescription(/^A table for 4: you on 2 seats and 2 free seats\./);
});

test('a chair that is tapped changes who sits there, and the summary says so', async ({ page }) => {
  await page.goto('/new/nine');
  await page.getByRole('button', { name: 'Seat 2: free, by link. Change' }).click();
  await expect(field(page, 'Seat 2')).toHaveValue('easy');
  const start = page.getByRole('button', { name: 'Start the game' });
  await expect(start).toHaveAccessibleDescription('A table for 2: you and one bot (easy).');
  await page.getByRole('button', { name: 'friends by link' }).click();
  await expect(field(page, 'Seat 2')).toHaveValue('open');
});

test('a password that is missing is asked for, though it was folded away', async ({ page }) => {
  await page.goto('/new/nine');
  const more = page.getByRole('heading', { name: 'More', exact: true });
  await more.click();
  await field(page, 'Who may come in').selectOption('whoever has link and password');
  await more.click();
  const password = page.getByRole('textbox', { name: 'Password' });
  await expect(password).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(password).toBeFocused();
  const [box, bar] = await Promise.all([password.boundingBox(), page.locator('.setup-bar').boundingBox()]);
  expect(box!.y + box!.height).toBeLessThanOrEqual(bar!.y);
  await password.fill('sesame');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/table\//);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [844, 390],
    [1920, 1080],
  ] as const)
    test(`six seats in ${width} x ${height}: nothing runs out at the sides, before and in the lobby`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/new/nine-worlds');
      await choose(page, 'Wie viele spielen?', '6');
      const over = (): Promise<number> =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await over()).toBe(0);
      await page.getByRole('button', { name: 'Den Tisch eröffnen' }).click();
      await told(page, '5 Plätze sind noch frei.');
      expect(await over()).toBe(0);
    });
});
