import type { Base } from './flow.ts';
import type { Game } from './game.ts';

const MODES = ['asks', 'asks all of', 'listens to'];

/** The stack of frames in words, for faults and bug reports: `turn.powers > usePower.askPower asks 2: power`. */
export function describeStack<S extends Base>(game: Game<S>, s: S): string {
  const { frames, asked, mode, ask, seats } = s.flow;
  const stack = frames.map(f => {
    const procedure = game.procedures[f.kind];
    const slots = [f.a, f.b, f.c, f.d];
    while (slots.at(-1) === 0) slots.pop();
    return `${procedure.name}.${procedure.stepNames[Math.max(0, f.step - 1)]}${slots.length ? `(${slots.join(', ')})` : ''}`;
  });
  if (asked !== 0) {
    const who = Array.from({ length: seats }, (_, seat) => seat).filter(seat => (asked >> seat) & 1);
    stack.push(`${MODES[mode]} ${who.join(', ')}: ${game.decisions[ask].name}`);
  }
  return stack.join(' > ') || 'the game is over';
}
