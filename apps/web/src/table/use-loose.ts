import { useLayoutEffect, useState, type RefObject } from 'react';

/** Lit things that the board does not show: the page offers them as buttons, so that nothing is out of reach. */
export function useLoose(area: RefObject<HTMLElement | null>, lit: ReadonlySet<string>, shown: unknown): string[] {
  const [loose, setLoose] = useState<string[]>([]);
  useLayoutEffect(() => {
    const placed = new Set<string>();
    for (const element of area.current?.querySelectorAll<HTMLElement | SVGElement>('[data-ref]') ?? [])
      placed.add(element.dataset['ref'] ?? '');
    const next = [...lit].filter(ref => !placed.has(ref));
    setLoose(before => (before.join('\n') === next.join('\n') ? before : next));
  }, [area, lit, shown]);
  return loose;
}
