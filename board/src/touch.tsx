import { createContext, useContext, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';

/** What the page knows of a hand that plays: what can come next, what was touched, what to do about it. */
export interface Hand {
  /** Things that can be touched next. */
  lit: ReadonlySet<string>;
  /** Things touched so far. */
  path: readonly string[];
  /** Things that a lesson points at. */
  pointed?: ReadonlySet<string>;
  /** The name of a thing, for those who hear the page. */
  name: (ref: string) => string;
  touch: (ref: string) => void;
  /** A thing is looked at, by pointer, focus or a finger's first tap; null: no longer. */
  look: (ref: string | null, isTapped?: boolean) => void;
  /** Whether it is this thing that is looked at. */
  isLooked?: (ref: string) => boolean;
}

const nobody: Hand = { lit: new Set(), path: [], name: ref => ref, touch: () => {}, look: () => {} };
const HandContext = createContext<Hand>(nobody);

/** The page gives its hand to the board below. */
export const HandProvider = HandContext.Provider;
export const useHand = (): Hand => useContext(HandContext);

interface TouchProps {
  /** The thing, as the game's `refs` spell it. */
  of: string;
  /** `g` inside an SVG, `div` outside. */
  as?: 'g' | 'div';
  className?: string;
  /** Whether what it does can be read on it: where it cannot, a finger's first tap explains it and the second touches it. */
  isLegible?: (thing: Element) => boolean;
  children: ReactNode;
}

/** A thing on the board: lit, clicked and named by what the engine offers. A button only while it can be touched. */
export function Touch({ of, as: Tag = 'g', className = '', isLegible, children }: TouchProps) {
  const hand = useHand();
  const pointer = useRef({ isFinger: false, hadLooked: false });
  const isLit = hand.lit.has(of);
  const classes = [
    'touch',
    isLit ? 'lit' : '',
    hand.path.includes(of) ? 'touched' : '',
    hand.pointed?.has(of) ? 'pointed' : '',
    className,
  ].filter(Boolean);
  const shown = {
    'data-ref': of,
    className: classes.join(' '),
    onPointerEnter: (event: PointerEvent) => {
      pointer.current = { isFinger: event.pointerType === 'touch', hadLooked: hand.isLooked?.(of) ?? false };
      hand.look(of);
    },
    onPointerLeave: () => hand.look(null),
  };
  if (!isLit)
    return (
      <Tag {...shown} onClick={() => hand.look(of)}>
        {children}
      </Tag>
    );
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) hand.touch(of); // held, it was meant for what was touched first
  };
  return (
    <Tag
      {...shown}
      role="button"
      tabIndex={0}
      aria-label={hand.name(of)}
      onClick={event => {
        event.stopPropagation(); // what lies on a thing is not the thing
        const { isFinger, hadLooked } = pointer.current;
        if (isFinger && !hadLooked && isLegible && !isLegible(event.currentTarget)) hand.look(of, true);
        else hand.touch(of);
      }}
      onKeyDown={press}
      onFocus={() => hand.look(of)}
      onBlur={() => hand.look(null)}
    >
      {children}
    </Tag>
  );
}
