import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody who plays: what they wait for, and how they touch one of the things that are offered. */
export interface Player {
  offered: (page: Page) => Locator;
  step: (page: Page, at: number) => Promise<void>;
}

const list = (page: Page): Locator => page.getByRole('region', { name: 'Options', exact: true }).getByRole('listitem');
const which = (page: Page): Locator => page.getByRole('group', { name: 'Which do you mean?' }).getByRole('button');
const LIT = '.play-board .lit';
const CHOICES = '.asked-buttons .button.primary, .asked-which .button';
/** When the game is over there is a button of the same look. */
const RESULT = 'Show the result';

/** Walks about, so that a game sees more than its first options. */
const among = (count: number, at: number): number => (at * 7 + 3) % count;

/** Clicks on what is lit on the board, or on a button beside the sentence. */
export const mouse: Player = {
  offered: page => page.locator(`${LIT}, ${CHOICES}`).filter({ hasNotText: RESULT }),
  step: async (page, at) => {
    if ((await which(page).count()) > 0) return which(page).first().click();
    const things = mouse.offered(page);
    const count = await things.count();
    if (count > 0) await things.nth(among(count, at)).click();
  },
};

/** Chooses from the list of options: by role and name alone. */
export const reader: Player = {
  offered: page => list(page).getByRole('button').or(which(page)),
  step: async (page, at) => {
    if ((await which(page).count()) > 0) return which(page).first().click();
    const buttons = list(page).getByRole('button');
    const count = await buttons.count();
    if (count > 0) await buttons.nth(among(count, at)).click();
  },
};

/** Goes from thing to thing by Tab and Enter; with the list open every third choice is made by a digit. */
export const keyboard: Player = {
  offered: page => page.locator(`${LIT}, ${CHOICES}`).filter({ hasNotText: RESULT }),
  step: async (page, at) => {
    const numbers = await list(page).count();
    // With ten and more a digit waits for a second one.
    if (at % 3 === 2 && numbers > 0 && numbers < 10) return page.keyboard.press('1');
    if (at % 2 === 1) await page.keyboard.press('Tab');
    await tabTo(page, ({ isChoice }) => isChoice);
    await page.keyboard.press('Enter');
  },
};

interface Focused {
  /** Something that plays. */
  isChoice: boolean;
  name: string;
}

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(choices => {
    const at = document.activeElement;
    const label = at instanceof HTMLSelectElement ? at.labels?.[0]?.firstElementChild?.textContent : null;
    const labelled = document.getElementById(at?.getAttribute('aria-labelledby') ?? '')?.textContent;
    const name = label ?? labelled ?? at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    return { isChoice: at?.matches(choices) ?? false, name: name.trim() };
  }, `${LIT}, ${CHOICES}`);

/** Presses Tab until the focus is where it is wanted. */
export async function tabTo(page: Page, isThere: (at: Focused) => boolean): Promise<void> {
  const seen = new Set<string>();
  for (let presses = 0; presses < 200; presses++) {
    const at = await focused(page);
    if (isThere(at)) return;
    seen.add(at.name);
    await page.keyboard.press('Tab');
  }
  throw new Error(`wanted something within reach of Tab, found only: ${[...seen].join(' | ')}`);
}

/** Chooses in the list that has the focus. */
export async function arrowTo(page: Page, wanted: string): Promise<void> {
  const chosen = (): Promise<string> =>
    page.evaluate(() => (document.activeElement as HTMLSelectElement).selectedOptions[0]?.textContent ?? '');
  await page.keyboard.press('Home');
  for (let presses = 0; presses < 20 && (await chosen()) !== wanted; presses++) await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(wanted);
}

const MOST = 600;
/** Others may have a long turn, at a machine that has other things to do. */
const PATIENCE = 45_000;

/** Plays so many steps, or until the game is over; the answer is how many it took. */
export async function playOn(page: Page, { offered, step }: Player, most: number): Promise<number> {
  const over = page.getByRole('dialog', { name: 'The end' });
  for (let at = 0; at < most; at++) {
    await expect(offered(page).or(over).first()).toBeVisible({ timeout: PATIENCE });
    if (await over.isVisible()) return at;
    await step(page, at);
  }
  return most;
}

/** Plays a game to its end, and wants the result with what counted. */
export async function playToEnd(page: Page, player: Player): Promise<void> {
  expect(await playOn(page, player, MOST)).toBeLessThan(MOST);
  const end = page.getByRole('dialog', { name: 'The end' });
  await expect(end.getByText(/^(You win|You share|.* wins?\.|.* share)/).first()).toBeVisible();
  const counted = end.getByRole('group', { name: 'What counted' });
  await expect(counted.getByRole('row').nth(2)).toBeVisible();
  await expect(end.getByRole('img', { name: 'The curve of chances' })).toBeVisible();
}
