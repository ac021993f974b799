import { mouse, playToEnd } from './players.ts';
import { expect, test } from './table.ts';
import { field, openTable } from './ways.ts';

test('Nine Worlds by mouse, from the shelf to the result', async ({ page }) => {
  await openTable(page, 'Nine Worlds');
  await playToEnd(page, mouse);
});

test('NINE by mouse, from Play now to the result', async ({ page }) => {
  await page.goto('/');
  await field(page, 'Opponents').selectOption('easy');
  await page.getByRole('button', { name: 'Play now: NINE', exact: true }).click();
  await playToEnd(page, mouse);
  await page.setViewportSize({ width: 390, height: 844 });
  const counted = page.getByRole('dialog', { name: 'The end' }).getByRole('group', { name: 'What counted' });
  await expect.poll(() => counted.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(counted.getByRole('columnheader').last()).toBeInViewport();
});
