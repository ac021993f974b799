const FINAL_TEXT = 0x81;
const SHORT = 126;
const LONG = 127;

let lastText = '';
let lastFrame: string | Buffer = '';

/**
 * A whole text frame as a server sends it (RFC 6455, 5.2), to be written as latin1 where it is a text: then it is all of
 * one byte a letter. ws writes head and body apart, which costs half as much again, and a buffer a little more than a text.
 * Those who see with the same eyes get the same text one after the other, and with it the same frame.
 */
export function textFrame(text: string): string | Buffer {
  if (text === lastText && lastFrame.length > 0) return lastFrame;
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  const isPlain = length === text.length;
  lastText = text;
  return (lastFrame = isPlain ? head + text : Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(text)]));
}

/** The first bytes of a frame, as letters of one byte. */
function headOf(length: number): string {
  if (length < SHORT) return String.fromCharCode(FINAL_TEXT, length);
  if (length < 65_536) return String.fromCharCode(FINAL_TEXT, SHORT, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(10);
  bytes[0] = FINAL_TEXT;
  bytes[1] = LONG;
  bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes.toString('latin1');
}
