import { createHash, createHmac } from 'node:crypto';
import { hmac, makeHex, parseHex, sha256, utf8 } from '@ennead/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const bytes = fc.uint8Array({ maxLength: 300 });

test('sha256 is Node’s, around every block boundary', () => {
  for (let length = 0; length <= 200; length++) {
    const data = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
    expect(makeHex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
  }
});

test('sha256 and hmac are Node’s for any bytes', () => {
  fc.assert(
    fc.property(bytes, bytes, (key, data) => {
      expect(makeHex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
      expect(makeHex(hmac(key, data))).toBe(createHmac('sha256', key).update(data).digest('hex'));
    }),
  );
});

test('the standard’s own vector', () => {
  expect(makeHex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'); // FIPS 180-2, B.1
});

test('utf8 is Node’s for any text, lone surrogates too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
      expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
    }),
  );
  expect([...utf8('\ud800x')]).toEqual([...new TextEncoder().encode('\ud800x')]);
});

test('hex goes there and back, and nonsense is refused', () => {
  fc.assert(
    fc.property(bytes, data => {
      expect([...parseHex(makeHex(data))!]).toEqual([...data]);
    }),
  );
  for (const nonsense of ['a', 'zz', '0x', 'ab c', '+1']) expect(parseHex(nonsense)).toBeNull();
});
