import { mouse, type Player } from './players.ts';
import { expect, test, type Page } from './table.ts';

/** What the first steps of Nine Worlds ask for again and again: deploy what is on the card, else recruit. */
const USUAL = ['avatar', 'card', 'reserve'].map(ref => `.play-board .lit[data-ref="${ref}"]`);

/** Somebody who does what the lesson points at where that is possible, the usual otherwise, and anything else at last. */
const pupil: Player['step'] = async (page, at) => {
  for (const wanted of ['.play-board .lit.pointed', ...USUAL])
    if ((await page.locator(wanted).count()) > 0) return page.locator(wanted).first().click();
  await mouse.step(page, at);
};

/** Follows a lesson to its last step; the answer is the numbers of the steps it was seen at, and how many there are. */
async function follow(page: Page): Promise<{ seen: number[]; count: number }> {
  const panel = page.getByRole('region', { name: /^Step \d+ of \d+$/ });
  const next = panel.getByRole('button', { name: 'Go on' });
  const last = panel.getByRole('button', { name: 'Play on by yourself' });
  const offered = mouse.offered(page);
  const result = page.getByRole('dialog', { name: 'The end' });
  await page.addLocatorHandler(result, () => result.getByRole('button', { name: 'Look at the board' }).click());
  const steps = new Set<number>();
  for (let at = 0; at < 700; at++) {
    await expect(next.or(last).or(offered).first()).toBeVisible({ timeout: 45_000 });
    const [, step, , count] = ((await panel.getAttribute('aria-label')) ?? '').split(' ').map(Number);
    steps.add(step);
    if (await last.isVisible()) {
      await last.click();
      await expect(panel).toHaveCount(0);
      return { seen: [...steps], count };
    }
    if (await next.isVisible()) await next.click();
    else await pupil(page, at);
  }
  throw new Error(`wanted the end of the lesson, found step ${[...steps].at(-1)}`);
}

for (const title of ['Nine Worlds', 'NINE'])
  test(`the guided first game of ${title}, to its end`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: `Learn ${title}`, exact: true }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    const { seen, count } = await follow(page);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(count);
    // A step may be over before it is seen, where somebody was quick; most are not.
    expect(seen.length).toBeGreaterThan(count / 2);
  });
