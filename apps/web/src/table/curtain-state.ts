import type { Story } from './story.ts';

/** What one seat alone may know, and of which moment that is. */
export interface Eyes {
  seat: number;
  n: number;
  table: unknown;
  story: Story;
}

interface Sharing {
  /** Whether several people share this device and want curtains. */
  isOn: boolean;
  /** The seat that has said that it looks. */
  looking: number | null;
  /** The seat that is asked. */
  asked: number | null;
  eyes: Eyes | null;
  /** The record that the game is at. */
  n: number;
}

export interface Sight {
  /** Nothing of the game may be seen. */
  isDown: boolean;
  /** What is seen is behind the game: nothing can be answered until it has caught up. */
  isBehind: boolean;
  /** Whose eyes these are, or are to be; null while nobody here is asked and nobody looks. */
  seat: number | null;
  /** The game as that seat alone may know it; null where the live view is theirs. */
  table: unknown;
  /** What that seat may know of what happened; null where the whole story is theirs. */
  story: Story | null;
}

const NOTHING: Story = [];
const OPEN: Sight = { isDown: false, isBehind: false, seat: null, table: null, story: null };

/** What may be seen at a device that several people share: nothing, unless whoever is asked has said that they look. */
export function sightOf({ isOn, looking, asked, eyes, n }: Sharing): Sight {
  if (!isOn) return OPEN;
  const isTheirs = looking !== null && (asked === null || asked === looking);
  const seat = asked ?? looking;
  if (!isTheirs || eyes?.seat !== looking) return { isDown: true, isBehind: true, seat, table: null, story: NOTHING };
  return { isDown: false, isBehind: eyes.n !== n, seat, table: eyes.table, story: eyes.story };
}
