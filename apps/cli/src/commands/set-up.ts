import * as clack from '@clack/prompts';
import { LEVELS } from '@ennead/bots';
import { checkSetup, type Game, type OptionDescriptor, type OptionValue, type Setup } from '@ennead/kernel';
import type { Context } from '../context.ts';
import { faceOf } from '../faces/index.ts';
import { personAgainst, usualSeats } from '../seats.ts';

/** Ctrl+C or Escape: one step back, and out of the lobby at its first question. */
export const CANCELLED = Symbol('cancelled');
export type Asked<T> = T | typeof CANCELLED;

export async function choose<T extends string>(
  message: string,
  options: readonly { value: T; label: string; hint?: string }[],
  usual?: T,
): Promise<Asked<T>> {
  const answer = await clack.select<string>({
    message,
    options: [...options],
    ...(usual !== undefined && { initialValue: usual }),
  });
  return clack.isCancel(answer) ? CANCELLED : (answer as T);
}

const asIs = (value: string): { value: string; label: string } => ({ value, label: value });

/** The values of an option that can be played with what was chosen before it. */
function playable(game: Game, { seats, options }: Setup, option: OptionDescriptor): OptionValue[] {
  const values = option.kind === 'choice' ? option.choices : option.kind === 'flag' ? [false, true] : [];
  return values.filter(value => checkSetup(game, seats, { ...options, [option.id]: value }).ok);
}

/** Asks for seats, bots and every option that leaves a choice. */
export async function askSetup(context: Context, game: Game): Promise<Asked<{ setup: Setup; specs: string[] }>> {
  const { say } = context;
  const face = faceOf(game, context);
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter(count => checkSetup(game, count).ok);
  const seats = await choose(say('lobby.seats'), counts.map(String).map(asIs), String(usualSeats(game)));
  if (seats === CANCELLED) return CANCELLED;
  const level = await choose(say('lobby.level'), LEVELS.map(asIs), 'normal');
  if (level === CANCELLED) return CANCELLED;
  let setup: Setup = { seats: Number(seats), options: {} };
  for (const option of game.options) {
    const values = playable(game, setup, option);
    if (values.length < 2) continue;
    const labelled = values.map(String).map(value => ({ value, label: face.choiceLabel(option.id, value) }));
    const chosen = await choose(face.optionLabel(option.id), labelled, String(option.default));
    if (chosen === CANCELLED) return CANCELLED;
    const value = values.find(one => String(one) === chosen) ?? option.default;
    setup = { ...setup, options: { ...setup.options, [option.id]: value } };
  }
  return { setup, specs: personAgainst(level, setup.seats, face.ownSeats(setup)) };
}
