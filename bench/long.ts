// npm run long [-- games | strength [game|bot …] | peers]: what takes too long for every commit. Figures go to docs/bench.md.
import { longGames } from './games.ts';
import { comparePeers } from './peers.ts';
import { longStrength } from './strength.ts';

const [what = 'all', ...rest] = process.argv.slice(2);
if (!['all', 'games', 'strength', 'peers'].includes(what)) {
  console.error(`npm run long: wanted games, strength or peers, found "${what}"`);
  process.exit(2);
}
if (what === 'all' || what === 'games') longGames();
if (what === 'all' || what === 'peers') comparePeers();
if (what === 'all' || what === 'strength') {
  const good = await longStrength(rest);
  if (!good) process.exitCode = 1;
}
