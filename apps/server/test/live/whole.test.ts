import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@ennead/kernel';
import { findGame } from '@ennead/games';
import { afterEach, expect, test } from 'vitest';
import { api, connect } from '@ennead/wire/client';
import { nodeSocket } from '@ennead/wire/node';
import { createServer, type Server } from '../../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'ennead-whole-'));
let server: Server | null = null;
afterEach(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a guest plays bots that think in their own process, on a disk; the server stops and starts; the game proves itself', async () => {
  server = await createServer({ data: folder, logLevel: 'silent' });
  const { url, port } = await server.listen(0);
  const { token } = await api({ base: url }).guest('Ann');
  const http = api({ base: url, token: () => token });
  const line = connect({ url: `ws://127.0.0.1:${port}/live`, socket: nodeSocket, token: () => token });
  const { table } = await http.create({ game: 'nine-worlds', seats: ['me', 'easy'], start: true });
  const watch = line.watch(table);
  await watch.ready;
  let moves = 0;
  const isMine = (): boolean => watch.view!.own[0].decision !== null && watch.view!.about.phase === 'running';
  const until = async (isSo: () => boolean): Promise<void> => {
    for (const end = Date.now() + 30_000; !isSo(); await new Promise(resolve => setTimeout(resolve, 10)))
      if (Date.now() > end) throw new Error('it never came to that');
  };
  const botMoved = (): boolean => watch.view!.play!.n > moves + 1;
  while (!botMoved()) {
    await until(() => isMine() || botMoved());
    if (!isMine()) break;
    const { options } = watch.view!.own[0];
    await watch.submit(0, [options.includes('end') ? 'end' : options[0]]);
    moves++;
  }
  await until(botMoved);
  const { n } = watch.view!.play!;
  await server.close();
  server = await createServer({ data: folder, logLevel: 'silent' });
  await server.listen(port);
  await until(() => line.status === 'open' && watch.view!.play!.n >= n);
  await watch.do({ type: 'resign', seat: 0 });
  const log = await http.export(table);
  expect(verify(log, findGame)).toMatchObject({ ok: true });
  line.close();
}, 60_000);
