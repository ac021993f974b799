import { bad, ok, type Result } from './errors.ts';
import type { Base, Flow, Frame } from './flow.ts';
import type { Game } from './game.ts';
import { makeHex, sha256, utf8 } from './sha256.ts';

/** A frame as it is saved: by names, so that it survives a step added before it. */
interface NamedFrame {
  in: string;
  at: string;
  slots: number[];
}

/** A state as plain JSON, with the names of procedures, steps and decisions instead of their numbers. */
export type Snapshot = Record<string, unknown> & { flow: object };

/** Past the last step: the procedure is about to end or to begin again. No step can be called so. */
const END = '(end)';

export const snapshot = <S extends Base>(game: Game<S>, s: S): Snapshot => structure(named(game, s));

/** The snapshot of a state before it is copied: it shares the state's lists. */
function named<S extends Base>(game: Game<S>, s: S): Snapshot {
  const frames = s.flow.frames.map((f): NamedFrame => {
    const { name, stepNames } = game.procedures[f.kind];
    return { in: name, at: stepNames[f.step] ?? END, slots: [f.a, f.b, f.c, f.d] };
  });
  const ask = s.flow.asked === 0 ? null : game.decisions[s.flow.ask].name;
  return { ...(s as Base & Record<string, unknown>), flow: { ...s.flow, frames, ask } };
}

/** The state of a snapshot; refuses one that names what the game does not have. */
export function revive<S extends Base>(game: Game<S>, saved: Snapshot): Result<S> {
  const flow = saved.flow as Omit<Flow, 'frames' | 'ask'> & { frames: NamedFrame[]; ask: string | null };
  const frames: Frame[] = [];
  for (const { in: name, at, slots } of flow.frames) {
    const kind = game.procedures.findIndex(procedure => procedure.name === name);
    if (kind < 0) return bad(`the snapshot is in procedure "${name}", which ${game.id} does not have`);
    const { stepNames } = game.procedures[kind];
    const step = at === END ? stepNames.length : stepNames.indexOf(at);
    if (step < 0) return bad(`the snapshot is at step "${name}.${at}", which ${game.id} does not have`);
    const [a, b, c, d] = slots;
    frames.push({ kind, step, a, b, c, d });
  }
  const ask = flow.ask === null ? 0 : game.decisions.findIndex(decision => decision.name === flow.ask);
  if (ask < 0) return bad(`the snapshot asks "${flow.ask}", which ${game.id} does not`);
  return ok({ ...structure(saved), flow: { ...structure(flow), frames, ask } } as unknown as S);
}

const structure = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** JSON with sorted keys: equal data, equal text. */
export function canonical(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value); // as JSON writes it: most of a state
  if (Array.isArray(value)) {
    if (areNumbers(value)) return `[${value.join()}]`; // written in one go: nearly all lists of a state
    let items = '';
    for (let i = 0; i < value.length; i++) items += i === 0 ? canonical(value[i]) : `,${canonical(value[i])}`;
    return `[${items}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let fields = '';
  for (const { field, name } of sortedFields(Object.keys(value))) {
    const inner = (value as Record<string, unknown>)[field];
    if (inner !== undefined) fields += fields === '' ? name + canonical(inner) : `,${name}${canonical(inner)}`;
  }
  return `{${fields}}`;
}

function areNumbers(list: readonly unknown[]): boolean {
  for (let i = 0; i < list.length; i++) if (!Number.isFinite(list[i])) return false; // a hole is none either
  return true;
}

interface SortedField {
  field: string;
  /** As JSON, with its colon. */
  name: string;
}

/** The fields that were last sorted, by how many they are: a state has few kinds of objects, with the same fields each time. */
const lastSorted: ({ fields: readonly string[]; sorted: readonly SortedField[] } | undefined)[] = [];

function sortedFields(fields: readonly string[]): readonly SortedField[] {
  const last = lastSorted[fields.length];
  if (last && last.fields.every((field, i) => field === fields[i])) return last.sorted;
  const sorted = [...fields].sort().map(field => ({ field, name: `${JSON.stringify(field)}:` }));
  if (fields.length <= MOST_FIELDS) lastSorted[fields.length] = { fields, sorted };
  return sorted;
}

const MOST_FIELDS = 100;

/** The SHA-256 of a text, as hex. */
let digest = (text: string): string => makeHex(sha256(utf8(text)));

/** Lets a machine with a quicker SHA-256 bring it along: it must give the same. */
export function digestBy(quicker: (text: string) => string): void {
  digest = quicker;
}

/** A short fingerprint of a state. */
export const hashOf = <S extends Base>(game: Game<S>, s: S): string => digest(canonical(named(game, s))).slice(0, 16);
