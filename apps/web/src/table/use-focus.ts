import { useEffect, useRef, type RefObject } from 'react';

/** Focus is never lost: when what had it is no longer lit, whoever goes by keyboard finds it at the next lit thing. */
export function useFocus(area: RefObject<HTMLElement | null>, lit: ReadonlySet<string>): void {
  const goesByKey = useRef(false);
  useEffect(() => {
    const pressed = (): void => void (goesByKey.current = true);
    const pointed = (): void => void (goesByKey.current = false);
    addEventListener('keydown', pressed, true);
    addEventListener('pointerdown', pointed, true);
    return () => {
      removeEventListener('keydown', pressed, true);
      removeEventListener('pointerdown', pointed, true);
    };
  }, []);
  useEffect(() => {
    if (!goesByKey.current) return;
    // A browser takes the focus from what can no longer have it at its next frame.
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      const isLost =
        activeElement === null ||
        activeElement === document.body ||
        activeElement === area.current ||
        isDead(activeElement);
      if (!isLost) return;
      const next = area.current?.querySelector<HTMLElement | SVGElement>('.lit') ?? area.current;
      next?.focus({ preventScroll: false });
    });
    return () => cancelAnimationFrame(frame);
  }, [area, lit]);
}

const isDead = (element: Element): boolean => element.matches('.touch:not(.lit)');
