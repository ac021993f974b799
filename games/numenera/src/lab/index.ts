export { parseEncounter, type EncounterFile } from '../encounter/index.ts';
export type { Interval } from './interval.ts';
export { randomEncounter } from './random.ts';
export { playLab, playOut, reportLab, runLab, type CharacterReport, type LabOptions, type LabReport } from './run.ts';
export { sumTallies, type LabTally } from './tally.ts';
