import { playToEnd, reader } from './players.ts';
import { test } from './table.ts';
import { openOptions, openTable } from './ways.ts';

// Nothing in this file, and nothing that it calls, knows a selector, a test id or a coordinate.
for (const title of ['Nine Worlds', 'NINE'] as const)
  test(`${title} by role and name alone, from the shelf to the result`, async ({ page }) => {
    await openTable(page, title);
    await openOptions(page);
    await playToEnd(page, reader);
  });
