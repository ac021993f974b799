import { useLayoutEffect, useRef } from 'react';
import type { Voice } from '@ennead/board';
import { isTyping } from '../ui/keys.ts';
import type { TableModel } from './model.ts';
import { pick } from './option-list.tsx';
import type { SheetName } from './sheets.tsx';
import type { Desk } from './use-hand.ts';
import type { SideState } from './use-side.ts';
import { choices } from './walk.ts';

interface Wanted {
  model: TableModel;
  desk: Desk;
  voice: Voice<unknown>;
  side: SideState;
  setSheet: (sheet: SheetName) => void;
  isIdle: boolean;
  /** The device is being handed over: nothing is anybody's to do. */
  isCovered: boolean;
}

/** The habits that people bring along: Enter, Space, Escape, Ctrl+Z, ?, /, digits. */
export function useKeys(wanted: Wanted): void {
  const latest = useRef(wanted);
  // Before the first picture: who sees the board may press a key.
  useLayoutEffect(() => {
    latest.current = wanted;
  });
  const typed = useRef('');
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = (event: KeyboardEvent): void => {
      const { model, desk, side, setSheet, isIdle, isCovered } = latest.current;
      const { travel, frame } = model.state.get();
      const [isPast, isTelling] = [travel !== null, frame !== null];
      if (event.defaultPrevented || isTyping(event.target)) return;
      const { key } = event;
      // A key that is held was meant for what it chose first, not for what has the focus next.
      if (event.repeat && key === 'Enter') return event.preventDefault();
      if (document.querySelector('dialog[open]')) return;
      if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') {
        if (!isCovered && !isPast && !desk.back()) void model.do({ type: 'undo' });
      } else if (event.ctrlKey || event.metaKey || event.altKey) return;
      else if (key === 'Escape') {
        if (isIdle) model.skip();
        if (side.isOver) side.close();
        else if (isPast) void model.travel(null);
        else if (!desk.back()) return;
      } else if (key === 'Enter' || key === ' ') {
        const isAsking = desk.which !== null || desk.typing !== null;
        const hasChosen = !isIdle && desk.own !== null && desk.own.picks.length > 0;
        if (isCovered || isAsking || side.isOver || !isOnBoard(event.target)) return;
        if (key === ' ' && isTelling) model.skip();
        else if (key === ' ' && (!hasChosen || event.repeat)) return; // it scrolls
        else if (!toMain(hasChosen)) return;
      } else if (key === '?') setSheet('rules');
      else if (key === '/') setSheet('search');
      else if (key === 'h' && desk.own) setSheet('hint');
      else if (/^\d$/.test(key) && desk.options.length > 0) {
        if (!document.querySelector('.option-list')?.checkVisibility()) side.open('options');
        else {
          clearTimeout(timer);
          typed.current += key;
          timer = choose(latest, typed);
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

/** On the board itself or on nothing, so that nothing else takes the key. */
const isOnBoard = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('body, .play-board');

/** Presses the main button of the bar to confirm what was chosen. Where nothing was, it ends or gives up something: then it takes the focus. */
function toMain(hasChosen: boolean): boolean {
  const buttons = document.querySelectorAll<HTMLButtonElement>('.asked-buttons > .primary:enabled');
  if (buttons.length === 1 && hasChosen) buttons[0].click();
  else buttons[0]?.focus();
  return buttons.length > 0;
}

const PAUSE = 600;

/** A digit chooses at once where no longer number could begin with it; later, only if the list is still the same. */
function choose(
  latest: { readonly current: Wanted },
  typed: { current: string },
): ReturnType<typeof setTimeout> | undefined {
  const { desk, voice } = latest.current;
  const seat = desk.own?.seat ?? 0;
  const list = choices(desk.walk, ref => voice.rank(ref, seat));
  const number = Number(typed.current);
  const take = (): void => {
    typed.current = '';
    const choice = list[number - 1];
    const { desk: now } = latest.current;
    const isSame = now.options === desk.options && now.walk.path.join('\n') === desk.walk.path.join('\n');
    if (choice && isSame) pick(now, choice);
  };
  if (number * 10 > list.length || number === 0) {
    take();
    return undefined;
  }
  return setTimeout(take, PAUSE);
}
