import type { en } from './en.ts';
import type { shell } from './en/shell.ts';
import type { table } from './en/table.ts';

/** The same keys with any text: a translation that lacks one does not compile. */
type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

export type Words = Shape<typeof en>;
export type ShellWords = Shape<typeof shell>;
export type TableWords = Shape<typeof table>;

type Bare<K extends string> = K extends `${infer Stem}${'_zero' | '_one' | '_other'}` ? Stem : K;
type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? Bare<K> : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

type Key = Leaves<typeof en>;

/** Says a key in the language of whoever listens. */
export type Say = (key: Key, params?: Readonly<Record<string, string | number>>) => string;
