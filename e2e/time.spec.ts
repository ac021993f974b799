import { playOn, reader } from './players.ts';
import { expect, test } from './table.ts';
import { openOptions, openTable, resign } from './ways.ts';

test('a move is taken back, by button and by Ctrl+Z', async ({ page }) => {
  await openTable(page, 'Nine Worlds');
  const asked = page.getByRole('region', { name: 'What is asked' }).getByRole('status').first();
  await expect(asked).toContainText(/Your turn: \d+ action points left/);
  const before = await asked.innerText();
  const recruit = page.getByRole('region', { name: 'Options', exact: true }).getByRole('button', { name: /Recruit/ });
  await openOptions(page);
  for (const takeBack of [
    () => page.getByRole('button', { name: 'Undo' }).click(),
    () => page.keyboard.press('Control+z'),
  ]) {
    await recruit.first().click();
    await expect(asked).not.toHaveText(before);
    await takeBack();
    await expect(asked).toHaveText(before);
  }
});

test('a hint says what the bot would do, and plays it', async ({ page }) => {
  await openTable(page, 'Nine Worlds');
  const asked = page.getByRole('region', { name: 'What is asked' }).getByRole('status').first();
  await expect(asked).toContainText('action points left');
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByRole('dialog', { name: 'What the bot would do' });
  await expect(hint.getByText(/It gives you a chance of \d+ %/)).toBeVisible();
  await hint
    .getByRole('button', { name: /^Play this: / })
    .first()
    .click();
  await expect(hint).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Cyan .*(points?|done)/ }).first()).toBeVisible();
});

test('the log shows the board as it was; the end has a scrubber, a proof, a fork and another game', async ({
  page,
}) => {
  await openTable(page, 'Nine Worlds');
  const table = page.url();
  await openOptions(page);
  await playOn(page, reader, 6);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('button', { name: /^Turn 1\. Order/ }).click();
  const time = page.getByRole('region', { name: 'Time', exact: true });
  const scrubber = time.getByRole('slider', { name: 'Moment of the game' });
  await expect(scrubber).toHaveAttribute('aria-valuetext', /^Moment [01] of \d+/);
  await time.getByRole('button', { name: 'Back to now' }).click();
  await expect(time).toHaveCount(0);

  await resign(page);
  const end = page.getByRole('dialog', { name: 'The end' });
  await expect(end.getByText(/Resigned: /)).toBeVisible();
  await end.getByRole('button', { name: 'Is it fair?' }).click();
  const fair = page.getByRole('dialog', { name: 'Is it fair?' });
  await expect(fair.getByText('The seed fits the fingerprint.')).toBeVisible();
  await fair.getByRole('button', { name: 'Close' }).click();

  await scrubber.focus();
  await page.keyboard.press('Home');
  await expect(scrubber).toHaveAttribute('aria-valuetext', /^Moment 0 of/);
  await time.getByRole('button', { name: 'One on' }).click();
  await time.getByRole('button', { name: 'One on' }).click();
  await expect(scrubber).toHaveAttribute('aria-valuetext', /^Moment 2 of/);
  await time.getByRole('button', { name: 'Play on from here' }).click();
  await page
    .getByRole('dialog', { name: 'Play on from here' })
    .getByRole('button', { name: 'Play on from here' })
    .click();
  await expect(page).not.toHaveURL(table);
  await expect(page.getByRole('region', { name: 'What is asked' })).toContainText(/Your turn|is yours/);
  await openOptions(page);
  expect(await playOn(page, reader, 3)).toBe(3);

  await page.goto(table);
  await page.getByRole('button', { name: 'Show the result' }).click();
  const saved = page.waitForEvent('download');
  await end.getByRole('button', { name: 'Save the record file' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.jsonl$/);
  await end.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(table);
  await expect(page.getByRole('region', { name: 'What is asked' })).toContainText(/Your turn|Waiting/);
});
