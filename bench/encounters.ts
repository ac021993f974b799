// Numenera's encounters by chance, played at random with ledgers on; and how many of the example run in a CPU-second.
import { execFileSync } from 'node:child_process';
import { buildSync } from 'esbuild';
import { isOver, Picks, Stream, Table } from '@ennead/kernel';
import { numenera, stateOf, type State } from '@ennead/numenera';
import { randomEncounter } from '@ennead/numenera/lab';
import { median, root } from './prepare-peers.ts';

const ENCOUNTERS = 5_000;
const MOST_ROUNDS = 100;
const WANTED = 300;

/** Encounters by chance to their end; the first that goes wrong stops it with its number. */
export function longEncounters(): void {
  const out = new Int32Array(numenera.moves.size);
  const table = new Table<State>(numenera);
  table.told = true;
  const picks = new Picks(2);
  let [answers, longest, broken] = [0, 0, 0];
  for (let seed = 0; seed < ENCOUNTERS; seed++) {
    const rng = Stream.of(seed);
    const s = stateOf(randomEncounter(rng), 2);
    try {
      table.events = [];
      table.begin(s, rng);
      for (; !isOver(s); answers++) {
        const seat = 31 - Math.clz32(s.flow.asked);
        const count = numenera.decisions[s.flow.ask].options(s, seat, [], out);
        table.step(s, picks.one(seat, out[rng.below(count)]), rng);
      }
    } catch (error) {
      throw new Error(`the encounter of seed ${seed} failed`, { cause: error });
    }
    if (s.round > MOST_ROUNDS) throw new Error(`the encounter of seed ${seed} took ${s.round} rounds`);
    longest = Math.max(longest, s.round);
    const { places } = numenera.outcome(s);
    if (places[0] === places[1]) broken++;
  }
  console.log(
    `numenera: ${ENCOUNTERS} encounters by chance, ${answers} answers, no fault, at most ${longest} rounds; ${broken} broken off`,
  );
  console.log(`numenera: four against six, ledgers on: ${speed()} encounters per CPU-second (${WANTED} wanted)`);
}

/** Five series after a first that warms up, bundled as the programs are; median, least and most. */
const MEASURE = `
import { EXAMPLES } from '@ennead/numenera';
import { runLab } from '@ennead/numenera/lab';
const GAMES = 1000;
const rates = [];
for (let seed = 0; seed < 6; seed++) {
  const before = process.cpuUsage();
  runLab(EXAMPLES['four-against-six'], { games: GAMES, seed, told: true });
  const { user, system } = process.cpuUsage(before);
  rates.push(GAMES / ((user + system) / 1e6));
}
console.log(JSON.stringify(rates.slice(1)));
`;

function speed(): string {
  const { outputFiles } = buildSync({
    stdin: { contents: MEASURE, resolveDir: root, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
    logLevel: 'warning',
  });
  const text = execFileSync('node', ['--input-type=module'], { input: outputFiles[0].text, encoding: 'utf8' });
  const rates = (JSON.parse(text) as number[]).map(Math.round);
  return `${median(rates)} (${Math.min(...rates)} to ${Math.max(...rates)})`;
}
