import type { OptionDescriptor } from '@ennead/kernel';
import { inTab } from '../storage.ts';
import { CLOCKS, USUAL_CLOCK, type ClockWish } from './clock-wish.ts';
import { usual, type Values } from './options.ts';
import { reseat, type Sitter } from './sitters.ts';

/** What somebody has chosen for a table that is not open yet. */
export interface Wish {
  sitters: readonly Sitter[];
  values: Values;
  clock: ClockWish;
}

/** What of a game a wish goes by. */
export interface Wished {
  id: string;
  seats: { min: number; max: number };
  options: readonly OptionDescriptor[];
  levels: readonly string[];
}

const placeOf = ({ id }: Wished) => inTab(`setup.${id}`);

/** What was chosen in this tab before a reload or a step back; else what is usual. */
export const readWish = (game: Wished): Wish => wishFrom(placeOf(game).get(), game);

export const keepWish = (game: Wished, wish: Wish): void => placeOf(game).set(JSON.stringify(wish));

/** A wish that was kept, if this game can still be played so. */
export function wishFrom(kept: string | null, game: Wished): Wish {
  const { seats, options, levels } = game;
  const fresh: Wish = {
    sitters: reseat(['me', 'open'], Math.max(2, seats.min), 'open'),
    values: usual(options),
    clock: USUAL_CLOCK,
  };
  const { sitters, values, clock } = parsed(kept);
  const isSitter = (one: unknown): boolean => ['me', 'open', 'hotseat', ...levels].some(known => known === one);
  const isFit = Array.isArray(sitters) && sitters.length >= seats.min && sitters.length <= seats.max;
  return {
    sitters: isFit && sitters.every(isSitter) ? sitters : fresh.sitters,
    values: Object.fromEntries(options.map(option => [option.id, fits(option, values?.[option.id]) ?? option.default])),
    clock: clock && CLOCKS.includes(clock.kind) ? { ...USUAL_CLOCK, ...clock } : USUAL_CLOCK,
  };
}

function parsed(kept: string | null): Partial<Wish> {
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

function fits(option: OptionDescriptor, value: Values[string] | undefined): Values[string] | null {
  switch (option.kind) {
    case 'choice':
      return option.choices.some(choice => choice === value) ? value! : null;
    case 'int':
      return typeof value === 'number' && value >= option.min && value <= option.max ? value : null;
    case 'flag':
      return typeof value === 'boolean' ? value : null;
  }
}
