export { answerAtRandom, answerOf, picksOf, type Choose } from './answers.ts';
export { contract, look, type ContractOptions, type ContractReport } from './contract/index.ts';
export type { Check, Spot } from './contract/spot.ts';
export { byPlace, type PoolOf } from './contract/spread.ts';
export { RiggedDice } from './dice.ts';
export { demandNoFailure, fuzz, type FuzzFailure, type FuzzOptions, type FuzzReport } from './fuzz.ts';
export { golden } from './golden.ts';
export { mentionOf } from './mention.ts';
export { scenario, situation, type Hand, type Scenario, type ScenarioSetup } from './scenario.ts';
