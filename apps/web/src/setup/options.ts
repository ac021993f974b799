import type { OptionDescriptor, OptionValue } from '@ennead/kernel';

export type Values = Readonly<Record<string, OptionValue>>;

/** Whether an option means something, given the others and the number of seats. */
export function counts({ when }: OptionDescriptor, values: Values, seats: number): boolean {
  if (!when) return true;
  if (when.seats && !when.seats.includes(seats)) return false;
  return when.option === undefined || (when.is ?? []).includes(values[when.option]);
}

export const usual = (options: readonly OptionDescriptor[]): Values =>
  Object.fromEntries(options.map(({ id, default: value }) => [id, value]));

/** What is sent: chosen values where they count, the usual ones elsewhere. */
export function chosen(options: readonly OptionDescriptor[], values: Values, seats: number): Values {
  return Object.fromEntries(
    options.filter(option => counts(option, values, seats)).map(({ id, default: value }) => [id, values[id] ?? value]),
  );
}
