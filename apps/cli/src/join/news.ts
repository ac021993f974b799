import type { News } from '@ennead/wire/client';
import type { Context } from '../context.ts';

/** What happened around the game, in words; a seat is called as the board calls it. */
export function sayNews({ say }: Context, news: News, name: (seat: number) => string): string[] {
  switch (news.type) {
    case 'bot':
      return [say(`join.handover.${news.reason}`, { who: name(news.seat) })];
    case 'sat':
      return [say('join.sat', { who: name(news.seat) })];
    case 'host':
      return [say('join.host', { who: name(news.seat) })];
    case 'resigned':
      return news.seats.map(seat => say('join.gaveUp', { who: name(seat) }));
    case 'undone':
      return [say('join.tookBack', { who: news.seats.map(name).join(', ') })];
    case 'paused':
      return [say('join.paused')];
    case 'resumed':
      return [say('join.resumed')];
  }
}
