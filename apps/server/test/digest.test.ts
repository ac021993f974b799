import { makeHex, sha256, utf8 } from '@ennead/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digest, slowDigest } from '../src/digest.ts';

test("Node's digest of any text is the kernel's: a state hashed here is found right elsewhere", () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
      const wanted = makeHex(sha256(utf8(text)));
      expect([digest(text), slowDigest(text)]).toEqual([wanted, wanted]);
    }),
  );
  expect(digest('\ud800 and \udc00')).toBe(makeHex(sha256(utf8('\ud800 and \udc00'))));
});
