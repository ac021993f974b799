import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useSay } from '../i18n.ts';
import { Icon } from './icon.tsx';

interface SheetProps {
  title: string;
  onClose: () => void;
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

/** A window over the page: it takes the focus and gives it back; Escape closes it. */
export function Sheet({ title, onClose, wide = false, className = '', children }: SheetProps) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    opened?.showModal();
    return () => {
      opened?.close();
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`sheet ${wide ? 'wide' : ''} ${className}`}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={event => event.stopPropagation()}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className="sheet-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="button plain icon" aria-label={say('common.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
