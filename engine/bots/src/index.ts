export { benchGame, type BenchRow, type Meter } from './bench.ts';
export { createBot, decide, imagine, judge, type Bot } from './bot.ts';
export { Hand, speaker } from './hand.ts';
export { botFor, planSeries, runGame, tableSeed, type GameResult, type GameTask } from './match.ts';
export { PLAYING, Search, TURN, UNBIASED, type Judgement, type SearchSettings } from './search.ts';
export { rewards, sidesOf } from './reward.ts';
export { LEVELS, iterationsOf, parseBot, type BotSpec } from './spec.ts';
export { planStrength, strengthOf, type Strength } from './strength.ts';
export { tally, wilson, type BotRow } from './tally.ts';
