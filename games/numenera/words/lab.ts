import { STATS } from '../src/index.ts';
import type { CharacterReport, Interval, LabReport } from '../src/lab/index.ts';
import { sayName } from './fight.ts';
import type { Say } from './shape.ts';

export interface LabTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A report of the lab in words: heading, odds, tables that fit 80 columns, what the figures mean. */
export interface LabText {
  readonly title: string;
  readonly odds: readonly (readonly [string, string])[];
  readonly tables: readonly LabTable[];
  readonly note: string;
}

type Figure = (value: number, say: Say) => string;

const plain: Figure = (value, say) => {
  const [whole, tenths] = value.toFixed(1).split('.');
  return say('encounter.lab.decimal', { whole, tenths });
};
const percent: Figure = (share, say) => `${plain(100 * share, say)} %`;
const bound = (share: number): string => (100 * share).toFixed(0);

const sayInterval = ({ value, low, high }: Interval, say: Say, as: Figure): string =>
  say('encounter.lab.interval', { value: as(value, say), low: as(low, say), high: as(high, say) });

type Cell = (own: Interval, say: Say) => string;
const share: Cell = ({ value, low, high }, say) =>
  say('encounter.lab.short', { value: percent(value, say), low: bound(low), high: bound(high) });
const mean: Cell = ({ value, low, high }, say) =>
  say('encounter.lab.short', { value: plain(value, say), low: plain(low, say), high: plain(high, say) });

/** Who falls, and what else it cost them. */
const fates = (characters: readonly CharacterReport[], say: Say): LabTable => ({
  head: [
    say('encounter.lab.who'),
    say('encounter.lab.falls'),
    say('encounter.lab.dies'),
    say('encounter.lab.xp'),
    say('encounter.lab.cyphers'),
  ],
  rows: characters.map(own => [
    own.name,
    share(own.falls, say),
    share(own.dies, say),
    mean(own.xp, say),
    mean(own.cyphers, say),
  ]),
});

const points = (characters: readonly CharacterReport[], say: Say): LabTable => ({
  head: [say('encounter.lab.spent'), ...STATS.map(stat => say(`stats.${stat}`)), say('encounter.lab.missing')],
  rows: characters.map(own => [own.name, ...STATS.map(stat => mean(own.spent[stat], say)), mean(own.missing, say)]),
});

const creatures = ({ creatures: own }: LabReport, say: Say): LabTable => ({
  head: [say('encounter.lab.creature'), say('encounter.lab.falls')],
  rows: own.map(one => [sayName({ ...one, npc: true }, say), share(one.falls, say)]),
});

/** What `ennead encounter` prints, in the language of whoever asks. */
export function sayLab(report: LabReport, say: Say): LabText {
  const { name, games, seed } = report;
  return {
    title: say('encounter.lab.title', { name, count: games, seed }),
    odds: [
      [say('encounter.lab.victory'), sayInterval(report.victory, say, percent)],
      [say('encounter.lab.defeat'), sayInterval(report.defeat, say, percent)],
      [say('encounter.lab.broken'), sayInterval(report.broken, say, percent)],
      [say('encounter.lab.rounds'), sayInterval(report.rounds, say, plain)],
      [say('encounter.lab.longest'), String(report.longest)],
    ],
    tables: [
      fates(report.characters, say),
      points(report.characters, say),
      ...(report.creatures.length > 0 ? [creatures(report, say)] : []),
    ],
    note: say('encounter.lab.note'),
  };
}
