import { mouse, playOn, playToEnd, reader } from './players.ts';
import { expect, test, type Page } from './table.ts';
import { EASY, openOptions, openTable, seeBoard } from './ways.ts';

const OPEN = 'free, by link';

test('two browsers at one table through its link; one reloads in the middle', async ({ page, friend }) => {
  await openTable(page, 'Nine Worlds', { sitters: ['me', OPEN] });
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeDisabled();

  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all([seeBoard(page), seeBoard(friend)]);

  await friend.getByRole('button', { name: 'Chat' }).click();
  await friend.getByRole('textbox', { name: 'Message' }).fill('Have a good game!');
  await friend.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Chat: 1 new message' }).click();
  await expect(page.getByText('Have a good game!')).toBeVisible();

  const reloading = async (): Promise<void> => {
    await playOn(friend, mouse, 6);
    await friend.reload();
    await seeBoard(friend);
    await playToEnd(friend, mouse);
  };
  const listing = async (): Promise<void> => {
    await page.getByRole('tab', { name: 'Options' }).click();
    await playToEnd(page, reader);
  };
  await Promise.all([reloading(), listing()]);
});

/** Everything that a page hears of its server. */
function heardBy(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', line => line.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', response => {
    if (response.url().includes('/api/'))
      void response.text().then(
        text => heard.push(text),
        () => undefined,
      );
  });
  return heard;
}

test('whoever looks on sees no card in a hand of NINE', async ({ page, friend }) => {
  const [ownEars, strangeEars] = [heardBy(page), heardBy(friend)];
  await openTable(page, 'NINE', { sitters: ['me', EASY], access: 'everybody: the table is listed' });
  await seeBoard(page);
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();

  await friend.goto('/tables');
  await friend.getByRole('link', { name: 'Look on · NINE' }).first().click();
  await seeBoard(friend);
  await expect(friend.getByRole('status').filter({ hasText: 'You look on.' })).toBeVisible();
  await openOptions(page);
  await playOn(page, reader, 12);
  await expect(friend.getByText(/chooses \d cards?\./).first()).toBeVisible();
  await expect(friend.getByRole('region', { name: 'Your hand' })).toHaveCount(0);
  await expect(friend.getByText(/is dealt (?!\d)/)).toHaveCount(0);
  const hands = /"hand":\[/;
  expect(ownEars.some(text => hands.test(text))).toBe(true);
  expect(strangeEars.length).toBeGreaterThan(0);
  expect(strangeEars.filter(text => hands.test(text))).toEqual([]);
});

test('two people at one device: a curtain between them', async ({ page }) => {
  await openTable(page, 'NINE', { sitters: ['me', 'somebody at this device'] });
  const hand = page.getByRole('region', { name: 'Your hand' });
  const handOver = page.getByRole('heading', { name: /^Hand over to/ });
  const covered = page.getByText('Covered until the device is handed over.');
  const seen = new Set<string>();
  for (let turn = 0; turn < 4; turn++) {
    if (turn === 2) await page.reload();
    await expect(handOver).toBeVisible();
    await expect(hand).toHaveCount(0);
    // Neither the log nor what is read out tells what the one before has seen.
    await expect(covered).toBeVisible();
    await expect(page.getByText(/is dealt|chooses/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    const who = (await handOver.innerText()).replace('Hand over to ', '');
    seen.add(who);
    await page.getByRole('button', { name: `I am ${who}` }).click();
    await expect(hand).toBeVisible();
    await expect(covered).toHaveCount(0);
    await expect(page.getByText(/is dealt|chooses/).first()).toBeVisible();
    for (let steps = 0; steps < 60 && !(await handOver.isVisible()); steps++) {
      await expect(mouse.offered(page).or(handOver).first()).toBeVisible();
      if (!(await handOver.isVisible())) await mouse.step(page, steps);
    }
  }
  expect([...seen].sort()).toEqual(['Blue', 'Red']);
});
