import { useEffect, useRef, useState } from 'react';
import type { Lesson, LessonStep } from '@ennead/board';
import { useSay } from '../i18n.ts';
import { useCell } from '../store.ts';
import { useTable } from '../table/context.ts';
import type { TableModel } from '../table/model.ts';
import { Icon } from '../ui/icon.tsx';
import { isReached, keepStep, stepAt, type Seen } from './progress.ts';
import './lesson.css';

export interface LessonState {
  step: LessonStep;
  at: number;
  steps: number;
  next: () => void;
  end: () => void;
}

/** Where a guided game is; it goes on by itself when what a step wants was done. */
export function useLesson(
  model: TableModel,
  lesson: Lesson | undefined,
  asked: Seen['asked'],
  over: boolean,
): LessonState | null {
  const [at, setAt] = useState<number | null>(() => (lesson ? stepAt(model.id) : null));
  const answer = useCell(model.answered);
  const since = useRef<number | null>(null);
  const step = lesson && at !== null ? lesson.steps[at] : undefined;
  const to = (next: number | null): void => {
    since.current = asked?.decision ?? null;
    model.answered.set(null);
    keepStep(model.id, next);
    setAt(next);
  };
  useEffect(() => {
    if (
      step &&
      at !== null &&
      isReached(step.goal, { answer, asked, over, view: model.state.get().view?.play?.table }, since.current)
    )
      to(at + 1);
  });
  useEffect(() => {
    if (lesson && at !== null && at >= lesson.steps.length) keepStep(model.id, null);
  }, [lesson, at, model]);
  if (!lesson || !step || at === null) return null;
  return { step, at, steps: lesson.steps.length, next: () => to(at + 1), end: () => to(null) };
}

/** What a lesson says at this moment. */
export function LessonPanel({ lesson }: { lesson: LessonState }) {
  const say = useSay();
  const { gameSay } = useTable();
  const { step, at, steps, next, end } = lesson;
  return (
    <section className="lesson" aria-label={say('learn.step', { step: at + 1, steps })}>
      <div className="lesson-head">
        <span className="small quiet">{say('learn.step', { step: at + 1, steps })}</span>
        <progress max={steps} value={at + 1} aria-hidden="true" />
        <button
          type="button"
          className="button plain icon"
          aria-label={say('learn.hide')}
          title={say('learn.hide')}
          onClick={end}
        >
          <Icon name="close" size={16} />
        </button>
      </div>
      <p role="status">{gameSay(`learn.${step.id}`)}</p>
      {step.goal.kind === 'next' ? (
        <button type="button" className="button primary" onClick={next}>
          {say(at + 1 === steps ? 'learn.finish' : 'learn.next')}
        </button>
      ) : (
        <p className="small quiet">{say(step.goal.kind === 'asked' ? 'learn.waits' : 'learn.doIt')}</p>
      )}
    </section>
  );
}
