import type { ReactNode } from 'react';
import type { Command } from '@ennead/wire/client';

/** Does something at the table and closes the menu. */
export type Run = (command: Command, then?: () => void) => Promise<void>;

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="menu-part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

export function Item({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="button menu-item" onClick={onClick}>
      {children}
    </button>
  );
}
