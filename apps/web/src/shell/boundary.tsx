import { Component, type ReactNode } from 'react';
import { useSay } from '../i18n.ts';

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
