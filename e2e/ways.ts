import { expect, type Locator, type Page } from '@playwright/test';

export type Title = 'Nine Worlds' | 'NINE';

interface Wish {
  /** By seat; the form's own words. */
  sitters?: readonly string[];
  access?: string;
  /** By the label of the option. */
  options?: Readonly<Record<string, string>>;
}

export const SHORT = { Length: 'introductory, 3 turns' };
export const EASY = 'bot, easy';

export const field = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true });

/** One of several cards or numbers under a heading. */
export const choose = (page: Page, heading: string, choice: string): Promise<void> =>
  page.getByRole('group', { name: heading, exact: true }).getByRole('radio', { name: choice, exact: true }).check();

/** From the shelf to a table of one's own, by the form. */
export async function openTable(page: Page, title: Title, { sitters = ['me', EASY], ...wish }: Wish = {}) {
  await page.goto('/');
  // A press and its release may fall to either side of a shift of the shelf while it is still loading: like a person, once more.
  await expect(async () => {
    await page.getByRole('link', { name: `Open a table of ${title}`, exact: true }).click();
    await expect(page).toHaveURL(/\/new\//, { timeout: 2000 });
  }).toPass();
  await choose(page, 'How many play?', String(sitters.length));
  for (const [seat, sitter] of sitters.entries()) await field(page, `Seat ${seat + 1}`).selectOption(sitter);
  const options = wish.options ?? (title === 'Nine Worlds' ? SHORT : {});
  for (const [label, choice] of Object.entries(options)) await choose(page, label, choice);
  if (wish.access) {
    await page.getByRole('heading', { name: 'More', exact: true }).click();
    await field(page, 'Who may come in').selectOption(wish.access);
  }
  await page.getByRole('button', { name: /^(Start the game|Open the table)$/ }).click();
  await expect(page).toHaveURL(/\/table\//);
}

/** The board is there. */
export const seeBoard = (page: Page): Promise<void> => expect(page.getByRole('main', { name: 'Board' })).toBeVisible();

export const openOptions = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Options as a list' }).click();

/** Gives the game up, and means it. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page
    .getByRole('group', { name: /Give (the game )?up/ })
    .getByRole('button', { name: 'Resign' })
    .click();
}

/** The bar under the board, and its sentence. */
export const asked = (page: Page): Locator => page.getByRole('region', { name: 'What is asked' });
export const sentence = (page: Page): Locator => asked(page).locator('.asked-sentence');

/** Where the board lies. */
export const boxOf = (page: Page): Promise<number[]> =>
  page.locator('.play-board').evaluate(board => {
    const { top, bottom, left, right } = board.getBoundingClientRect();
    return [top, bottom, left, right].map(Math.round);
  });

/** Two people at a table: whose turn it is, the other, and the seat of the first. */
export async function openWith(page: Page, friend: Page): Promise<{ mover: Page; other: Page; seat: number }> {
  await openTable(page, 'Nine Worlds', { sitters: ['me', 'free, by link'] });
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all([seeBoard(page), seeBoard(friend)]);
  await expect(sentence(page)).toContainText(/Your turn|Waiting/);
  const isFirst = (await sentence(page).innerText()).startsWith('Your turn');
  return isFirst ? { mover: page, other: friend, seat: 0 } : { mover: friend, other: page, seat: 1 };
}
