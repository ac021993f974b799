import type { ReactNode } from 'react';
import { useSay } from '../i18n.ts';
import { Link, useRoute } from '../navigation.tsx';
import { Icon } from '../ui/icon.tsx';
import { LineState } from './line-state.tsx';
import './frame.css';

/** What is around every page but a table's. */
export function Frame({ children }: { children: ReactNode }) {
  const say = useSay();
  const { page } = useRoute();
  const current = (is: boolean) => (is ? { 'aria-current': 'page' as const } : {});
  return (
    <div className="frame">
      <a className="skip-link" href="#content">
        {say('common.skipToContent')}
      </a>
      <header className="frame-head">
        <Link to={{ page: 'shelf' }} className="frame-name">
          <img src="/ennead.svg" alt="" width="32" height="32" />
          <span>Ennead</span>
        </Link>
        <nav aria-label={say('nav.label')} className="row">
          <Link
            to={{ page: 'shelf' }}
            className="frame-link"
            aria-label={say('nav.shelf')}
            {...current(page === 'shelf')}
          >
            <Icon name="rules" />
            <span>{say('nav.shelf')}</span>
          </Link>
          <Link
            to={{ page: 'tables' }}
            className="frame-link"
            aria-label={say('nav.tables')}
            {...current(page === 'tables')}
          >
            <Icon name="tables" />
            <span>{say('nav.tables')}</span>
          </Link>
          <Link
            to={{ page: 'settings' }}
            className="frame-link"
            aria-label={say('nav.settings')}
            {...current(page === 'settings')}
          >
            <Icon name="settings" />
            <span>{say('nav.settings')}</span>
          </Link>
        </nav>
      </header>
      <LineState />
      <main id="content" tabIndex={-1} className="frame-main">
        {children}
      </main>
    </div>
  );
}
