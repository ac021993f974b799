import { expect, test, type Page } from './table.ts';
import { EASY, openTable, seeBoard } from './ways.ts';

/** Windows of a laptop, the side panel open. */
const LAPTOPS = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

/** Parts of the board that are not wholly within what is seen of it. */
const unseen = (page: Page): Promise<string[]> =>
  page.getByRole('main', { name: 'Board' }).evaluate(board => {
    const seen = board.getBoundingClientRect();
    return [...board.querySelectorAll('.nine-supply, .nine-kingdom, .nine-hand')].flatMap(part => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      const isIn = top >= seen.top && bottom <= seen.bottom && left >= seen.left && right <= seen.right;
      return isIn ? [] : [`${part.className} ${part.getAttribute('aria-label')}`];
    });
  });

for (const seats of [2, 3, 4])
  test(`NINE for ${seats} on a laptop: kingdoms, supply and hand are in sight without scrolling`, async ({ page }) => {
    await page.setViewportSize(LAPTOPS[0]!);
    await openTable(page, 'NINE', { sitters: ['me', ...Array.from({ length: seats - 1 }, () => EASY)] });
    await seeBoard(page);
    await expect(page.locator('.nine-hand .nine-group').first()).toBeVisible();
    for (const size of LAPTOPS) {
      await page.setViewportSize(size);
      await expect.poll(() => unseen(page), `${size.width}x${size.height}`).toEqual([]);
    }
  });

test('NINE in a window of 320 and of 640 x 400: nothing runs out at the sides, what is below is reached', async ({
  page,
}) => {
  await openTable(page, 'NINE', { sitters: ['me', EASY, EASY] });
  await seeBoard(page);
  for (const size of [
    { width: 320, height: 640 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(size);
    const board = page.getByRole('main', { name: 'Board' });
    await expect.poll(() => board.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await board.evaluate(element => element.scrollTo(0, element.scrollHeight));
    const covered = await board.evaluate(element => {
      const own = element.querySelector('.nine-kingdom[data-near]')!.getBoundingClientRect();
      return own.bottom - element.querySelector('.nine-desk')!.getBoundingClientRect().top;
    });
    expect(covered).toBeLessThanOrEqual(0);
  }
});
