/** From thing to thing until one option is left: what boards, lists, keyboards and screen readers share. */

export interface Option {
  key: string;
  code: number;
  /** The things that a hand would touch for it. */
  path: readonly string[];
}

export interface Walk {
  readonly options: readonly Option[];
  /** What was touched, and what followed because there was nothing else to touch. */
  readonly path: readonly string[];
  /** How long the path was before each touch, for stepping back. */
  readonly steps: readonly number[];
}

/** What came of a touch: a step further, an answer, or several answers that have the same path. */
export type Touched =
  | { kind: 'further'; walk: Walk }
  | { kind: 'chosen'; option: Option }
  | { kind: 'which'; options: readonly Option[]; walk: Walk };

export const isButton = ({ path }: Option): boolean => path.length === 0 || path[0].startsWith('button/');

export const begin = (options: readonly Option[]): Walk => ({ options, path: [], steps: [] });

/** The options that go on from here. */
export const remaining = ({ options, path }: Walk): readonly Option[] =>
  path.length === 0 ? options : options.filter(option => path.every((ref, i) => option.path[i] === ref));

/** What can be touched next. Buttons have no place on the board. */
export function litOf(walk: Walk): ReadonlySet<string> {
  const depth = walk.path.length;
  const next = remaining(walk).flatMap(option => (isButton(option) ? [] : option.path.slice(depth, depth + 1)));
  return new Set(next);
}

/** Options whose path ends here while others go on: they are asked for by name. */
export function endingHere(walk: Walk): readonly Option[] {
  if (walk.path.length === 0) return [];
  return remaining(walk).filter(option => option.path.length === walk.path.length);
}

/** The options that a touch would leave. */
export const through = (walk: Walk, ref: string): readonly Option[] =>
  remaining(walk).filter(option => option.path[walk.path.length] === ref);

/** Touches a thing; what follows without a choice is touched along with it. */
export function touch(walk: Walk, ref: string): Touched {
  const options = through(walk, ref);
  if (options.length === 0) return { kind: 'further', walk };
  let depth = walk.path.length + 1;
  while (isForced(options, depth)) depth++;
  const further: Walk = {
    options: walk.options,
    path: options[0].path.slice(0, depth),
    steps: [...walk.steps, walk.path.length],
  };
  if (options.some(option => option.path.length > depth)) return { kind: 'further', walk: further };
  if (options.length === 1) return { kind: 'chosen', option: options[0] };
  return { kind: 'which', options, walk: further };
}

const isForced = (options: readonly Option[], depth: number): boolean =>
  options[0].path[depth] !== undefined && options.every(({ path }) => path[depth] === options[0].path[depth]);

/** One step back; the same walk at its beginning. */
export function back(walk: Walk): Walk {
  if (walk.steps.length === 0) return walk;
  return { options: walk.options, path: walk.path.slice(0, walk.steps.at(-1)), steps: walk.steps.slice(0, -1) };
}

/** One line of the list: a thing that begins some options, or a whole option. */
export type Choice = { kind: 'thing'; ref: string; options: readonly Option[] } | { kind: 'option'; option: Option };

/** The same walk as a list, in the order of `rank`; buttons last. */
export function choices(walk: Walk, rank: (ref: string) => number): readonly Choice[] {
  const depth = walk.path.length;
  const groups = new Map<string, Option[]>();
  for (const option of remaining(walk)) {
    const ref = option.path[depth] ?? '';
    const group = groups.get(ref);
    if (group) group.push(option);
    else groups.set(ref, [option]);
  }
  const ranked = [...groups].map(([ref, options], i) => ({ ref, options, rank: ref === '' ? 0 : rank(ref), i }));
  ranked.sort((x, y) => x.rank - y.rank || x.i - y.i);
  return ranked.flatMap(({ ref, options }): Choice[] =>
    ref === '' || options.length === 1
      ? options.map(option => ({ kind: 'option', option }))
      : [{ kind: 'thing', ref, options }],
  );
}

/** An option that ends in words that a person types. */
export const wantsText = ({ key }: Option): boolean => key.endsWith('/');
