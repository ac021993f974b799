const FINAL_TEXT = 0x81;
const SHORT = 126;
const LONG = 127;

let lastText = '';
let lastFrame = Buffer.alloc(0);

/**
 * A whole text frame as a server sends it (RFC 6455, 5.2). ws writes head and body apart, which costs half as much again;
 * those who see with the same eyes get the same text one after the other, and with it the same frame.
 */
export function textFrame(text: string): Buffer {
  if (text === lastText && lastFrame.length > 0) return lastFrame;
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = SHORT;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LONG;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head, length === text.length ? 'latin1' : 'utf8'); // ASCII is the same in both, and faster so
  lastText = text;
  return (lastFrame = frame);
}
