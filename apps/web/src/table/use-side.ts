import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

export const TABS = ['log', 'options', 'chat'] as const;
export type Tab = (typeof TABS)[number];

/** What is beside the board on wide screens, and over it on others. */
export interface SideState {
  tab: Tab;
  isOpen: boolean;
  /** Closed on a wide screen: its place goes to the board. */
  isFolded: boolean;
  /** Open over the board: Escape closes it. */
  isOver: boolean;
  setTab: (tab: Tab) => void;
  open: (tab: Tab) => void;
  close: () => void;
}

const wide = matchMedia('(min-width: 1100px)');
const hear = (changed: () => void): (() => void) => {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
};

export function useSide(): SideState {
  const isWide = useSyncExternalStore(hear, () => wide.matches);
  const [tab, setTab] = useState<Tab>('log');
  const [isOpen, setOpen] = useState(isWide);
  const opener = useRef<Element | null>(null);
  useEffect(() => setOpen(isWide), [isWide]);
  return {
    tab,
    isOpen,
    isFolded: isWide && !isOpen,
    isOver: isOpen && !isWide,
    setTab,
    open(next) {
      if (!isOpen) opener.current = document.activeElement;
      setTab(next);
      setOpen(true);
    },
    close() {
      setOpen(false);
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
