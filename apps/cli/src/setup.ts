import { randomBytes } from 'node:crypto';
import {
  checkSetup,
  makeHex,
  seedFrom,
  type Game,
  type OptionDescriptor,
  type OptionValue,
  type Seed,
  type Setup,
} from '@ennead/kernel';
import type { Context } from './context.ts';
import { UserError } from './errors.ts';
import { nearest } from './suggest.ts';

const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  '1': true,
  false: false,
  no: false,
  off: false,
  '0': false,
};

/** `--set length=long --set avatarPowers=on` and who sits there, as a set-up that the game takes; `usual` is who might. */
export function parseSetup(
  context: Context,
  game: Game,
  specs: readonly unknown[],
  usual: readonly string[],
  settings: readonly string[],
): Setup {
  const { say } = context;
  const seats = specs.length;
  const { min, max } = game.seats;
  if (seats < min || seats > max)
    throw new UserError(say('errors.seatCount', { game: game.id, min, max, found: seats, example: usual.join(',') }));
  const options: Record<string, OptionValue> = {};
  for (const setting of settings) {
    const at = setting.indexOf('=');
    if (at <= 0) throw new UserError(say('errors.setting', { found: setting }));
    const id = setting.slice(0, at);
    const descriptor = game.options.find(option => option.id === id);
    if (!descriptor) throw unknownOption(context, game, id);
    options[id] = parseValue(context, descriptor, setting.slice(at + 1));
  }
  const setup = checkSetup(game, seats, options);
  if (!setup.ok) throw new UserError(say('errors.setup', { why: setup.error }));
  return setup.value;
}

function unknownOption({ say }: Context, game: Game, found: string): UserError {
  const names = game.options.map(option => option.id);
  const meant = nearest(found, names);
  const sentence = say('errors.option', { game: game.id, found, wanted: names.join(', ') });
  return new UserError(meant ? `${sentence} ${say('errors.meant', { meant })}` : sentence);
}

function parseValue({ say }: Context, descriptor: OptionDescriptor, found: string): OptionValue {
  const { id } = descriptor;
  const wrong = (wanted: string): UserError => new UserError(say('errors.value', { what: id, wanted, found }));
  switch (descriptor.kind) {
    case 'choice':
      if (descriptor.choices.includes(found)) return found;
      throw wrong(descriptor.choices.join(', '));
    case 'int':
      return wholeNumber({ say }, id, found, descriptor.min, descriptor.max);
    case 'flag':
      if (Object.hasOwn(FLAGS, found)) return FLAGS[found];
      throw wrong('on, off');
  }
}

/** A whole number that the user typed, within its bounds. */
export function wholeNumber(
  { say }: Pick<Context, 'say'>,
  what: string,
  found: string,
  min: number,
  max: number,
): number {
  const value = Number(found);
  if (/^[+-]?\d+$/.test(found.trim()) && value >= min && value <= max) return value;
  throw new UserError(say('errors.value', { what, wanted: say('errors.range', { min, max }), found }));
}

/** `--seed 7` is the same game everywhere; without it every game is its own. */
export function parseSeed(context: Context, given: string | undefined): Seed {
  if (given === undefined) return makeHex(randomBytes(32));
  return seedFrom(wholeNumber(context, '--seed', given, 0, Number.MAX_SAFE_INTEGER));
}
