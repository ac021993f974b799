import { span, type Language } from '@ennead/board';
import type { AboutView } from '@ennead/wire/client';
import type { Say } from '../words/shape.ts';

/** How long one may think at a table, in words. */
export function sayClock(clock: AboutView['clock'], say: Say, language: Language): string {
  switch (clock.kind) {
    case 'none':
      return say('lobby.clock.none');
    case 'move':
      return say('lobby.clock.move', { time: span(clock.seconds * 1000, language) });
    case 'total':
      return say('lobby.clock.total', { time: span(clock.seconds * 1000, language), increment: clock.increment });
    case 'days':
      return say('lobby.clock.days', { count: clock.days });
  }
}
