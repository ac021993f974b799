import { asked } from '@ennead/kernel';
import { openThinkers } from '../../src/bots/thinkers.ts';
import { nine, opened } from './plays.ts';

/** A server that dies while its bots think: says the id of the thinking process once it thinks. */
const [entry] = process.argv.slice(2);
const thinkers = openThinkers({ entry: new URL(entry), threads: 1 });
const play = opened(nine, 1);
const [seat] = asked(play);
void thinkers.think({ id: 'a', play, seat, level: 'mcts:1000000', seed: 1, longest: 60_000 });
const watch = setInterval(() => {
  if (thinkers.thinking === 0) return;
  clearInterval(watch);
  process.send!(thinkers.pid);
}, 5);
