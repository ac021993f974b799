import type { Request } from '@playwright/test';
import { expect, test, type Page } from './table.ts';
import { field, openOptions, openTable, seeBoard } from './ways.ts';

const KB = 1024;
const TRIES = 5;
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Says a figure with the test, so that it can be read in its report. */
function say(what: string, figure: string): void {
  test.info().annotations.push({ type: what, description: figure });
  console.info(`    ${what}: ${figure}`);
}

test('at most 250 KB of gzipped JavaScript at the shelf, and no board', async ({ page }) => {
  const finished: Request[] = [];
  const note = (request: Request): void => void finished.push(request);
  page.on('requestfinished', note);
  await page.goto('/', { waitUntil: 'networkidle' });
  page.off('requestfinished', note);
  const scripts: { name: string; size: number }[] = [];
  for (const request of finished) {
    const response = await request.response();
    if (!response?.headers()['content-type']?.includes('javascript')) continue;
    const { responseBodySize } = await request.sizes();
    scripts.push({ name: new URL(request.url()).pathname, size: responseBodySize });
  }
  const size = scripts.reduce((sum, script) => sum + script.size, 0);
  say('gzipped JavaScript at the shelf', `${(size / KB).toFixed(1)} KB in ${scripts.length} files`);
  expect(scripts.length).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(250 * KB);
  const atShelf = scripts.map(({ name }) => name);
  const onDemand = page.waitForResponse(response => response.url().endsWith('.js'));
  await page.getByRole('button', { name: 'Play now: NINE', exact: true }).hover();
  expect(atShelf).not.toContain(new URL((await onDemand).url()).pathname);
});

test('the table can be used within 2 s of Play now', async ({ page }) => {
  await page.goto('/');
  await field(page, 'Opponents').selectOption('easy');
  const waits: number[] = [];
  for (const title of ['Nine Worlds', 'NINE', 'Nine Worlds', 'NINE', 'Nine Worlds']) {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      const seen = window as unknown as { wait: Promise<number> };
      seen.wait = new Promise(resolve => {
        let from = 0;
        addEventListener('click', () => (from ||= performance.now()), { capture: true, once: true });
        const usable = '.play-board .lit, .asked-buttons .button.primary, .play-head .thinking';
        const watcher = new MutationObserver(() => {
          if (!document.querySelector(usable)) return;
          watcher.disconnect();
          resolve(performance.now() - from);
        });
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
      });
    });
    await page.getByRole('button', { name: `Play now: ${title}`, exact: true }).click();
    waits.push(await page.evaluate(() => (window as unknown as { wait: Promise<number> }).wait));
  }
  say('from Play now to a table that can be used', waits.map(wait => `${Math.round(wait)} ms`).join(', '));
  expect(median(waits)).toBeLessThanOrEqual(2000);
});

/** How long the page took to show something after each click, by Event Timing. */
async function clickTimes(page: Page, clicks: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const seen = window as unknown as { times: Map<number, number> };
    seen.times = new Map();
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0)
          seen.times.set(entry.interactionId, Math.max(seen.times.get(entry.interactionId) ?? 0, entry.duration));
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  await clicks();
  return page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 200)));
    return [...(window as unknown as { times: Map<number, number> }).times.values()];
  });
}

test('a click is answered by the next paint within 100 ms', async ({ page }) => {
  for (const title of ['Nine Worlds', 'NINE'] as const) {
    await openTable(page, title);
    await seeBoard(page);
    const lit = page.locator('.play-board .lit, .asked-buttons .button.primary');
    const times = await clickTimes(page, async () => {
      for (let at = 0; at < 4 * TRIES; at++) {
        await expect(lit.first()).toBeVisible({ timeout: 45_000 });
        await lit.nth((at * 7 + 3) % (await lit.count())).click();
      }
    });
    // What takes less than 16 ms is not told at all.
    const all = [...times, ...Array.from({ length: Math.max(0, 4 * TRIES - times.length) }, () => 16)];
    say(`click to paint, ${title}`, `median ${median(all)} ms, worst ${Math.max(...all)} ms of ${all.length}`);
    expect(median(all)).toBeLessThanOrEqual(100);
  }
});

test('a battle of five stones and more moves smoothly', async ({ page }) => {
  const tries: { p95: number; longest: number }[] = [];
  for (let at = 0; at < TRIES; at++) tries.push(await battle(page));
  say('frames of a battle, 95th percentile', tries.map(({ p95 }) => `${p95.toFixed(1)} ms`).join(', '));
  say('longest task of a battle', tries.map(({ longest }) => `${longest} ms`).join(', '));
  expect(median(tries.map(({ p95 }) => p95))).toBeLessThanOrEqual(25);
  expect(median(tries.map(({ longest }) => longest))).toBeLessThanOrEqual(50);
});

/** How many points a player has in each turn of the training game. */
const POINTS = 8;

/** Both players recruit in the first turn and deploy at home in the second: what the frames of the battles were like. */
async function battle(page: Page): Promise<{ p95: number; longest: number }> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTable(page, 'Nine Worlds', { sitters: ['me', 'somebody at this device'] });
  await page.getByRole('button', { name: 'No curtains at this table' }).click();
  await openOptions(page);
  const options = page.getByRole('region', { name: 'Options', exact: true });
  const choose = (name: RegExp): Promise<void> => options.getByRole('button', { name }).click();
  for (let stone = 0; stone < 2 * POINTS; stone++) await choose(/^Recruit/);
  for (let stone = 1; stone < 2 * POINTS; stone++) {
    const isLastPoint = stone % POINTS === 0; // nothing else is left to do with a card
    if (!isLastPoint) await choose(/^your card/);
    await choose(/^Deploy/);
  }
  await expect(options.getByRole('button', { name: /^Deploy/ })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
  await openOptions(page);
  await page.evaluate(watchFrames);
  await choose(/^Deploy/);
  const skip = page.getByRole('button', { name: 'Skip' });
  await expect(skip).toBeVisible();
  await expect(skip).toHaveCount(0);
  const { intervals, tasks } = await page.evaluate(() => (window as unknown as Watching).stopFrames());
  await page.getByRole('tab', { name: 'Log' }).click();
  const lines = await page.getByRole('button', { name: /^Battle on/ }).allInnerTexts();
  const stones = [...lines.join(' ').matchAll(/loses (\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
  expect(stones).toBeGreaterThanOrEqual(5);
  return { p95: percentile(intervals, 0.95), longest: Math.max(0, ...tasks) };
}

interface Watching {
  stopFrames: () => { intervals: number[]; tasks: number[] };
}

/** Runs in the page: notes the time between frames, and tasks that took long. */
function watchFrames(): void {
  const intervals: number[] = [];
  const tasks: number[] = [];
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) tasks.push(Math.round(entry.duration));
  });
  observer.observe({ type: 'longtask' });
  let last = performance.now();
  let frame = requestAnimationFrame(function note(now) {
    intervals.push(now - last);
    last = now;
    frame = requestAnimationFrame(note);
  });
  (window as unknown as Watching).stopFrames = () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    return { intervals: intervals.slice(1), tasks };
  };
}
