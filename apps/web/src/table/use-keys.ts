import { useEffect, useRef } from 'react';
import type { Voice } from '@ennead/board';
import type { TableModel } from './model.ts';
import { pick } from './option-list.tsx';
import type { SheetName } from './sheets.tsx';
import type { Tab } from './side.tsx';
import type { Desk } from './use-hand.ts';
import { choices } from './walk.ts';

interface Wanted {
  model: TableModel;
  desk: Desk;
  voice: Voice<unknown>;
  openSide: (tab: Tab) => void;
  setSheet: (sheet: SheetName) => void;
  isIdle: boolean;
}

/** The habits that people bring along: Escape, Ctrl+Z, ?, /, digits. */
export function useKeys(wanted: Wanted): void {
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  });
  const typed = useRef('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = (event: KeyboardEvent): void => {
      const { model, desk, openSide, setSheet, isIdle } = latest.current;
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const { key } = event;
      if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') void model.do({ type: 'undo' });
      else if (event.ctrlKey || event.metaKey || event.altKey) return;
      else if (key === 'Escape') {
        if (isIdle) model.skip();
        if (model.state.get().travel) void model.travel(null);
        else if (!desk.back()) return;
      } else if (key === '?') setSheet('rules');
      else if (key === '/') setSheet('search');
      else if (key === 'h' && desk.own) setSheet('hint');
      else if (/^\d$/.test(key) && desk.options.length > 0) {
        if (!document.querySelector('.option-list')?.checkVisibility()) openSide('options');
        else {
          clearTimeout(timer);
          typed.current += key;
          timer = choose(latest.current, typed);
        }
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', press);
    };
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), textarea, select');

const PAUSE = 600;

/** A digit chooses at once where no longer number could begin with it. */
function choose({ desk, voice }: Wanted, typed: { current: string }): ReturnType<typeof setTimeout> | undefined {
  const seat = desk.own?.seat ?? 0;
  const list = choices(desk.walk, ref => voice.rank(ref, seat));
  const number = Number(typed.current);
  const take = (): void => {
    typed.current = '';
    const choice = list[number - 1];
    if (choice) pick(desk, choice);
  };
  if (number * 10 > list.length || number === 0) {
    take();
    return undefined;
  }
  return setTimeout(take, PAUSE);
}
