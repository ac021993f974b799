import type { AboutView, SeatView } from '@ennead/wire/client';
import { useSay } from '../i18n.ts';
import { useGames } from '../setup/use-games.ts';
import type { TableModel } from '../table/model.ts';
import { sayLevel } from '../level.ts';
import { Icon } from '../ui/icon.tsx';

interface ChairsProps {
  model: TableModel;
  about: AboutView;
  person: string | null;
  isHost: boolean;
}

/** The chairs before the game: sit, stand, set a bot. */
export function Chairs({ model, about, person, isHost }: ChairsProps) {
  const say = useSay();
  const games = useGames();
  const levels = games?.levels ?? [];
  const nameOf = (chair: SeatView, seat: number): string => {
    if (chair.person !== null) {
      const name = chair.name ?? say('table.guest', { seat: seat + 1 });
      return chair.person === person ? `${name} (${say('lobby.yours')})` : name;
    }
    return chair.bot === null ? say('lobby.openSeat') : say('table.bot', { level: sayLevel(chair.bot, say) });
  };
  return (
    <ol className="chairs">
      {about.seats.map((chair, seat) => (
        <li key={seat}>
          <Icon name={chair.bot === null ? 'person' : 'bot'} />
          <span className="chair-name">
            <span className="quiet small">{say('setup.seat', { seat: seat + 1 })}</span>
            <b>{nameOf(chair, seat)}</b>
            {chair.person !== null && chair.person === about.host && (
              <span className="quiet small">{say('lobby.host')}</span>
            )}
          </span>
          <span className="row">
            {chair.person === null && chair.bot === null && (
              <button type="button" className="button" onClick={() => void model.do({ type: 'sit', seat })}>
                {say('lobby.sit')}
              </button>
            )}
            {chair.person !== null && chair.person === person && (
              <button type="button" className="button" onClick={() => void model.do({ type: 'stand', seat })}>
                {say('lobby.stand')}
              </button>
            )}
            {isHost && chair.person === null && (
              <select
                aria-label={say('lobby.botHere', { seat: seat + 1 })}
                value={chair.bot ?? ''}
                onChange={event =>
                  void model.do(
                    event.target.value === ''
                      ? { type: 'open', seat }
                      : { type: 'bot', seat, level: event.target.value },
                  )
                }
              >
                <option value="">{say('lobby.openSeat')}</option>
                {levels.map(level => (
                  <option key={level} value={level}>
                    {say('setup.bot', { level: sayLevel(level, say) })}
                  </option>
                ))}
              </select>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
