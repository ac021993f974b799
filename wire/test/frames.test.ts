import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FrameReader } from '../src/client/frames.ts';

const TEXT = 0x81;
const BEGUN_TEXT = 0x01;
const END_OF_TEXT = 0x80;
const PING = 0x89;
const CLOSE = 0x88;

/** A frame as a server writes it. */
function frame(kind: number, body: string | Buffer): Buffer {
  const bytes = Buffer.from(body as string);
  const head = Buffer.alloc(bytes.length < 126 ? 2 : bytes.length < 65_536 ? 4 : 10);
  head[0] = kind;
  head[1] = head.length === 2 ? bytes.length : head.length === 4 ? 126 : 127;
  if (head.length === 4) head.writeUInt16BE(bytes.length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(bytes.length), 2);
  return Buffer.concat([head, bytes]);
}

/** What is read of bytes that come in pieces, each in the same memory as the one before it. */
function read(bytes: Buffer, sizes: readonly number[] = [bytes.length]) {
  const found: (string | Buffer)[] = [];
  const memory = Buffer.alloc(bytes.length);
  const frames = new FrameReader(
    text => found.push(text),
    other => found.push(other),
  );
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const length = bytes.copy(memory, 0, at, at + sizes[i % sizes.length]);
    frames.read(memory, length);
    memory.fill(0xff);
    at += length;
  }
  return found;
}

const pieces = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1 });
const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ minLength: 100, maxLength: 300 }));

describe('a reader of frames', () => {
  test('finds the texts, however the bytes are cut into pieces', () => {
    fc.assert(
      fc.property(fc.array(text), pieces, (texts, sizes) => {
        expect(read(Buffer.concat(texts.map(one => frame(TEXT, one))), sizes)).toEqual(texts);
      }),
    );
  });

  test.each([0, 125, 126, 127, 65_535])('of %i letters', length => {
    expect(read(frame(TEXT, 'x'.repeat(length)), [1000])).toEqual(['x'.repeat(length)]);
  });

  test('hands on a ping, and reads on', () => {
    const ping = frame(PING, 'there?');
    const bytes = Buffer.concat([frame(TEXT, 'a'), ping, frame(TEXT, 'b')]);
    for (const size of [1, 3, 5, bytes.length]) expect(read(bytes, [size])).toEqual(['a', ping, 'b']);
  });

  test.each([
    ['a text in two frames', Buffer.concat([frame(BEGUN_TEXT, 'a'), frame(END_OF_TEXT, 'b')])],
    ['a text of 64 KiB', frame(TEXT, 'x'.repeat(65_536))],
    ['a frame that is compressed', frame(TEXT | 0x40, 'a')],
    ['the end of the line', frame(CLOSE, Buffer.from([0x03, 0xe8]))],
    ['a text whose letters are broken', frame(TEXT, Buffer.from([0x61, 0xc3, 0x28]))],
    ['a frame that is masked', Buffer.from([TEXT, 0x81, 1, 2, 3, 4, 5])],
  ])('hands on everything from %s', (_, odd) => {
    const rest = Buffer.concat([odd, frame(TEXT, 'after')]);
    for (const size of [1, 7, 70_000]) {
      const [first, ...others] = read(Buffer.concat([frame(TEXT, 'before'), rest]), [size]);
      expect(first).toBe('before');
      expect(Buffer.concat(others as Buffer[]).equals(rest)).toBe(true);
    }
  });
});
