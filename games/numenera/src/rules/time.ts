import { whole } from './ledger.ts';

/** K: keeping time. */
export const HOURS_A_DAY = 28; // K1
export const DAYS_A_YEAR = 312; // K1
const ROUNDS_A_MINUTE = 10; // K2

/** K2: rounds in so many minutes, about. */
export const roundsIn = (minutes: number): number => ROUNDS_A_MINUTE * whole(minutes, 'minutes', 'K2', 0);

/** K1: days and hours of the Ninth World in so many hours. */
export const daysAndHours = (hours: number): { days: number; hours: number } => ({
  days: Math.floor(whole(hours, 'hours', 'K1', 0) / HOURS_A_DAY),
  hours: hours % HOURS_A_DAY,
});
