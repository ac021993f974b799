import type { Base } from './flow.ts';
import type { Game } from './game.ts';

const MODES = ['asks', 'asks all of', 'listens to'];

/** A stack that never ends is printed by its two ends. */
const MOST_FRAMES = 20;

/** The stack of frames in words, for faults and bug reports: `turn.powers > usePower.askPower asks 2: power`. */
export function describeStack<S extends Base>(game: Game<S>, s: S): string {
  const { frames, asked, mode, ask, seats } = s.flow;
  const cut = Math.max(0, frames.length - MOST_FRAMES);
  const shown = cut === 0 ? frames : [frames[0], ...frames.slice(cut + 1)];
  const stack = shown.map(f => {
    const procedure = game.procedures[f.kind];
    const slots = [f.a, f.b, f.c, f.d];
    while (slots.at(-1) === 0) slots.pop();
    return `${procedure.name}.${procedure.stepNames[Math.max(0, f.step - 1)]}${slots.length ? `(${slots.join(', ')})` : ''}`;
  });
  if (cut > 0) stack.splice(1, 0, `… ${cut} more …`);
  if (asked !== 0) {
    const who = Array.from({ length: seats }, (_, seat) => seat).filter(seat => (asked >> seat) & 1);
    return `${stack.join(' > ')} ${MODES[mode]} ${who.join(', ')}: ${game.decisions[ask].name}`;
  }
  return stack.join(' > ') || 'the game is over';
}
