import { useEffect, useMemo, useState } from 'react';
import type { GameUi } from '@ennead/board';
import type { OwnView } from '@ennead/wire/client';
import type { TableModel } from './model.ts';
import { back, begin, touch, wantsText, type Option, type Walk } from './walk.ts';

/** What a hand at the table is about to do. */
export interface Desk {
  own: OwnView | null;
  options: readonly Option[];
  walk: Walk;
  /** Several options have the path that was walked. */
  which: readonly Option[] | null;
  /** The option that wants words. */
  typing: Option | null;
  touch: (ref: string) => void;
  choose: (option: Option) => void;
  type: (text: string) => void;
  /** Takes picks back out of an answer that is not handed in. */
  keep: (picks: readonly string[]) => void;
  /** One step back; false where there is none. */
  back: () => boolean;
}

const NOTHING: readonly Option[] = [];

export function optionsOf(ui: GameUi, view: unknown, keys: readonly string[]): Option[] {
  return keys.map(key => {
    const code = ui.code(key);
    return { key, code, path: key === 'done' ? ['button/done'] : ui.refs(view, code) };
  });
}

/** The walk of a seat through what it may do now; an answer goes out as soon as nothing is left to choose. */
export function useDesk(model: TableModel, ui: GameUi, view: unknown, own: OwnView | null): Desk {
  const keys = own && !own.done ? own.options : null;
  // The same options may be offered again after a pick: every draft makes them new, and what was sent is settled.
  const picks = own?.picks;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- picks are no part of an option, and still make it another one
  const options = useMemo(() => (keys ? optionsOf(ui, view, keys) : NOTHING), [ui, view, keys, picks]);
  const [walk, setWalk] = useState<Walk>(() => begin(options));
  const [which, setWhich] = useState<readonly Option[] | null>(null);
  const [typing, setTyping] = useState<Option | null>(null);
  const [sent, setSent] = useState<readonly Option[] | null>(null);
  const isSent = sent === options;
  const current = walk.options === options ? walk : begin(isSent ? NOTHING : options);

  const reset = (): void => {
    setWalk(begin(options));
    setWhich(null);
    setTyping(null);
  };
  useEffect(reset, [options]);

  const send = async (picks: readonly string[], kind: 'submit' | 'draft'): Promise<void> => {
    if (!own || own.decision === null) return;
    setSent(options);
    setWalk(begin(NOTHING));
    const done = await model.do({ type: kind, seat: own.seat, decision: own.decision, picks: [...picks] });
    if (done === null) {
      setSent(null);
      reset();
    }
  };
  const answer = (key: string): void => {
    setWhich(null);
    setTyping(null);
    if (!own) return;
    if (key === 'done') void send(own.picks, 'submit');
    else if (own.many) void send([...own.picks, key], 'draft');
    else void send([key], 'submit');
  };
  const choose = (option: Option): void => {
    if (isSent) return;
    if (wantsText(option)) setTyping(option);
    else answer(option.key);
  };

  // Nothing is left to pick: the answer is whole.
  const isWhole = own !== null && own.many && !own.done && own.picks.length > 0 && own.options.length === 0;
  const decision = own?.decision;
  useEffect(() => {
    if (isWhole && own) void send(own.picks, 'submit');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each whole answer
  }, [isWhole, decision]);

  return {
    own,
    options: isSent ? NOTHING : options,
    walk: current,
    which,
    typing,
    choose,
    touch(ref) {
      const touched = touch(current, ref);
      if (touched.kind === 'chosen') return choose(touched.option);
      setWalk(touched.walk);
      setWhich(touched.kind === 'which' ? touched.options : null);
    },
    type(text) {
      if (typing) answer(typing.key + text);
    },
    keep(picks) {
      void send(picks, 'draft');
    },
    back() {
      if (typing) setTyping(null);
      else if (which) {
        setWhich(null);
        setWalk(back(current));
      } else if (current.steps.length > 0) setWalk(back(current));
      else if (own && own.many && !own.done && own.picks.length > 0) void send(own.picks.slice(0, -1), 'draft');
      else return false;
      return true;
    },
  };
}
