import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { GameUi, Voice } from '@ennead/board';
import type { GameEvent } from '@ennead/kernel';
import { useSay } from '../i18n.ts';
import { calls } from '../server.ts';
import type { TableModel } from './model.ts';
import type { Desk } from './use-hand.ts';
import { litOf, through, type Option } from './walk.ts';

/** A line about the thing that is looked at: what it is, what could be done with it, or why nothing can. */
export interface Explanation {
  text: string;
  /** The rule that forbids it. */
  rule: string | null;
  /** A finger has asked for it: the next tap chooses it. */
  isTapped: boolean;
}

export interface Explained {
  line: Explanation | null;
  look: (ref: string | null, isTapped?: boolean) => void;
  isLooked: (ref: string) => boolean;
  /** The name of a thing with what a touch would do. */
  name: (ref: string) => string;
  /** What an option would do, with its price. */
  label: (option: Option) => string;
  prices: ReadonlyMap<string, string>;
}

interface Wanted {
  model: TableModel;
  ui: GameUi;
  voice: Voice<unknown>;
  view: unknown;
  desk: Desk;
  isIdle: boolean;
  /** The view that is drawn, and where. */
  shown: unknown;
  area: RefObject<HTMLElement | null>;
}

/** A pointer that only passes by asks nothing. */
const DWELL = 350;
const MOST_ASKED = 4;

export function useExplained({ model, ui, voice, view, desk, isIdle, shown, area }: Wanted): Explained {
  const say = useSay();
  const { own, options, walk } = desk;
  const seat = own?.seat ?? 0;
  const prices = usePrices(model, voice, own && !own.done ? own.seat : null, own?.decision ?? null, options.length);
  const [looked, setLooked] = useState<string | null>(null);
  const [tapped, setTapped] = useState<string | null>(null);
  const at = useRef<string | null>(null);
  at.current = looked;
  const [why, setWhy] = useState<{ ref: string; rule: string | null } | null>(null);
  const lit = useMemo(() => litOf(walk), [walk]);
  // What was touched may be gone, and then no pointer ever leaves it.
  useEffect(() => setLooked(null), [own?.decision, own?.picks.length, walk.path.length]);
  useEffect(() => {
    if (looked === null) return;
    const things = area.current?.querySelectorAll<HTMLElement | SVGElement>('[data-ref]') ?? [];
    if (![...things].some(({ dataset }) => dataset['ref'] === looked)) setLooked(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- looked at when the board changes
  }, [shown]);

  const label = (option: Option): string => {
    const price = prices.get(option.key);
    const move = voice.move(view, seat, option.code);
    return price ? `${move} · ${price}` : move;
  };
  const name = (ref: string): string => {
    const next = through(walk, ref);
    const thing = voice.ref(view, seat, ref);
    if (next.length === 1) return label(next[0]);
    const verbs = [...new Set(next.map(({ code }) => voice.verb(view, seat, code)))];
    return verbs.length === 0
      ? thing
      : say('common.pair', { what: thing, more: say('table.more', { verbs: verbs.join(', ') }) });
  };

  // What is not possible is asked of the server, for the options that begin with what was touched and this thing.
  const asked = useRef(0);
  useEffect(() => {
    setWhy(null);
    if (looked === null || isIdle || !own || own.done || lit.has(looked) || walk.path.includes(looked)) return;
    const keys = meant(ui, view, walk.path, looked);
    if (keys.length === 0) return;
    const turn = ++asked.current;
    const timer = setTimeout(() => {
      void firstRule(model.id, own.seat, keys).then(rule => turn === asked.current && setWhy({ ref: looked, rule }));
    }, DWELL);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rest follows from these
  }, [looked, walk, isIdle]);

  const line = ((): Explanation | null => {
    if (looked === null) return null;
    if (!isIdle && own && lit.has(looked)) return { text: name(looked), rule: null, isTapped: tapped === looked };
    const text = voice.ref(view, seat, looked);
    return { text, rule: why?.ref === looked ? why.rule : null, isTapped: false };
  })();
  const [look] = useState(() => (ref: string | null, isTapped = false): void => {
    setLooked(ref);
    if (ref === null || isTapped) setTapped(ref);
  });
  const [isLooked] = useState(
    () =>
      (ref: string): boolean =>
        at.current === ref,
  );
  return { line, look, isLooked, name, label, prices };
}

/** What the options of a decision would cost, where the game says so. */
function usePrices(
  model: TableModel,
  voice: Voice<unknown>,
  seat: number | null,
  decision: number | null,
  options: number,
): ReadonlyMap<string, string> {
  const [prices, setPrices] = useState<ReadonlyMap<string, string>>(NO_PRICES);
  useEffect(() => {
    setPrices(NO_PRICES);
    if (seat === null || decision === null || options < 2) return;
    let isWanted = true;
    calls.preview(model.id, seat).then(
      preview => {
        if (!isWanted || preview.decision !== decision) return;
        const all = Object.entries(preview.events).map(
          ([key, events]) => [key, voice.price(events as GameEvent[])] as const,
        );
        setPrices(new Map(all.filter(([, price]) => price !== '')));
      },
      () => undefined, // a price is a help, and nothing waits for it
    );
    return () => {
      isWanted = false;
    };
  }, [model, voice, seat, decision, options]);
  return prices;
}

const NO_PRICES: ReadonlyMap<string, string> = new Map();

/** Options that a person may have meant: those whose path begins with what was touched and goes on with this thing. */
function meant(ui: GameUi, view: unknown, path: readonly string[], ref: string): string[] {
  const keys: string[] = [];
  const { moves } = ui;
  if (!moves) return keys;
  for (let code = 1; code < moves.size; code++) {
    const refs = refsOf(ui, view, code);
    if (refs[path.length] === ref && path.every((touched, i) => refs[i] === touched)) keys.push(moves.key(code));
  }
  return keys;
}

function refsOf(ui: GameUi, view: unknown, code: number): readonly string[] {
  try {
    return ui.refs(view, code);
  } catch {
    return []; // about a seat or a thing that this table does not have
  }
}

async function firstRule(table: string, seat: number, keys: readonly string[]): Promise<string | null> {
  // The options of one move mostly fall under one rule: one of each kind is asked first.
  const kinds = new Map(keys.map(key => [key.split('/')[0], key]));
  for (const key of [...kinds.values()].slice(0, MOST_ASKED)) {
    try {
      const { rule } = await calls.whyNot(table, seat, key);
      if (rule !== null) return rule;
    } catch {
      return null;
    }
  }
  return null;
}
