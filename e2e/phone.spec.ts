import { devices } from '@playwright/test';
import { mouse, playOn } from './players.ts';
import { expect, test } from './table.ts';
import { field, seeBoard, type Title } from './ways.ts';

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ userAgent, deviceScaleFactor, isMobile, hasTouch, viewport: { width: 390, height: 844 } });

const SMALLEST = 40;

for (const title of ['Nine Worlds', 'NINE'] as const satisfies readonly Title[])
  test(`${title} on a phone, held upright`, async ({ page }) => {
    await page.goto('/');
    await field(page, 'Opponents').selectOption('easy');
    await page.getByRole('button', { name: `Play now: ${title}`, exact: true }).tap();
    await seeBoard(page);
    expect(await playOn(page, mouse, 12)).toBe(12);
    await expect(mouse.offered(page).first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    const small = await page.locator('button:visible, a:visible').evaluateAll(
      (elements, smallest) =>
        elements.flatMap(element => {
          const { width, height } = element.getBoundingClientRect();
          const name = element.getAttribute('aria-label') ?? element.textContent;
          return Math.round(Math.min(width, height)) < smallest ? [`${name} ${width}x${height}`] : [];
        }),
      SMALLEST,
    );
    expect(small).toEqual([]);
    await page.getByRole('button', { name: 'Log' }).tap();
    const log = page.getByRole('tabpanel', { name: 'Log' });
    await expect(log.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 });
    await log.getByRole('listitem').getByRole('button').nth(1).tap();
    await expect(page.getByText('You look at the past.')).toBeVisible();
    await expect(log).toBeHidden();
  });

test('NINE on a phone: a first tap says what a card does, a second chooses it, and its chip bears its name', async ({
  page,
}) => {
  await page.goto('/');
  await field(page, 'Opponents').selectOption('easy');
  await page.getByRole('button', { name: 'Play now: NINE', exact: true }).tap();
  await page.getByRole('button', { name: 'Keep your Culture tokens' }).tap();
  const card = page.locator('.nine-hand .lit').first();
  const name = await card.locator('strong').first().textContent();
  const explained = page.locator('.asked-explained');
  const chosen = page.getByRole('list', { name: 'Chosen' }).getByRole('button');
  await card.tap();
  await expect(explained).toContainText(/Choose .+: .+ Tap again to choose it\./);
  await expect(chosen).toHaveCount(0);
  await page.locator('.nine-hand .lit').nth(1).tap();
  await expect(chosen).toHaveCount(0);
  await card.tap();
  await expect(chosen).toHaveCount(0);
  await card.tap();
  await expect(chosen).toHaveText([name!]);
});
