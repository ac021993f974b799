// npm run long -- page: people who click on anything, in several browsers at one table. The page must never break.
import { Stream } from '@ennead/kernel';
import { mouse } from './players.ts';
import { expect, test, type Page } from './table.ts';
import { EASY, openTable, type Title } from './ways.ts';

const ROUNDS = Number(process.env['ENNEAD_ROUNDS'] ?? 12);
const FIRST = Number(process.env['ENNEAD_SEED'] ?? 1);
const MINUTES = Number(process.env['ENNEAD_MINUTES'] ?? 2);
/** What takes longer to be pressed is left alone. */
const IMPATIENCE = 1000;
const PATIENCE = 15_000;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1093, height: 614 },
];
const KEYS = ['Tab', 'Enter', 'Escape', ' ', 'ArrowDown', 'ArrowRight', '1', '2', 'h', '?', '/', 'Control+z', 'l', 'c'];
const SAID = ['', ' ', 'Hello!', '<b>bold</b>', 'שלום', '🙂'.repeat(20), 'word '.repeat(80)];
const FREE = 'free, by link';
const TITLES: readonly Title[] = ['Nine Worlds', 'NINE'];
const SITTERS = [[], [EASY], ['me', EASY]];

/** One of a list. */
const pick = <T>(list: readonly T[], chance: Stream): T => list[chance.below(list.length)];

type Deed = (page: Page, chance: Stream) => Promise<string>;

/** What ends the game for somebody, or leads away from the table, is pressed now and then. */
const FINAL = /^(Close the table|Resign|Leave|Let a bot|Forget)/;
const SELDOM = 6;

/** Presses something in sight; in an open sheet, something there. */
const press: Deed = async (page, chance) => {
  const sheet = page.getByRole('dialog').last();
  const where = (await sheet.isVisible()) ? sheet : page.locator('body');
  const away = chance.below(SELDOM) === 0 ? ', a:visible' : '';
  const things = where.locator(`button:enabled:visible, summary:visible, input[type=checkbox]:visible${away}`);
  const count = await things.count();
  if (count === 0) return 'nothing to press';
  const thing = things.nth(chance.below(count));
  const name = ((await thing.getAttribute('aria-label')) ?? (await thing.innerText()))
    .replace(/\s+/g, ' ')
    .slice(0, 50);
  if (FINAL.test(name) && chance.below(SELDOM) > 0) return `not ${name}`;
  await thing.click();
  return `press ${name}`;
};

const play: Deed = async (page, chance) => {
  await mouse.step(page, chance.below(100));
  return 'play';
};

const DEEDS: readonly { weight: number; deed: Deed }[] = [
  { weight: 30, deed: play },
  { weight: 30, deed: press },
  {
    weight: 10,
    deed: async (page, chance) => {
      const key = pick(KEYS, chance);
      await page.keyboard.press(key);
      return `key ${key}`;
    },
  },
  {
    weight: 4,
    deed: async (page, chance) => {
      const fields = page.locator('input[type=text]:visible, input:not([type]):visible, textarea:visible');
      const count = await fields.count();
      if (count === 0) return 'nothing to fill in';
      const text = pick(SAID, chance);
      await fields.nth(chance.below(count)).fill(text);
      await page.keyboard.press('Enter');
      return `say ${text.slice(0, 10)}`;
    },
  },
  {
    weight: 3,
    deed: async (page, chance) => {
      const lists = page.locator('select:visible');
      const count = await lists.count();
      if (count === 0) return 'nothing to choose from';
      const list = lists.nth(chance.below(count));
      const options = await list.locator('option:enabled').count();
      if (options > 0) await list.selectOption({ index: chance.below(options) });
      return 'choose from a list';
    },
  },
  {
    weight: 3,
    deed: async page => {
      await page.goBack();
      return 'back';
    },
  },
  {
    weight: 2,
    deed: async page => {
      await page.reload();
      return 'reload';
    },
  },
  {
    weight: 2,
    deed: async (page, chance) => {
      await page.context().setOffline(true);
      await page.waitForTimeout(chance.below(1500));
      await page.context().setOffline(false);
      return 'lose the line for a moment';
    },
  },
  {
    weight: 2,
    deed: async (page, chance) => {
      const size = pick(SIZES, chance);
      await page.setViewportSize(size);
      return `size ${size.width}`;
    },
  },
];
const ALL = DEEDS.reduce((sum, { weight }) => sum + weight, 0);

function anyDeed(chance: Stream): Deed {
  let at = chance.below(ALL);
  return DEEDS.find(({ weight }) => (at -= weight) < 0)!.deed;
}

const broken = (page: Page): Promise<number> => page.getByText('Something went wrong in this page.').count();

for (let seed = FIRST; seed < FIRST + ROUNDS; seed++)
  test(`anything goes, seed ${seed}`, async ({ page, friend, outside }) => {
    const chance = Stream.of(seed);
    const title = pick(TITLES, chance);
    await openTable(page, title, { sitters: ['me', FREE, ...pick(SITTERS, chance)], options: {} });
    const table = page.url();
    await friend.goto(table);
    await friend.getByRole('button', { name: 'Sit here' }).first().click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    for (const one of [page, friend]) {
      one.setDefaultTimeout(IMPATIENCE);
      one.setDefaultNavigationTimeout(PATIENCE);
    }
    const done: string[] = [];
    for (const end = Date.now() + MINUTES * 60_000; Date.now() < end;) {
      const at = chance.below(2);
      const one = at === 0 ? page : friend;
      // What is covered, gone or nowhere to go back to cannot be done: people shrug, too.
      const what = await anyDeed(chance)(one, chance).catch((error: Error) => `(${error.message.split('\n')[0]})`);
      done.push(`${at} ${what}`);
      if (!one.url().includes('/table/') && chance.below(4) === 0) await one.goto(table);
      const faults = [...outside, ...((await broken(one)) > 0 ? ['the page is broken'] : [])];
      expect(faults, `seed ${seed} after:\n${done.slice(-40).join('\n')}`).toEqual([]);
    }
  });
