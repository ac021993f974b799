import { DONE, countOptions, found, type Play } from '@ennead/kernel';

/** What was offered last, and more: a list that grows is copied again and again. */
const keys: string[] = [];

/** What a seat that is asked may pick next, as keys. */
export function offeredKeys(play: Play, seat: number, codes: readonly number[]): string[] {
  const { moves } = play.game;
  const count = countOptions(play, seat, codes);
  for (let i = 0; i < count; i++) keys[i] = moves.key(found[i]);
  return keys.slice(0, count);
}

/** The whole answer of a seat that has no choice; null if it has one, or must find words. */
export function onlyAnswer(play: Play, seat: number): string[] | null {
  const { moves, decisions } = play.game;
  const { many } = decisions[play.state.flow.ask];
  const codes: number[] = [];
  const answer = (): string[] => codes.map(code => moves.key(code));
  for (;;) {
    const count = countOptions(play, seat, codes);
    if (many && (count === 0 || (count === 1 && found[0] === DONE))) return answer();
    if (count !== 1 || moves.textOf(found[0])) return null;
    codes.push(found[0]);
    if (!many) return answer();
  }
}
