import { checkSetup, type Game, type OptionDescriptor, type OptionValue, type Setup } from '@ennead/kernel';

const valuesOf = (option: OptionDescriptor): readonly OptionValue[] =>
  option.kind === 'choice'
    ? option.choices
    : option.kind === 'flag'
      ? [false, true]
      : [...new Set([option.min, option.default, option.max])];

/** Every set-up that a game accepts: all seats, all options with each other. */
export function everySetup(game: Game): Setup[] {
  let options: Record<string, OptionValue>[] = [{}];
  for (const option of game.options)
    options = options.flatMap(chosen => valuesOf(option).map(value => ({ ...chosen, [option.id]: value })));
  const setups: Setup[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const chosen of options) {
      const setup = checkSetup(game, seats, chosen);
      if (setup.ok) setups.push(setup.value);
    }
  return setups;
}

/** The set-up of a game with nothing chosen. */
export function plainSetup(game: Game, seats: number): Setup {
  const setup = checkSetup(game, seats);
  if (!setup.ok) throw new Error(setup.error);
  return setup.value;
}
