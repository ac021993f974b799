import { useSyncExternalStore, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { pathOf, routeOf, type Route } from './router.ts';

const hearers = new Set<() => void>();
const changed = (): void => hearers.forEach(hear => hear());
addEventListener('popstate', changed);

/** Goes to another place; Back comes back. */
export function go(route: Route, { replace = false } = {}): void {
  const path = pathOf(route);
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  changed();
  scrollTo(0, 0);
}

export function useRoute(): Route {
  const path = useSyncExternalStore(
    hear => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    () => location.pathname,
  );
  return routeOf(path);
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: Route };

/** A link inside the page; a new tab stays a new tab. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return <a href={pathOf(to)} onClick={follow} {...rest} />;
}
