import { mouse, type Player } from './players.ts';
import { expect, test, type Page } from './table.ts';

/** Somebody who does what the lesson points at where that is possible, and anything else otherwise. */
const pupil: Player['step'] = async (page, at) => {
  const pointed = page.locator('.play-board .lit.pointed');
  if ((await pointed.count()) > 0) await pointed.first().click();
  else await mouse.step(page, at);
};

/** Follows a lesson to its last step; the answer is the numbers of the steps it went through. */
async function follow(page: Page): Promise<number[]> {
  const panel = page.getByRole('region', { name: /^Step \d+ of \d+$/ });
  const next = panel.getByRole('button', { name: 'Go on' });
  const last = panel.getByRole('button', { name: 'Play on by yourself' });
  const offered = mouse.offered(page);
  const result = page.getByRole('dialog', { name: 'The end' });
  await page.addLocatorHandler(result, () => result.getByRole('button', { name: 'Look at the board' }).click());
  const steps = new Set<number>();
  for (let at = 0; at < 700; at++) {
    await expect(next.or(last).or(offered).first()).toBeVisible({ timeout: 45_000 });
    steps.add(Number((await panel.getAttribute('aria-label'))?.split(' ')[1]));
    if (await last.isVisible()) {
      await last.click();
      await expect(panel).toHaveCount(0);
      return [...steps];
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
    const steps = await follow(page);
    expect(steps).toEqual(Array.from(steps, (_, i) => i + 1));
  });
