import type { News } from '@ennead/wire/client';
import type { Say } from '../words/shape.ts';

/** What happened around the game, in words. */
export function sayNews(news: News, who: (seat: number) => string, say: Say): readonly string[] {
  switch (news.type) {
    case 'bot':
      return [say(`table.news.handover.${news.reason}`, { who: who(news.seat) })];
    case 'sat':
    case 'host':
      return [say(`table.news.${news.type}`, { who: who(news.seat) })];
    case 'resigned':
      return news.seats.map(seat => say('table.gaveUp', { who: who(seat) }));
    case 'undone':
      return [say('table.news.undone', { who: news.seats.map(who).join(', ') })];
    case 'paused':
      return [say('table.paused')];
    case 'resumed':
      return [say('table.news.resumed')];
  }
}
