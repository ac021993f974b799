import { DONE, type Play, type VocabularyBase } from '@ennead/kernel';

/** Room for the options of one decision of any game. */
let out = new Int32Array(0);

function roomFor({ size }: VocabularyBase): Int32Array {
  if (out.length < size) out = new Int32Array(size);
  return out;
}

/** What a seat that is asked may pick next, as keys. */
export function offeredKeys({ game, table, state }: Play, seat: number, codes: readonly number[]): string[] {
  const codesNow = roomFor(game.moves);
  const count = table.options(state, seat, codes, codesNow);
  const offered: string[] = [];
  for (let i = 0; i < count; i++) offered.push(game.moves.key(codesNow[i]));
  return offered;
}

/** The whole answer of a seat that has no choice; null if it has one, or must find words. */
export function onlyAnswer({ game, table, state }: Play, seat: number): string[] | null {
  const codesNow = roomFor(game.moves);
  const { many } = game.decisions[state.flow.ask];
  const codes: number[] = [];
  const answer = (): string[] => codes.map(code => game.moves.key(code));
  for (;;) {
    const count = table.options(state, seat, codes, codesNow);
    if (many && (count === 0 || (count === 1 && codesNow[0] === DONE))) return answer();
    if (count !== 1 || game.moves.textOf(codesNow[0])) return null;
    codes.push(codesNow[0]);
    if (!many) return answer();
  }
}
