import { expect, test, type Page } from './table.ts';
import { EASY, openTable, seeBoard } from './ways.ts';

const SIZES = [
  { width: 1280, height: 800, least: 12 },
  { width: 1366, height: 768, least: 12 },
  { width: 1093, height: 614, least: 10 },
  { width: 390, height: 844, least: 11 },
];

/** What is wrong with the texts on the board: too small, over each other, at the edge, hidden or cut off. */
const faults = (page: Page, least: number): Promise<string[]> =>
  page.locator('.nw').evaluate((board, smallest) => {
    const map = board.querySelector<SVGSVGElement>('.nw-map')!;
    const scale = map.getBoundingClientRect().width / map.viewBox.baseVal.width;
    const found: string[] = [];
    const texts: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
    const nodes = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      const parent = node.parentElement!;
      const text = node.textContent!.trim();
      if (text === '' || !parent.checkVisibility()) continue;
      const size = parseFloat(getComputedStyle(parent).fontSize) * (parent instanceof SVGElement ? scale : 1);
      if (size < smallest - 0.05) found.push(`${text}: ${size.toFixed(1)} px`);
      const range = document.createRange();
      range.selectNodeContents(node);
      const [line] = range.getClientRects();
      if (!line || parent.closest('.nw-legend')) continue;
      const air = (line.height - size * 0.8) / 2;
      const right =
        parent instanceof SVGElement ? line.right : Math.min(line.right, parent.getBoundingClientRect().right);
      texts.push({ text, left: line.left, right, top: line.top + air, bottom: line.bottom - air });
    }
    for (const [i, one] of texts.entries())
      for (const other of texts.slice(0, i)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > 1 && down > 1) found.push(`${one.text} over ${other.text}`);
      }
    const { left, right } = map.getBoundingClientRect();
    for (const plate of board.querySelectorAll('.nw-plate rect')) {
      const at = plate.getBoundingClientRect();
      if (at.left < left + 3 || at.right > right - 3) found.push(`at the edge: ${plate.parentElement!.textContent}`);
    }
    const isPhone = board.getAttribute('data-shape') === 'phone';
    const marks = isPhone ? [...board.querySelectorAll('.nw-score-mark')] : [];
    for (const number of board.querySelectorAll('.nw-track text')) {
      const at = number.getBoundingClientRect();
      const middle = (at.top + at.bottom) / 2;
      if (marks.some(mark => mark.getBoundingClientRect().bottom > middle)) found.push(`hidden: ${number.textContent}`);
    }
    const legend = board.querySelector('.nw-legend');
    for (const line of legend?.querySelectorAll('li') ?? []) {
      const [inner, outer] = [line.getBoundingClientRect(), legend!.getBoundingClientRect()];
      if (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1) found.push(`cut: ${line.textContent}`);
    }
    return found;
  }, least);

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(
    spoken => localStorage.setItem('ennead.settings', JSON.stringify({ language: spoken, motion: 'none' })),
    language,
  );
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.locator('.nw-map').waitFor();
}

for (const seats of [2, 3, 4, 5, 6])
  test(`Nine Worlds for ${seats}: letters on the board are big enough and clear of each other`, async ({ page }) => {
    await openTable(page, 'Nine Worlds', { sitters: ['me', ...Array.from({ length: seats - 1 }, () => EASY)] });
    await seeBoard(page);
    for (const language of ['de', 'fr', 'en']) {
      await speak(page, language);
      for (const { least, ...size } of SIZES) {
        await page.setViewportSize(size);
        await expect.poll(() => faults(page, least), `${language} ${size.width}x${size.height}`).toEqual([]);
      }
    }
  });

test('Nine Worlds: at the end of a game the list of powers is whole in German', async ({ page }) => {
  await openTable(page, 'Nine Worlds', { sitters: ['me', 'me', 'me'] });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Close the table/ }).click();
  await page
    .getByRole('group')
    .getByRole('button', { name: /^Close/ })
    .click();
  await page.getByRole('dialog', { name: 'The end' }).waitFor();
  await speak(page, 'de');
  await page.locator('.time-bar').waitFor();
  for (const { least, ...size } of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => faults(page, least), `${size.width}x${size.height}`).toEqual([]);
  }
});
