import { expect, test, type Page } from './table.ts';
import { EASY, openTable, seeBoard } from './ways.ts';

/** Windows of a laptop: with the side panel open, and the small one of 1366 x 768 enlarged by a quarter without it. */
const LAPTOPS = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1093, height: 614 },
];

const PARTS = '.nine-supply, .nine-kingdom, .nine-hand, .nw-map, .nw-card';

/** Parts of the board that are not wholly within what is seen of it, or lie under one's hand. */
const unseen = (page: Page): Promise<string[]> =>
  page.getByRole('main', { name: 'Board' }).evaluate((board, parts) => {
    const seen = board.getBoundingClientRect();
    const desk = board.querySelector('.nine-desk');
    const edge = desk?.getBoundingClientRect().top ?? seen.bottom;
    return [...board.querySelectorAll(parts)].flatMap(part => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      const isIn = top >= seen.top && bottom <= seen.bottom && left >= seen.left && right <= seen.right;
      const isClear = desk?.contains(part) || bottom <= edge;
      return isIn && isClear ? [] : [`${part.getAttribute('class')} ${part.getAttribute('aria-label')}`];
    });
  }, PARTS);

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

test('Nine Worlds on a laptop: worlds and cards are in sight without scrolling', async ({ page }) => {
  await openTable(page, 'Nine Worlds', { sitters: ['me', EASY, EASY] });
  await seeBoard(page);
  for (const size of LAPTOPS) {
    await page.setViewportSize(size);
    await expect.poll(() => unseen(page), `${size.width}x${size.height}`).toEqual([]);
  }
});

test('the bar keeps no room for what is explained or chosen, and neither moves the board', async ({ page }) => {
  await page.setViewportSize(LAPTOPS.at(-1)!);
  await openTable(page, 'NINE', { sitters: ['me', EASY, EASY] });
  await page.getByRole('button', { name: 'Keep your Culture tokens' }).click();
  const foot = page.locator('.play-foot');
  const height = (): Promise<number> => foot.evaluate(bar => bar.getBoundingClientRect().height);
  const card = page.locator('.nine-hand .lit').first();
  await expect(card).toBeVisible();
  expect(await height()).toBeLessThan(60);
  const before = await height();
  await card.hover();
  const explained = page.locator('.asked-explained');
  /** By how much it lies over the sentence. */
  const over = (): Promise<number> =>
    explained.evaluate(line => {
      const sentence = line.parentElement!.querySelector('.asked-sentence')!;
      return line.getBoundingClientRect().bottom - sentence.getBoundingClientRect().top;
    });
  expect(await over()).toBeLessThan(2);
  expect(await height()).toBe(before);
  await card.click();
  await page.locator('.nine-hand .nine-group').last().hover();
  expect(await over()).toBeLessThan(2);
  await expect(page.getByRole('list', { name: 'Chosen' }).getByRole('button')).toBeInViewport({ ratio: 1 });
  expect(await height()).toBe(before);
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
