import { fold } from '../text.ts';

/** Something that may be picked, with the things a hand would touch for it. */
export interface Option {
  code: number;
  path: readonly string[];
  label: string;
  verb: string;
}

/** One line of the list: a thing that begins some options, or a whole option. */
export interface Choice {
  label: string;
  /** What can be done with it. */
  note: string;
  options: readonly Option[];
}

export interface Naming {
  ref(ref: string): string;
  rank(ref: string): number;
}

/** Walks from thing to thing until one option is left; no game writes this. */
export class Walker {
  private readonly options: readonly Option[];
  private readonly naming: Naming;
  /** How far along the paths each step went; the last one is where we stand. */
  private readonly steps: { depth: number; options: readonly Option[] }[];
  private words: readonly string[] = [];

  constructor(options: readonly Option[], naming: Naming) {
    this.options = options;
    this.naming = naming;
    this.steps = [{ depth: 0, options }];
  }

  get isAtStart(): boolean {
    return this.steps.length === 1 && this.words.length === 0;
  }

  choices(): Choice[] {
    if (this.words.length > 0) return this.matching().map(whole);
    const { depth, options } = this.steps.at(-1)!;
    const groups = [...group(options, depth)];
    const ranked = groups.map(([ref, members], i) => ({ ref, members, rank: this.naming.rank(ref), i }));
    ranked.sort((x, y) => x.rank - y.rank || x.i - y.i);
    return ranked.flatMap(({ ref, members }) => {
      if (ref === '') return members.map(whole);
      if (members.length === 1) return [whole(members[0])];
      const verbs = [...new Set(members.map(({ verb }) => verb))];
      return [{ label: this.naming.ref(ref), note: `${verbs.join(', ')} …`.trimStart(), options: members }];
    });
  }

  /** Picks a line of the list; the code where that was a whole option, else null and one step further. */
  choose(choice: Choice): number | null {
    if (choice.options.length === 1) return choice.options[0].code;
    const { depth } = this.steps.at(-1)!;
    let next = depth + 1;
    while (forksNot(choice.options, next)) next++;
    this.steps.push({ depth: next, options: choice.options });
    return null;
  }

  /** Lists the options whose words begin with these, wherever they are in the walk. */
  filter(text: string): void {
    this.words = fold(text).split(/\s+/).filter(Boolean);
  }

  /** Whether this is a whole word of an option, wherever it is in the walk. */
  isCalled(word: string): boolean {
    return this.options.some(option => wordsOf(option).includes(fold(word)));
  }

  /** One step back; false at the start. */
  back(): boolean {
    if (this.words.length > 0) this.words = [];
    else if (this.steps.length > 1) this.steps.pop();
    else return false;
    return true;
  }

  private matching(): Option[] {
    return this.options.filter(option => {
      const own = wordsOf(option);
      return this.words.every(word => own.some(part => part.startsWith(word)));
    });
  }
}

const wordsOf = ({ label, verb }: Option): string[] =>
  fold(`${label} ${verb}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const whole = (option: Option): Choice => ({ label: option.label, note: '', options: [option] });

/** By what is touched next; options whose path has ended stand alone, under ''. */
function group(options: readonly Option[], depth: number): Map<string, Option[]> {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const ref = option.path[depth] ?? '';
    groups.set(ref, [...(groups.get(ref) ?? []), option]);
  }
  return groups;
}

const forksNot = (options: readonly Option[], depth: number): boolean =>
  options[0].path[depth] !== undefined && options.every(({ path }) => path[depth] === options[0].path[depth]);
