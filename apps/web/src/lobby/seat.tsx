import type { MouseEvent } from 'react';
import type { Place } from '@ennead/board';
import type { AboutView, Command } from '@ennead/wire/client';
import { useSay } from '../i18n.ts';
import { sayLevel } from '../level.ts';
import { Chair } from '../seating/chair.tsx';
import { useGames } from '../setup/use-games.ts';
import type { TableModel } from '../table/model.ts';
import { isFree, sitterOf } from './naming.ts';

interface SeatProps {
  model: TableModel;
  about: AboutView;
  seat: number;
  place: Place | null;
  person: string | null;
}

/** One seat before the game: who has it, and how one comes to it or away from it. */
export function Seat({ model, about, seat, place, person }: SeatProps) {
  const say = useSay();
  const chair = about.seats[seat];
  const number = say('setup.seat', { seat: seat + 1 });
  const where = place ? `${number} · ${place.name}` : number;
  const isMine = chair.person !== null && chair.person === person;
  const isHost = about.host !== null && about.host === person;
  const sits = about.seats.some(other => other.person !== null && other.person === person);
  const isOffered = isFree(chair) && !about.locked;
  const isSet = isHost && chair.person === null;
  // The button goes with what it does: the focus stays at the seat.
  const act = async ({ currentTarget }: MouseEvent<HTMLElement>, command: Command): Promise<void> => {
    const item = currentTarget.closest('li');
    if (await model.do(command)) item?.focus();
  };
  const marks = [
    isMine && say('lobby.yours'),
    chair.person !== null && chair.person === about.host && say('lobby.host'),
    chair.person !== null && !isMine && chair.away && say('table.away'),
  ].filter(mark => mark !== false);
  return (
    <>
      {!isOffered ? (
        <Chair seat={seat} place={place} sits={isFree(chair) ? 'locked' : chair.bot === null ? 'person' : 'bot'} />
      ) : (
        <button
          type="button"
          className="chair-button"
          aria-label={`${say(sits ? 'lobby.sitToo' : 'lobby.sit')}: ${where}`}
          onClick={event => void act(event, { type: 'sit', seat })}
        >
          <Chair seat={seat} place={place} sits="open" />
          {!sits && <span className="button primary">{say('lobby.sit')}</span>}
          {sits && !isHost && <span className="button plain">{say('lobby.sitToo')}</span>}
        </button>
      )}
      <p className="place-name">
        <span className="quiet small">{where}</span>
        {!isOffered && !isSet && (
          <span>
            <b>{sitterOf(chair, seat, say) ?? say('lobby.openSeat')}</b>
            {marks.map(mark => (
              <span key={mark} className="small lobby-mark">{` · ${mark}`}</span>
            ))}
          </span>
        )}
      </p>
      {isMine && (
        <button type="button" className="button plain" onClick={event => void act(event, { type: 'stand', seat })}>
          {say('lobby.stand')}
        </button>
      )}
      {isSet && <WhoPlays model={model} seat={seat} bot={chair.bot} sits={sits} />}
    </>
  );
}

interface WhoPlaysProps {
  model: TableModel;
  seat: number;
  bot: string | null;
  /** Whether the host has a seat already. */
  sits: boolean;
}

/** The host sets a bot on a seat, or frees it for people. */
function WhoPlays({ model, seat, bot, sits }: WhoPlaysProps) {
  const say = useSay();
  const levels = useGames()?.levels ?? [];
  const change = async (who: string): Promise<void> => {
    if (who !== 'me') await model.do(who === '' ? { type: 'open', seat } : { type: 'bot', seat, level: who });
    else if (bot === null || (await model.do({ type: 'open', seat }))) await model.do({ type: 'sit', seat });
  };
  return (
    <select
      aria-label={say('lobby.botHere', { seat: seat + 1 })}
      value={bot ?? ''}
      onChange={event => void change(event.target.value)}
    >
      <option value="">{say('lobby.openSeat')}</option>
      <option value="me">{say(sits ? 'setup.hotseat' : 'setup.me')}</option>
      {levels.map(level => (
        <option key={level} value={level}>
          {say('setup.bot', { level: sayLevel(level, say) })}
        </option>
      ))}
    </select>
  );
}
