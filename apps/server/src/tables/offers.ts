import { DONE, type Play, type VocabularyBase } from '@ennead/kernel';

/** Room for the options of one decision, and the keys of options, once for each vocabulary. */
interface Page {
  readonly out: Int32Array;
  readonly keys: string[];
}

const pages = new WeakMap<VocabularyBase, Page>();

function pageFor(moves: VocabularyBase): Page {
  let page = pages.get(moves);
  if (!page) pages.set(moves, (page = { out: new Int32Array(moves.size), keys: [] }));
  return page;
}

/** What a seat that is asked may pick next, as keys. */
export function offeredKeys({ game, table, state }: Play, seat: number, codes: readonly number[]): string[] {
  const { out, keys } = pageFor(game.moves);
  const count = table.options(state, seat, codes, out);
  const offered: string[] = [];
  for (let i = 0; i < count; i++) offered.push((keys[out[i]] ??= game.moves.key(out[i])));
  return offered;
}

/** The whole answer of a seat that has no choice; null if it has one, or must find words. */
export function onlyAnswer({ game, table, state }: Play, seat: number): string[] | null {
  const { out } = pageFor(game.moves);
  const { many } = game.decisions[state.flow.ask];
  const codes: number[] = [];
  const answer = (): string[] => codes.map(code => game.moves.key(code));
  for (;;) {
    const count = table.options(state, seat, codes, out);
    if (many && (count === 0 || (count === 1 && out[0] === DONE))) return answer();
    if (count !== 1 || game.moves.textOf(out[0])) return null;
    codes.push(out[0]);
    if (!many) return answer();
  }
}
