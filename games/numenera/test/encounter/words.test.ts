import { expect, test, vi } from 'vitest';
import { asked, begin, decisionOf, isOver, optionsOf, redact, seatBit, seedFrom, Stream, submit } from '@ennead/kernel';
import { ABILITIES, CREATURES, CYPHERS, type Ability, type Creature } from '../../src/content/index.ts';
import { EXAMPLE_IDS, EXAMPLES, numenera, type View } from '../../src/encounter/index.ts';
import { runLab } from '../../src/lab/index.ts';
import { sayAsk, sayEffects, sayLab, sayMove, tell, tellReasons, words, type Say } from '../../words/index.ts';

vi.setConfig({ testTimeout: 300_000 });

type Tree = { readonly [key: string]: string | Tree };
const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );

/** Says a key as the programs do; a hole that nothing fills is a fault. */
const speaker = (language: keyof typeof words): Say => {
  const texts = new Map(leaves(words[language]));
  return (key, params = {}) => {
    const text = texts.get(key) ?? texts.get(`${key}_${params['count'] === 1 ? 'one' : 'other'}`);
    if (text === undefined) throw new Error(`no words for "${key}" in ${language}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      if (params[name] === undefined) throw new Error(`"${key}" has nothing for ${name}`);
      return String(params[name]);
    });
  };
};

test.each(['en', 'fr', 'de'] as const)(
  '[EN8] every question, option and event of encounters can be said in %s',
  language => {
    const say = speaker(language);
    const kinds = new Set<string>();
    EXAMPLE_IDS.forEach((encounter, i) => {
      const rng = Stream.of(i);
      const seats = 2 + (i % 2);
      const play = begin(numenera, { seats, options: { encounter } }, seedFrom(i), {
        listen: events => events.forEach(event => tell(event, numenera.view(play0, -1) as View, say)),
        chance: () => rng,
      });
      for (let answers = 0; !isOver(play.state) && answers < 150; answers++) {
        const [seat] = asked(play);
        const view = numenera.view(play.state, seatBit(seat)) as View;
        expect(sayAsk(view.question!, view, say)).not.toBe('');
        const codes = optionsOf(play, seat);
        for (const code of codes) expect(sayMove(numenera.moves.read(code), view, say)).not.toMatch(/undefined|\{\{/);
        const key = numenera.moves.key(codes[rng.below(codes.length)]);
        const { events } = submit(play, { seat, decision: decisionOf(play, seat), picks: [key] });
        for (const event of events) {
          kinds.add(event.type);
          const heard = redact(event, seatBit(seat));
          expect(tell(heard, view, say).join('')).not.toMatch(/undefined|\{\{/);
          expect(tellReasons(heard, say).join('')).not.toMatch(/undefined|null|\{\{/);
        }
      }
    });
    for (const type of ['attempt', 'hurt', 'round', 'turn', 'act', 'moved', 'duel', 'clash'])
      expect(kinds).toContain(type);
  },
);

const play0 = numenera.start({
  seats: 2,
  options: { encounter: 'four-against-six', initiative: 'as-written', open: false },
});

test.each(['en', 'fr', 'de'] as const)(
  'the text of everything that does something is made from its data, in %s',
  language => {
    const say = speaker(language);
    const texts = [
      ...ABILITIES.flatMap((own: Ability) => (own.use === 'action' ? [sayEffects(own.effects, say)] : [])),
      ...CYPHERS.map(({ effects }) => sayEffects(effects, say)),
      ...CREATURES.flatMap((own: Creature) => own.forms.map(({ effects }) => sayEffects(effects, say))),
    ];
    expect(texts.filter(text => /undefined|\{\{/.test(text))).toEqual([]);
  },
);

test('an effect reads as a person would write it', () => {
  const needle = CYPHERS.find(({ id }) => id === 'needle-thrower')!;
  expect(sayEffects(needle.effects, speaker('en'))).toBe('unless resisted (Might): one step down the damage track');
  const cloud = CYPHERS.find(({ id }) => id === 'choking-cloud')!;
  expect(sayEffects(cloud.effects, speaker('de'))).toBe('wenn nicht widerstanden (Kraft): betäubt für eine Runde');
});

test('[EN13] a report of the lab is a table in every language', () => {
  const report = runLab(EXAMPLES['three-friends'], { games: 10, seed: 1 });
  for (const language of ['en', 'fr', 'de'] as const) {
    const { tables, odds, title, note } = sayLab(report, speaker(language));
    for (const { head, rows } of tables) expect(rows.every(row => row.length === head.length)).toBe(true);
    expect([title, note, ...odds.flat(), ...tables.flatMap(({ head }) => head)].join(' ')).not.toMatch(
      /undefined|\{\{/,
    );
  }
  expect(sayLab(report, speaker('en')).odds[0][1]).toMatch(/^\d+\.\d % \(\d+\.\d % to \d+\.\d %\)$/);
});
