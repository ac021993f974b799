import type { Game } from '@ennead/kernel';
import { api, connect, type Api, type Connection, type NewTableInput, type Watch } from '@ennead/wire/client';
import { nodeSocket } from '@ennead/wire/node';
import { liveAddress } from '../src/links.ts';
import { RandomPlayer } from '../src/load/random-player.ts';

/** Somebody else at a table: opens it, starts it when all seats are taken, and answers at random. */
export interface Opponent {
  calls: Api;
  table: string;
  url: string;
  watch: Watch;
  connection: Connection;
}

export async function opponent(base: string, game: Game, about: Partial<NewTableInput> = {}): Promise<Opponent> {
  const { token } = await api({ base }).guest('Ann');
  const calls = api({ base, token: () => token });
  const { table, url } = await calls.create({ game: game.id, seats: ['me', 'open'], ...about });
  const random = new RandomPlayer(game, 1);
  const connection = connect({ url: liveAddress(base), socket: nodeSocket, token: () => token });
  let starting = false;
  let answered = '';
  const watch = connection.watch(table, {
    onView: ({ about: { phase, seats }, play, own }) => {
      if (phase === 'lobby' && !starting && seats.every(({ person, bot }) => person !== null || bot !== null)) {
        starting = true;
        void watch.do({ type: 'start' });
      }
      const [seat] = own.filter(({ decision, done }) => decision !== null && !done);
      const at = JSON.stringify([play?.n, seat?.picks]);
      if (!seat || phase !== 'running' || at === answered) return;
      answered = at;
      const { type, picks } = random.choose(seat, play!.asks.find(ask => ask.seat === seat.seat)!.kind);
      void watch[type](seat.seat, picks);
    },
  });
  await watch.ready;
  return { calls, table, url, watch, connection };
}
