import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { asked, begin, decisionOf, isOver, seedFrom, Stream, submit, verify, type Play } from '@ennead/kernel';
import { golden } from '@ennead/testkit';
import { choose, EXAMPLE_IDS, numenera, type State } from '../../src/encounter/index.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(`../golden/${name}.jsonl`, import.meta.url));

/** A whole encounter between steady players, through the door. */
function walk(encounter: string, seed: number): Play<State> {
  const play = begin(numenera, { seats: 3, options: { encounter } }, seedFrom(seed));
  const rng = Stream.of(seed);
  while (!isOver(play.state)) {
    const [seat] = asked(play);
    const key = numenera.moves.key(choose(play.state, seat, rng));
    submit(play, { seat, decision: decisionOf(play, seat), picks: [key] });
  }
  return play;
}

const GAMES = EXAMPLE_IDS.map((id, i) => [id, i] as const);

test.each(GAMES)('the encounter %s goes as it always went', (id, seed) => golden(fileOf(id), walk(id, seed)));

test.each(GAMES)('the record file of %s proves itself', id => {
  const proof = verify(readFileSync(fileOf(id), 'utf8'), game => (game === numenera.id ? numenera : undefined));
  expect(proof).toMatchObject({ ok: true });
});
