import type { Voice } from '@ennead/board';
import type { OptionDescriptor } from '@ennead/kernel';
import type { Say } from '../words/shape.ts';
import { counts, type Values } from './options.ts';

/** What is played, in short: the first option always, others where they are not as usual. */
export function sayOptions(
  options: readonly OptionDescriptor[],
  values: Values,
  seats: number,
  voice: Voice<unknown>,
  say: Say,
): readonly string[] {
  return options
    .filter((option, at) => counts(option, values, seats) && (at === 0 || values[option.id] !== option.default))
    .flatMap((option, at) => {
      const value = values[option.id] ?? option.default;
      const label = voice.optionLabel(option.id);
      const pair = (more: string | number): string => say('common.pair', { what: label, more });
      switch (option.kind) {
        case 'flag':
          return value === true ? [label] : [pair(voice.choiceLabel(option.id, String(value)))];
        case 'int':
          return [pair(Number(value))];
        case 'choice': {
          const choice = voice.choiceLabel(option.id, String(value));
          return [at === 0 ? choice : pair(choice)];
        }
      }
    });
}
