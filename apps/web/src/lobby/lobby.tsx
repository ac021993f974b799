import type { GameUi } from '@ennead/board';
import type { OptionDescriptor, OptionValue } from '@ennead/kernel';
import type { AboutView, TableView } from '@ennead/wire/client';
import { gameName } from '../game-name.ts';
import { sayOf, useLanguage, useSay } from '../i18n.ts';
import { sayRefusal } from '../refusal.ts';
import { Around } from '../seating/around.tsx';
import { sayOptions } from '../setup/say-options.ts';
import { useGames } from '../setup/use-games.ts';
import { useCell } from '../store.ts';
import type { TableModel } from '../table/model.ts';
import { titled, useTitle } from '../title.ts';
import { sentence } from '../ui/say-list.ts';
import { Chance } from './chance.tsx';
import { Host } from './host.tsx';
import { sayClock } from './say-clock.ts';
import { Seat } from './seat.tsx';
import { WhatNow } from './what-now.tsx';
import { YourName } from './your-name.tsx';
import './lobby.css';

interface LobbyProps {
  model: TableModel;
  view: TableView;
  ui: GameUi;
  person: string | null;
}

/** A table before its game: who sits where, what is played, and the link to send. */
export function Lobby({ model, view, ui, person }: LobbyProps) {
  const say = useSay();
  const language = useLanguage();
  const { refused } = useCell(model.state);
  const { about } = view;
  useTitle(titled(gameName(about.game, say)));
  const options = about.options as Readonly<Record<string, OptionValue>>;
  const places = ui.opening?.places(options, about.seats.length, sayOf(ui.id, language));
  const isHost = about.host !== null && about.host === person;
  const sits = about.seats.some(chair => chair.person !== null && chair.person === person);
  return (
    <div className="lobby">
      <header className="lobby-title">
        <h1>{gameName(about.game, say)}</h1>
        <p>
          {useSetting(ui, about)
            .map(part => sentence(part, language))
            .join(' ')}
        </p>
      </header>
      {refused !== null && (
        <p className="notice bad" role="alert">
          {sayRefusal(refused, say)}
        </p>
      )}
      <Around
        opening={ui.opening}
        seats={about.seats.length}
        chair={seat => <Seat model={model} about={about} seat={seat} place={places?.[seat] ?? null} person={person} />}
      >
        <WhatNow model={model} about={about} person={person} />
      </Around>
      {sits && <YourName />}
      <footer className="lobby-more">
        {isHost && <Host model={model} about={about} person={person} />}
        <Chance model={model} about={about} person={person} />
      </footer>
    </div>
  );
}

/** What is played here and how, in short sentences. */
function useSetting(ui: GameUi, about: AboutView): readonly string[] {
  const say = useSay();
  const language = useLanguage();
  const info = useGames()?.games.find(({ id }) => id === about.game);
  const options = (info?.options ?? []) as unknown as readonly OptionDescriptor[];
  const values = about.options as Readonly<Record<string, OptionValue>>;
  const played = sayOptions(options, values, about.seats.length, ui.voice(sayOf(ui.id, language)), say);
  return [
    ...(played.length > 0 ? [played.join(say('common.apart'))] : []),
    sayClock(about.clock, say, language),
    say(`lobby.access.${about.access}`),
  ];
}
