import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnySay, BoardProps, Player } from '@ennead/board';
import type { View } from '../../src/hidden.ts';
import ui from '../../ui/index.tsx';

type Tree = { readonly [key: string]: string | Tree };

/** Says a key as the page does, plural forms and all; throws where there are no words. */
export function speaker(language: 'en' | 'fr' | 'de'): AnySay {
  const find = (key: string): string | undefined => {
    const found = key
      .split('.')
      .reduce<string | Tree | undefined>(
        (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
        ui.words[language] as Tree,
      );
    return typeof found === 'string' ? found : undefined;
  };
  return (key, params = {}) => {
    const plural = params['count'] === 0 ? '_zero' : params['count'] === 1 ? '_one' : '_other';
    const text = find(key) ?? find(key + plural) ?? find(`${key}_other`);
    if (text === undefined) throw new Error(`no words for "${key}" in ${language}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
  };
}

const player = (seat: number, isAsked: boolean): Player => ({
  name: `Player ${seat}`,
  isBot: false,
  isYou: seat === 0,
  isAway: false,
  resigned: false,
  isAsked,
  clock: null,
});

/** The board as it is first drawn. */
export function markupOf(view: View, seat: number | null, props: Partial<BoardProps<View>> = {}): string {
  const say = speaker(props.language ?? 'en');
  return renderToStaticMarkup(
    createElement(ui.Board, {
      view,
      seat,
      players: view.seats.map((_, i) => player(i, view.active === i)),
      voice: ui.voice(say),
      say,
      language: 'en',
      telling: null,
      motion: false,
      patterns: true,
      ...props,
    }),
  );
}

/** The things that can be touched. */
export const refsIn = (markup: string): string[] => [...markup.matchAll(/data-ref="([^"]+)"/g)].map(([, ref]) => ref);
