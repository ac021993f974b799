import { Suspense, lazy, useEffect, useRef } from 'react';
import { gameName } from './game-name.ts';
import { useSay } from './i18n.ts';
import { useRoute } from './navigation.tsx';
import { patiently } from './patience.ts';
import type { Route } from './router.ts';
import { Shelf } from './shelf/shelf.tsx';
import { Frame } from './shell/frame.tsx';
import { Lost } from './shell/lost.tsx';
import { Wait } from './shell/wait.tsx';
import { titled, useTitle } from './title.ts';
import type { Say } from './words/shape.ts';

const Table = lazy(async () => ({ default: (await patiently(() => import('./table/page.tsx'))).TablePage }));
const Tables = lazy(async () => ({ default: (await patiently(() => import('./tables/tables.tsx'))).Tables }));
const NewTable = lazy(async () => ({ default: (await patiently(() => import('./setup/new-table.tsx'))).NewTable }));
const Learn = lazy(async () => ({ default: (await patiently(() => import('./learn/learn.tsx'))).Learn }));
const Rules = lazy(async () => ({ default: (await patiently(() => import('./rules/page.tsx'))).RulesPage }));
const Settings = lazy(async () => ({
  default: (await patiently(() => import('./settings/settings.tsx'))).SettingsPage,
}));
const Device = lazy(async () => ({ default: (await patiently(() => import('./settings/device.tsx'))).Device }));

type Elsewhere = Exclude<Route, { page: 'table' }>;

export function App() {
  const route = useRoute();
  useNewPage(route);
  if (route.page === 'table')
    return (
      <Suspense fallback={<Wait />}>
        <Table key={route.table} id={route.table} />
      </Suspense>
    );
  return (
    <Frame>
      <Title route={route} />
      <Suspense fallback={<Wait />}>{pageOf(route)}</Suspense>
    </Frame>
  );
}

function Title({ route }: { route: Elsewhere }) {
  useTitle(titleOf(route, useSay()));
  return null;
}

function titleOf(route: Elsewhere, say: Say): string {
  switch (route.page) {
    case 'shelf':
      return 'Ennead';
    case 'new':
      return titled(say('setup.title', { game: gameName(route.game, say) }));
    case 'learn':
    case 'rules':
      return titled(say(`${route.page}.title`, { game: gameName(route.game, say) }));
    default:
      return titled(say(`${route.page}.title`));
  }
}

function pageOf(route: Elsewhere) {
  switch (route.page) {
    case 'shelf':
      return <Shelf />;
    case 'tables':
      return <Tables />;
    case 'new':
      return <NewTable key={route.game} game={route.game} />;
    case 'learn':
      return <Learn key={route.game} game={route.game} />;
    case 'rules':
      return <Rules key={route.game} game={route.game} />;
    case 'settings':
      return <Settings />;
    case 'device':
      return <Device />;
    case 'lost':
      return <Lost />;
  }
}

/** A new page begins at its top, for eyes and for those who hear it. */
function useNewPage(route: Route): void {
  const first = useRef(true);
  const name = JSON.stringify(route);
  useEffect(() => {
    if (first.current) first.current = false;
    else document.getElementById('content')?.focus({ preventScroll: true });
  }, [name]);
}
