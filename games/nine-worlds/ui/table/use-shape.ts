import { useEffect, useState, type RefObject } from 'react';
import { shapeFor, type Shape } from './layout.ts';

const guess = (): Shape => (typeof window === 'undefined' ? 'wide' : shapeFor(window.innerWidth));

/** The shape that fits the width which the page gives to the board. */
export function useShape(frame: RefObject<HTMLElement | null>): Shape {
  const [shape, setShape] = useState(guess);
  useEffect(() => {
    if (!frame.current) return;
    const watcher = new ResizeObserver(([entry]) => setShape(shapeFor(entry.contentRect.width)));
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, [frame]);
  return shape;
}
