import { Component, type ReactNode } from 'react';
import { useSay } from '../i18n.ts';
import { isServerThere } from '../patience.ts';
import { inTab } from '../storage.ts';

const reloaded = inTab('reloaded');
const PAUSE = 30_000;

/**
 * The server has a newer page: parts of this one are gone, so it is fetched again, once. While the server is out of
 * reach nothing is reloaded: what is open stays open.
 */
export function reloadWhenReplaced(): void {
  const reload = async (): Promise<void> => {
    if (Date.now() - Number(reloaded.get() ?? 0) < PAUSE || !(await isServerThere())) return;
    reloaded.set(String(Date.now()));
    location.reload();
  };
  addEventListener('vite:preloadError', () => void reload());
}

/** A fault of ours is said in words, with a way on. */
export class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const say = useSay();
  return (
    <main className="stack page-narrow page-wait">
      <h1>Ennead</h1>
      <p role="alert">{say('line.fault')}</p>
      <p className="row page-ways">
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {say('line.reload')}
        </button>
        <a className="button" href="/">
          {say('common.home')}
        </a>
      </p>
    </main>
  );
}
