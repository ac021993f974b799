import type { ComponentType, ReactNode } from 'react';
import type { OptionValue } from '@ennead/kernel';
import type { AnySay } from './contract.ts';

/** A shape, filled where it overlaps itself an odd number of times: seats are told apart without colour. */
export interface Sign {
  /** What of the drawing is seen, as a `viewBox`. */
  box: string;
  path: string;
}

/** What a seat will be in its game. */
export interface Place {
  name: string;
  /** Six hexadecimal digits, so that the page can find an ink for it. */
  colour: string;
  sign: Sign;
}

/** The table that a game is played at. */
export interface TableTop {
  felt: string;
  rim: string;
  trim: string;
  /** What is painted on both ends, on a field of 200 by 240. */
  Paint: ComponentType;
}

/** What stands before a game: where people gather and choose. A game without it has plain chairs at a plain table. */
export interface Opening {
  top: TableTop;
  /** What the seats will be, with the options that count; null where that is dealt. */
  places(options: Readonly<Record<string, OptionValue>>, seats: number, say: AnySay): readonly Place[] | null;
  /**
   * What a choice means, drawn on a field of 96 by 40 (a flag as `true`); null for none. The page has colours for the
   * classes `full`, `other`, `faint`, `line` and `line thick`.
   */
  picture(option: string, choice: string): ReactNode;
}
