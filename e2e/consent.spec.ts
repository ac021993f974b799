import { expect, test, type Page } from './table.ts';
import { asked, boxOf, openWith, seeBoard, sentence } from './ways.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stop = (page: Page): Promise<void> => button(page, 'Stop here: no more actions').click();
const question = (page: Page) => asked(page).getByRole('alert');

async function fromMenu(page: Page, name: string): Promise<void> {
  await button(page, 'Menu').click();
  await button(page, name).click();
}

test('an answer that others have built on is taken back if they agree; a no is told, and nothing moves the board', async ({
  page,
  friend,
}) => {
  const { mover, other } = await openWith(page, friend);
  await stop(mover);
  await stop(other);
  await expect(mover.getByText('Turn 2. Order', { exact: false }).first()).toBeVisible();
  const before = await Promise.all([boxOf(mover), boxOf(other)]);

  await button(mover, 'Undo').click();
  await expect(question(mover)).toContainText('You ask to take back an answer. Waiting for');
  await expect(question(other)).toContainText('wants to take back an answer.');
  expect(await Promise.all([boxOf(mover), boxOf(other)])).toEqual(before);
  await button(other, 'Decline').click();
  await expect(mover.getByText('The others did not agree.')).toBeVisible();
  await expect(question(other)).toHaveCount(0);

  await button(mover, 'Undo').click();
  await expect(mover.getByText('The others did not agree.')).toHaveCount(0);
  await button(mover, 'Withdraw').click();
  await expect(question(other)).toHaveCount(0);
  await expect(mover.getByText('The others did not agree.')).toHaveCount(0);

  await button(mover, 'Undo').click();
  await button(other, 'Agree').click();
  await expect(sentence(mover)).toContainText('Your turn: 8 action points left');
  await expect(other.getByText('Turn 2. Order', { exact: false })).toHaveCount(0);
  await expect(mover.getByText('The others did not agree.')).toHaveCount(0);
});

test('a pause that is agreed on stops the game, outlives a reload, and ends from the bar', async ({ page, friend }) => {
  const { mover, other } = await openWith(page, friend);
  await fromMenu(other, 'Pause');
  await expect(question(mover)).toContainText('wants a pause.');
  await button(mover, 'Decline').click();
  await expect(other.getByText('The others did not agree.')).toBeVisible();

  await fromMenu(other, 'Pause');
  await button(mover, 'Agree').click();
  await Promise.all([mover, other].map(one => expect(sentence(one)).toContainText('The game is paused.')));
  await expect(other.getByText('The others did not agree.')).toHaveCount(0);
  await expect(button(mover, 'Stop here: no more actions')).toHaveCount(0);
  await mover.reload();
  await seeBoard(mover);
  await expect(sentence(mover)).toContainText('The game is paused.');
  await button(mover, 'Go on').click();
  await expect(sentence(mover)).toContainText('Your turn');
  await expect(sentence(other)).toContainText('Waiting for');
});
