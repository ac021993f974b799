import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test } from 'vitest';
import { nodeSocket } from '../src/client/node.ts';
import { plainText } from '../src/frames.ts';
import { plainJson } from '../src/plain-json.ts';

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** What a client of another make reads when these texts are written as frames. */
function read(texts: readonly string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('upgrade', (request, stream) => {
      const accept = createHash('sha1')
        .update(request.headers['sec-websocket-key']! + MAGIC)
        .digest('base64');
      stream.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
      for (const text of texts) stream.write(plainText(text), 'latin1');
    });
    server.listen(0, '127.0.0.1', () => {
      const socket = nodeSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
      const found: string[] = [];
      socket.onerror = event => reject(new Error((event as Error).message));
      socket.onmessage = ({ data }) => {
        if (found.push(String(data)) < texts.length) return;
        socket.close();
        server.close();
        server.closeAllConnections();
        resolve(found);
      };
    });
  });
}

test('a frame of any length is read as it was written', async () => {
  const texts = [1, 125, 126, 127, 65_535, 65_536, 100_000].map(length => 'x'.repeat(length));
  expect(await read(texts)).toEqual(texts);
});

test('and of any letters, as JSON', async () => {
  const texts = ['Yggdrasil', 'Niðavellir', '九つの世界', '🌳'.repeat(40), `${'é'.repeat(62)}ab`, '\ud83c', '\u2028'];
  const found = await read(texts.map(plainJson));
  expect(found.map(text => JSON.parse(text) as unknown)).toEqual(texts);
});

test('the same text is one frame, another is another', () => {
  const text = '{"type":"update"}';
  const frame = plainText(text);
  expect(plainText(`${text.slice(0, 4)}${text.slice(4)}`)).toBe(frame);
  expect(plainText('{"type":"turn"}')).not.toEqual(frame);
  expect(Buffer.from(frame, 'latin1').subarray(2).toString()).toBe(text);
});

test('JSON in ASCII says the same', () => {
  const values = [null, undefined, 7, 'plain', { ð: ['九', '🌳'] }, '\u007f\u0080', '"\\\n'];
  for (const value of values) {
    expect(plainJson(value)).toMatch(/^[\0-\x7f]*$/);
    expect(JSON.parse(plainJson(value))).toEqual(value ?? null);
  }
});
