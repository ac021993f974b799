import { STATS } from '../src/index.ts';
import type { Interval, LabReport } from '../src/lab/index.ts';
import type { Say } from './shape.ts';

/** A report of the lab as a table of texts: heading, odds, one row for each character. */
export interface LabTable {
  readonly title: string;
  readonly odds: readonly (readonly [string, string])[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const plain = (value: number): string => value.toFixed(1);

const sayInterval = ({ value, low, high }: Interval, say: Say, as: (value: number) => string): string =>
  say('encounter.lab.interval', { value: as(value), low: as(low), high: as(high) });

/** What `ennead encounter` prints, in the language of whoever asks. */
export function sayLab(report: LabReport, say: Say): LabTable {
  const share = (own: Interval): string => sayInterval(own, say, percent);
  const mean = (own: Interval): string => sayInterval(own, say, plain);
  const { name, games, seed } = report;
  return {
    title: say('encounter.lab.title', { name, games, seed }),
    odds: [
      [say('encounter.lab.victory'), share(report.victory)],
      [say('encounter.lab.defeat'), share(report.defeat)],
      [say('encounter.lab.broken'), share(report.broken)],
      [say('encounter.lab.rounds'), mean(report.rounds)],
      [say('encounter.lab.longest'), String(report.longest)],
    ],
    head: [
      say('encounter.lab.who'),
      say('encounter.lab.falls'),
      say('encounter.lab.dies'),
      ...STATS.map(stat => `${say('encounter.lab.spent')}: ${say(`stats.${stat}`)}`),
      say('encounter.lab.missing'),
      say('encounter.lab.xp'),
      say('encounter.lab.cyphers'),
    ],
    rows: report.characters.map(own => [
      own.name,
      share(own.falls),
      share(own.dies),
      ...STATS.map(stat => mean(own.spent[stat])),
      mean(own.missing),
      mean(own.xp),
      mean(own.cyphers),
    ]),
  };
}
