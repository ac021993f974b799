export { parseEncounter, type EncounterFile } from '../encounter/index.ts';
export type { Interval } from './interval.ts';
export { randomEncounter } from './random.ts';
export { playOut, runLab, type CharacterReport, type LabOptions, type LabReport } from './run.ts';
