import type { GameUi, Language } from '@ennead/board';
import { genericUi } from './generic/index.tsx';
import { learnWords } from './i18n.ts';
import { patiently } from './patience.ts';

/** The boxes on the shelf, in their order. */
export const BOXES = ['nine-worlds', 'nine', 'ninth-world', 'nine-empires', 'numenera'] as const;
export type Box = (typeof BOXES)[number];

export const isBox = (id: string): id is Box => (BOXES as readonly string[]).includes(id);

/** Boards and rulebooks come on demand; a game whose folder has no `ui/` gets the generic board. */
const boards = import.meta.glob<{ default: GameUi<any> }>('../../../games/*/ui/index.tsx');
const rulebooks = import.meta.glob<string>(['../../../games/*/RULES.md', '../../../games/*/words/*/RULES.md'], {
  query: '?raw',
  import: 'default',
});

const loaded = new Map<string, Promise<GameUi>>();

/** What a game shows and says. */
export function loadGame(id: string): Promise<GameUi> {
  let found = loaded.get(id);
  if (!found) {
    found = fetchGame(id);
    loaded.set(id, found);
    found.catch(() => loaded.delete(id));
  }
  return found;
}

/** Lets the browser fetch a board before it is wanted. */
export const warmGame = async (id: string): Promise<void> =>
  void (await boards[`../../../games/${id}/ui/index.tsx`]?.().catch(() => undefined));

async function fetchGame(id: string): Promise<GameUi> {
  const load = boards[`../../../games/${id}/ui/index.tsx`];
  const ui: GameUi<any> = load ? (await patiently(load)).default : genericUi(id);
  learnWords(id, ui.words);
  return ui;
}

/** Our wording of a game's rules as text; null where there is none. */
export async function loadRules(id: string, language: Language): Promise<string | null> {
  const translated = rulebooks[`../../../games/${id}/words/${language}/RULES.md`];
  const load = (language === 'en' ? undefined : translated) ?? rulebooks[`../../../games/${id}/RULES.md`];
  return load ? patiently(load) : null;
}
