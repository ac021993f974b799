// npm run long [-- games [game …] | strength [game|bot …] | peers | server [peers|crowd|storm] | beside folder … | page]: what takes too long for every commit. Figures go to docs/bench.md.
import { longGames } from './games.ts';
import { longPage } from './page.ts';
import { comparePeers } from './peers.ts';
import { longServer } from './server.ts';
import { besideOthers } from './server-beside.ts';
import { longStrength } from './strength.ts';

const [what = 'all', ...rest] = process.argv.slice(2);
if (!['all', 'games', 'strength', 'peers', 'server', 'beside', 'page'].includes(what)) {
  console.error(`npm run long: wanted games, strength, peers, server, beside or page, found "${what}"`);
  process.exit(2);
}
if (what === 'all' || what === 'games') longGames(rest);
if (what === 'all' || what === 'peers') comparePeers();
if (what === 'all' || what === 'strength') {
  const good = await longStrength(rest);
  if (!good) process.exitCode = 1;
}
if (what === 'all' || what === 'server') {
  const good = await longServer(what === 'server' ? rest : []);
  if (!good) process.exitCode = 1;
}
if (what === 'beside') await besideOthers(rest);
if ((what === 'all' || what === 'page') && !longPage()) process.exitCode = 1;
