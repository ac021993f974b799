import { useState, type FormEvent } from 'react';
import type { GameUi } from '@ennead/board';
import type { OptionDescriptor } from '@ennead/kernel';
import type { GameInfo } from '@ennead/wire/client';
import { gameName } from '../game-name.ts';
import { sayOf, useLanguage, useSay } from '../i18n.ts';
import { sayClock } from '../lobby/say-clock.ts';
import { go } from '../navigation.tsx';
import { sayRefusal } from '../refusal.ts';
import { calls, whoAmI } from '../server.ts';
import { sentence } from '../ui/say-list.ts';
import type { Access } from './access.tsx';
import { Option } from './choices.tsx';
import { clockSent } from './clock-wish.ts';
import { More } from './more.tsx';
import { chosen, counts, type Values } from './options.ts';
import { sayOptions } from './say-options.ts';
import { Seats } from './seats.tsx';
import { reseat, sent, takeOwn, type Sitter } from './sitters.ts';
import { saySitters } from './summary.ts';
import { impossibleOf } from './wants.ts';
import { keepWish, readWish, type Wish } from './wish.ts';

interface TableFormProps {
  info: GameInfo;
  ui: GameUi;
  levels: readonly string[];
}

/** In the order in which people think: who plays, what, and the rest for those who care. */
export function TableForm({ info, ui, levels }: TableFormProps) {
  const say = useSay();
  const language = useLanguage();
  const gameSay = sayOf(ui.id, language);
  const voice = ui.voice(gameSay);
  const options = info.options as unknown as readonly OptionDescriptor[];
  const game = { id: info.id, seats: info.seats, options, levels };
  const [{ sitters, values, clock }, setWish] = useState(() => readWish(game));
  const wish = (next: Partial<Wish>): void => {
    const whole = { sitters, values, clock, ...next };
    setWish(whole);
    keepWish(game, whole);
  };
  const [access, setAccess] = useState<Access>({ kind: 'private', password: '' });
  const [why, setWhy] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const seats = sitters.length;
  const isFull = !sitters.includes('open');
  const impossible = impossibleOf(options, values, seats);

  const change = (nextSitters: readonly Sitter[], next: Values): void => {
    const own = (among: Values, count: number) => ui.ownSeats(chosen(options, among, count), count);
    wish({ sitters: takeOwn(nextSitters, own(values, seats), own(next, nextSitters.length)), values: next });
  };
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
  const because =
    impossible &&
    say('setup.wantsSeats', { what: voice.choiceLabel(impossible.option, impossible.choice), count: impossible.seats });
  const played = sayOptions(options, chosen(options, values, seats), seats, voice, say);
  const summary = [
    saySitters(sitters, say, language),
    ...(played.length > 0 ? [played.join(say('common.apart'))] : []),
    ...(clock.kind === 'none' ? [] : [sayClock(clockSent(clock), say, language)]),
    ...(access.kind === 'private' ? [] : [say(`lobby.access.${access.kind}`)]),
  ];
  return (
    <form className="setup" onSubmit={event => void open(event)}>
      <h1>{say('setup.title', { game: gameName(info.id, say) })}</h1>
      <Seats
        opening={ui.opening}
        range={info.seats}
        levels={levels}
        sitters={sitters}
        places={ui.opening?.places(chosen(options, values, seats), seats, gameSay) ?? null}
        onChange={next => change(next, values)}
      />
      {options.length > 0 && (
        <section className="setup-game" aria-label={say('setup.game')}>
          {options
            .filter(option => counts(option, values, seats))
            .map(option => (
              <Option
                key={option.id}
                opening={ui.opening}
                option={option}
                voice={voice}
                value={values[option.id]}
                onChange={value => change(sitters, { ...values, [option.id]: value })}
              >
                {impossible?.option === option.id && (
                  <p className="notice bad row" role="alert">
                    <span>{because}</span>
                    <button
                      type="button"
                      className="button"
                      onClick={({ currentTarget }) => {
                        currentTarget.closest('fieldset')?.querySelector<HTMLInputElement>(':checked')?.focus();
                        change(reseat(sitters, impossible.seats, 'open'), values);
                      }}
                    >
                      {say('setup.makeSeats', { count: impossible.seats })}
                    </button>
                  </p>
                )}
              </Option>
            ))}
        </section>
      )}
      <More access={access} clock={clock} onAccess={setAccess} onClock={next => wish({ clock: next })} />
      {why !== null && (
        <p className="notice bad" role="alert">
          {sayRefusal(why, say)}
        </p>
      )}
      <div className="setup-bar">
        <p id="setup-summary" className={because === null ? '' : 'sentence setup-wrong'}>
          {because ?? summary.map(part => sentence(part, language)).join(' ')}
        </p>
        <button
          type="submit"
          className="button primary"
          aria-describedby="setup-summary"
          disabled={isBusy || impossible !== null}
        >
          {say(isFull ? 'setup.startNow' : 'setup.create')}
        </button>
      </div>
    </form>
  );
}
