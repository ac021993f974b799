import { useEffect, useRef } from 'react';
import type { TableView } from '@ennead/wire/client';
import { gameName } from '../game-name.ts';
import { useSay } from '../i18n.ts';
import { settings } from '../preferences.ts';
import { titled, useTitle } from '../title.ts';
import { ring } from './tone.ts';

/** Who waited less than this has not looked away. */
const AWAY = 8000;

/** Says that it is one's turn: by title always, by tone and notification to whoever looks elsewhere. */
export function useAttention(game: string, isMyTurn: boolean, view: TableView): void {
  const say = useSay();
  const name = gameName(game, say);
  const since = useRef(Date.now());
  useTitle(isMyTurn ? say('table.yourTurnTitle', { game: name }) : titled(name));
  useEffect(() => {
    if (!isMyTurn) {
      since.current = Date.now();
      return;
    }
    const { sound, notify } = settings.get();
    const isAway = document.hidden || Date.now() - since.current > AWAY;
    if (sound && isAway) ring();
    if (!notify || !document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted')
      return;
    const notification = notice(say('table.yourTurnTitle', { game: name }), view.about.id);
    return () => notification?.close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each turn
  }, [isMyTurn]);
}

function notice(text: string, tag: string): Notification | null {
  try {
    const notification = new Notification(text, { tag });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    return notification;
  } catch {
    return null; // phones let only service workers do this: the tone and the title say it as well
  }
}
