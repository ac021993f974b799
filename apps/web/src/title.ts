import { useEffect } from 'react';

export const titled = (name: string): string => `${name} · Ennead`;

/** What the window is called while this is on the page. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
