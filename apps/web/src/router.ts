/** Every place of the page. */
export type Route =
  | { page: 'shelf' }
  | { page: 'table'; table: string }
  | { page: 'tables' }
  | { page: 'new'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'settings' }
  | { page: 'device' }
  | { page: 'lost' };

/** `/t/…` is what the server prints and people paste; `/table/…` is what the address bar shows. */
export function routeOf(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decode);
  if (rest.length > 0) return { page: 'lost' };
  if (second === '') {
    if (first === '') return { page: 'shelf' };
    if (first === 'tables' || first === 'settings' || first === 'device') return { page: first };
    return { page: 'lost' };
  }
  if (first === 'table' || first === 't') return { page: 'table', table: second };
  if (first === 'new' || first === 'learn' || first === 'rules') return { page: first, game: second };
  return { page: 'lost' };
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'shelf':
    case 'lost':
      return '/';
    case 'table':
      return `/table/${encodeURIComponent(route.table)}`;
    case 'new':
    case 'learn':
    case 'rules':
      return `/${route.page}/${encodeURIComponent(route.game)}`;
    default:
      return `/${route.page}`;
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
