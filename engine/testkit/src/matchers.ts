/** `import '@ennead/testkit/matchers'` in a test gives `expect(bob.sees).not.toMention('feint')`. */
import { expect } from 'vitest';
import { mentionOf } from './mention.ts';

declare module 'vitest' {
  interface Matchers<T> {
    /** Some name or value in it, however deep, contains the text. */
    toMention(text: string): T;
  }
}

expect.extend({
  toMention(received: unknown, text: string) {
    const place = mentionOf(received, text);
    return {
      pass: place !== null,
      message: () =>
        place === null
          ? `wanted a mention of "${text}", found none in ${JSON.stringify(received)}`
          : `wanted no mention of "${text}", found one at ${place}`,
    };
  },
});
