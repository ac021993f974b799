import { expect, test, type Page } from './table.ts';
import { field, openTable, seeBoard } from './ways.ts';

test('the rules open at the step of the game, and can be searched', async ({ page }) => {
  await openTable(page, 'Nine Worlds');
  await seeBoard(page);
  await page.keyboard.press('?');
  const rules = page.getByRole('dialog', { name: 'Rules of Nine Worlds' });
  await expect(rules.getByRole('heading', { name: 'The action phase (A)' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(rules.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('valhalla battle');
  await expect(rules.getByText(/^\d+ rules?$/)).toBeVisible();
  await expect(
    rules.getByRole('definition').filter({ hasText: 'At most one stone per battle goes to Valhalla' }),
  ).toBeVisible();
  await rules.getByRole('searchbox').fill('xylophone');
  await expect(rules.getByText('No rule has these words.')).toBeVisible();
});

test('what is not possible says why, with the rule', async ({ page }) => {
  await openTable(page, 'Nine Worlds');
  await page.getByRole('button', { name: /^your avatar/i }).click();
  const far = page.locator('.play-board [data-ref^="world/"]:not(.lit)').first();
  await far.hover();
  const explained = page.locator('.asked-explained .rule-text');
  await expect(explained).toHaveText(/^[A-Z]\d+ \S+/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Step back' })).toHaveCount(0);
});

const html = (page: Page) => page.locator('html');

test('settings: language, theme, motion, patterns; they last', async ({ page }) => {
  await page.goto('/settings');
  await field(page, 'Theme').selectOption('dark');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await field(page, 'Theme').selectOption('light');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await field(page, 'Motion').selectOption('things move');
  await expect(html(page)).toHaveAttribute('data-motion', 'full');
  await field(page, 'Motion').selectOption('nothing moves');
  await expect(html(page)).toHaveAttribute('data-motion', 'none');
  await page.getByRole('checkbox', { name: 'Patterns beside colours' }).uncheck();
  await expect(html(page)).toHaveAttribute('data-patterns', 'false');
  await field(page, 'Language').selectOption('Français');
  await expect(html(page)).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(html(page)).toHaveAttribute('data-patterns', 'false');
  await expect(page.getByRole('heading', { level: 1, name: 'Réglages' })).toBeVisible();
  await field(page, 'Langue').selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Jetzt spielen: NINE', exact: true }).click();
  await expect(page.getByRole('main', { name: 'Brett' })).toBeVisible();
});

test('a name of one’s own, and the table in the list of one’s tables', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await openTable(page, 'Nine Worlds');
  await seeBoard(page);
  await page.goto('/tables');
  const mine = page.getByRole('region', { name: 'Yours' });
  await expect(mine.getByText('your turn')).toBeVisible();
  await mine.getByRole('link', { name: 'Go to the table · Nine Worlds' }).click();
  await seeBoard(page);
});
