import type { Goal, LessonStep } from '@ennead/board';
import { botFor, parseBot } from '@ennead/bots';
import {
  Stream,
  asked,
  begin,
  decisionOf,
  isOver,
  offered,
  seedFrom,
  submit,
  type GameEvent,
  type Play,
} from '@ennead/kernel';
import { expect, test } from 'vitest';
import { nineWorlds, type State, type View } from '../../src/index.ts';
import { lesson } from '../../ui/lesson.ts';
import { words } from '../../words/index.ts';

const LEARNER = 0;

interface Done {
  /** The steps that were reached, by turn. */
  reached: Map<string, number>;
  events: { turn: number; event: GameEvent }[];
  play: Play<State>;
}

/** Somebody who does what the step says, and stops where it says nothing of this question. */
function follow(step: LessonStep, options: readonly string[], view: View, travelTo: string): string {
  const { goal } = step;
  if (step.id === 'travel' && options.includes(`travel/0/${travelTo}`)) return `travel/0/${travelTo}`;
  const wanted =
    goal.kind === 'answer' ? options.find(key => goal.keys.some(start => key.startsWith(start))) : undefined;
  if (wanted !== undefined) return wanted;
  if (step.id === 'dispatch')
    return ['dispatch/jotunheim', 'recruit', 'end'].find(key => options.includes(key)) ?? 'decline';
  if (step.id === 'five') return view.seats[LEARNER].card > 0 ? 'deploy' : 'recruit';
  return options.find(key => key === 'end' || key === 'decline') ?? options[0];
}

const isReached = (goal: Goal, keys: readonly string[], ask: string | null, view: View, over: boolean): boolean => {
  if (goal.kind === 'next') return true;
  if (goal.kind === 'answer') return keys.some(key => goal.keys.some(start => key.startsWith(start)));
  return over || (goal.kind === 'asked' ? ask === goal.ask : goal.when(view));
};

function learn(seed: number, travelTo: string): Done {
  const spec = parseBot(lesson.level);
  if (!spec.ok) throw new Error(spec.error);
  const bot = botFor(nineWorlds, spec.value);
  const play = begin(nineWorlds, { seats: lesson.seats, options: { ...lesson.options } }, seedFrom(seed));
  const rng = Stream.of(seed);
  const done: Done = { reached: new Map(), events: [], play };
  let at = 0;
  const move = (keys: readonly string[]): void => {
    const view = nineWorlds.view(play.state, LEARNER) as View;
    const isMine = !isOver(play.state) && asked(play).includes(LEARNER);
    const ask = isMine ? nineWorlds.decisions[play.state.flow.ask].name : null;
    for (let given = keys; at < lesson.steps.length; given = []) {
      if (!isReached(lesson.steps[at].goal, given, ask, view, isOver(play.state))) return;
      done.reached.set(lesson.steps[at++].id, play.state.turn);
    }
  };
  move([]);
  while (!isOver(play.state)) {
    const [seat] = asked(play);
    const view = nineWorlds.view(play.state, LEARNER) as View;
    const picks =
      seat === LEARNER
        ? [follow(lesson.steps[at], offered(play, seat), view, travelTo)]
        : bot.choose(nineWorlds.clone(play.state), seat, rng).map(code => nineWorlds.moves.key(code));
    const { turn } = play.state;
    const { events } = submit(play, { seat, decision: decisionOf(play, seat), picks });
    done.events.push(...events.map(event => ({ turn, event })));
    move(seat === LEARNER ? picks : []);
  }
  move([]);
  return done;
}

test.each(['vanaheim', 'midgard', 'muspelheim'])(
  'who does what the lesson says comes to its end, by way of %s',
  travelTo => {
    for (const seed of [1, 2, 3]) {
      const { reached, events } = learn(seed, travelTo);
      expect([...reached.keys()]).toEqual(lesson.steps.map(({ id }) => id));
      expect(reached.get('opponent')).toBe(1); // a power is theirs in the first turn
      expect(reached.get('dispatch')).toBe(2);
      expect(events.filter(({ turn, event }) => turn === 2 && event.type === 'battle')).not.toEqual([]);
    }
  },
);

test('every step has its words, and no words are left over', () => {
  expect(Object.keys(words.en.learn)).toEqual(lesson.steps.map(({ id }) => id));
});
