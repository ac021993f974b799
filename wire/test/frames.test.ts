import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FrameReader } from '../src/frames.ts';

const TEXT = 0x81;
const BEGUN_TEXT = 0x01;
const END_OF_TEXT = 0x80;
const PING = 0x89;
const CLOSE = 0x88;

const MASK = Buffer.from([0xa1, 0x02, 0x7f, 0xe4]);

/** A frame as a server writes it, or as a client does. */
function frameOf(masked: boolean, kind: number, body: string | Buffer): Buffer {
  const bytes = Buffer.from(body as string);
  const head = Buffer.alloc(bytes.length < 126 ? 2 : bytes.length < 65_536 ? 4 : 10);
  head[0] = kind;
  head[1] = (masked ? 0x80 : 0) | (head.length === 2 ? bytes.length : head.length === 4 ? 126 : 127);
  if (head.length === 4) head.writeUInt16BE(bytes.length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(bytes.length), 2);
  if (!masked) return Buffer.concat([head, bytes]);
  return Buffer.concat([head, MASK, bytes.map((byte, i) => byte ^ MASK[i % MASK.length])]);
}

/** What is read of bytes that come in pieces, each in the same memory as the one before it. */
function readAll(masked: boolean, bytes: Buffer, sizes: readonly number[] = [bytes.length]) {
  const found: (string | Buffer)[] = [];
  const memory = Buffer.alloc(bytes.length);
  const frames = new FrameReader({
    masked,
    text: text => found.push(text),
    other: other => found.push(other),
  });
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

describe.each([
  ['a server sends', false],
  ['a client sends', true],
])('a reader of what %s', (_, masked) => {
  const frame = (kind: number, body: string | Buffer): Buffer => frameOf(masked, kind, body);
  const read = (bytes: Buffer, sizes?: readonly number[]) => readAll(masked, bytes, sizes);

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
    ['a frame of the other end', frameOf(!masked, TEXT, 'abc')],
    ['a ping that is too long', frame(PING, 'x'.repeat(126))],
  ])('hands on everything from %s', (__, odd) => {
    const rest = Buffer.concat([odd, frame(TEXT, 'after')]);
    for (const size of [1, 7, 70_000]) {
      const [first, ...others] = read(Buffer.concat([frame(TEXT, 'before'), rest]), [size]);
      expect(first).toBe('before');
      expect(Buffer.concat(others as Buffer[]).equals(rest)).toBe(true);
    }
  });
});

test('a reader hands on what is longer than it may be, before all of it has come', () => {
  const found: (string | Buffer)[] = [];
  const frames = new FrameReader({
    masked: true,
    longest: 200,
    text: text => found.push(text),
    other: other => found.push(other),
  });
  const good = frameOf(true, TEXT, 'x'.repeat(200));
  frames.read(good, good.length);
  const head = frameOf(true, TEXT, 'x'.repeat(201)).subarray(0, 20);
  frames.read(head, head.length);
  expect(found).toEqual(['x'.repeat(200), head]);
});
