import { useEffect, useState, type FormEvent } from 'react';
import type { GameUi } from '@ennead/board';
import type { OptionDescriptor } from '@ennead/kernel';
import type { GameInfo } from '@ennead/wire/client';
import { gameName } from '../game-name.ts';
import { loadGame } from '../games.ts';
import { sayOf, useLanguage, useSay } from '../i18n.ts';
import { go } from '../navigation.tsx';
import { sayRefusal } from '../refusal.ts';
import { calls, whoAmI } from '../server.ts';
import { Lost } from '../shell/lost.tsx';
import { useCell } from '../store.ts';
import { sayLevel } from '../level.ts';
import { AccessField, type Access } from './access.tsx';
import { USUAL_CLOCK, clockSent } from './clock-wish.ts';
import { ClockField } from './clock.tsx';
import { OptionField } from './option-field.tsx';
import { chosen, counts, reseat, sent, usual, type Sitter, type Values } from './options.ts';
import { gamesFault, useGames } from './use-games.ts';
import './setup.css';

/** Opens a table: the form is made of what the game says of itself. */
export function NewTable({ game }: { game: string }) {
  const say = useSay();
  const games = useGames();
  const fault = useCell(gamesFault);
  const [ui, setUi] = useState<GameUi | null>(null);
  const [why, setWhy] = useState<unknown>(null);
  useEffect(() => {
    loadGame(game).then(setUi, setWhy);
  }, [game]);
  const info = games?.games.find(({ id }) => id === game);
  if (fault !== null || why !== null)
    return (
      <p className="notice bad" role="alert">
        {sayRefusal(fault ?? why, say)}
      </p>
    );
  if (games && !info) return <Lost />;
  if (!info || !ui) return <p className="quiet">{say('common.loading')}</p>;
  return <Form info={info} ui={ui} levels={games!.levels} />;
}

function Form({ info, ui, levels }: { info: GameInfo; ui: GameUi; levels: readonly string[] }) {
  const say = useSay();
  const language = useLanguage();
  const voice = ui.voice(sayOf(ui.id, language));
  const options = info.options as unknown as readonly OptionDescriptor[];
  const [sitters, setSitters] = useState<readonly Sitter[]>(() =>
    reseat(['me', 'open'], Math.max(2, info.seats.min), 'open'),
  );
  const [values, setValues] = useState<Values>(() => usual(options));
  const [access, setAccess] = useState<Access>({ kind: 'private', password: '' });
  const [clock, setClock] = useState(USUAL_CLOCK);
  const [why, setWhy] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const seats = sitters.length;
  const isFull = !sitters.includes('open');

  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setWhy(null);
    try {
      await whoAmI();
      const { table } = await calls.create({
        game: info.id,
        seats: sitters.map(sent),
        options: { ...chosen(options, values, seats) },
        access: access.kind,
        ...(access.kind === 'password' && { password: access.password }),
        clock: clockSent(clock),
        start: isFull,
      });
      go({ page: 'table', table });
    } catch (error) {
      setWhy(error);
      setBusy(false);
    }
  };
  const seatCounts = Array.from({ length: info.seats.max - info.seats.min + 1 }, (_, i) => info.seats.min + i);
  return (
    <form className="setup stack page-narrow" onSubmit={event => void open(event)}>
      <h1>{say('setup.title', { game: gameName(info.id, say) })}</h1>
      <fieldset className="card stack">
        <legend>
          <h2>{say('setup.players')}</h2>
        </legend>
        <label className="field">
          <span>{say('setup.seats')}</span>
          <select value={seats} onChange={event => setSitters(reseat(sitters, Number(event.target.value), 'open'))}>
            {seatCounts.map(count => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        {sitters.map((sitter, seat) => (
          <label key={seat} className="field">
            <span>{say('setup.seat', { seat: seat + 1 })}</span>
            <select
              value={sitter}
              onChange={event => setSitters(sitters.map((before, at) => (at === seat ? event.target.value : before)))}
            >
              <option value="me">{say('setup.me')}</option>
              <option value="open">{say('setup.openSeat')}</option>
              <option value="hotseat">{say('setup.hotseat')}</option>
              {levels.map(level => (
                <option key={level} value={level}>
                  {say('setup.bot', { level: sayLevel(level, say) })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      {options.length > 0 && (
        <fieldset className="card stack">
          <legend>
            <h2>{say('setup.game')}</h2>
          </legend>
          {options
            .filter(option => counts(option, values, seats))
            .map(option => (
              <OptionField
                key={option.id}
                option={option}
                voice={voice}
                value={values[option.id]}
                onChange={value => setValues({ ...values, [option.id]: value })}
              />
            ))}
        </fieldset>
      )}
      <fieldset className="card stack">
        <legend>
          <h2>{say('lobby.share')}</h2>
        </legend>
        <AccessField access={access} onChange={setAccess} />
        <ClockField clock={clock} onChange={setClock} />
      </fieldset>
      {why !== null && (
        <p className="notice bad" role="alert">
          {sayRefusal(why, say)}
        </p>
      )}
      <p>
        <button type="submit" className="button primary" disabled={isBusy}>
          {say(isFull ? 'setup.startNow' : 'setup.create')}
        </button>
      </p>
    </form>
  );
}
