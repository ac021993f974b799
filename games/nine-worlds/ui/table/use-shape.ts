import { useEffect, useState, type RefObject } from 'react';
import { shapeFor } from './layout.ts';
import type { Shape } from './places.ts';

/** A phone held sideways, as the page knows it too. */
const LOW = '(max-height: 500px) and (min-aspect-ratio: 4/3) and (max-width: 1099px)';

const guess = (): Shape =>
  typeof window === 'undefined' ? 'wide' : shapeFor(window.innerWidth, matchMedia(LOW).matches);

/** The shape that fits the room which the page gives to the board. */
export function useShape(frame: RefObject<HTMLElement | null>): Shape {
  const [shape, setShape] = useState(guess);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const low = matchMedia(LOW);
    const measure = (): void => setShape(shapeFor(element.clientWidth, low.matches));
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    low.addEventListener('change', measure);
    return () => {
      watcher.disconnect();
      low.removeEventListener('change', measure);
    };
  }, [frame]);
  return shape;
}
