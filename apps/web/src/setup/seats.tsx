import type { Opening, Place } from '@ennead/board';
import { useSay } from '../i18n.ts';
import { sayLevel } from '../level.ts';
import { settings } from '../preferences.ts';
import { Around } from '../seating/around.tsx';
import { Chair, type Sits } from '../seating/chair.tsx';
import { Icon } from '../ui/icon.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { nextSitter, others, reseat, seated, type Sitter } from './sitters.ts';

interface SeatsProps {
  opening: Opening | undefined;
  range: { readonly min: number; readonly max: number };
  levels: readonly string[];
  sitters: readonly Sitter[];
  places: readonly Place[] | null;
  onChange: (sitters: readonly Sitter[]) => void;
}

/** How many play, and who: chairs around the table. */
export function Seats({ opening, range, levels, sitters, places, onChange }: SeatsProps) {
  const say = useSay();
  return (
    <Around
      opening={opening}
      seats={sitters.length}
      chair={seat => (
        <Seat
          seat={seat}
          sitter={sitters[seat]}
          place={places?.[seat] ?? null}
          levels={levels}
          onNext={() => onChange(seated(sitters, seat, nextSitter(sitters, seat, levels)))}
          onChange={who => onChange(seated(sitters, seat, who))}
        />
      )}
    >
      <div className="stack setup-middle">
        <Count range={range} count={sitters.length} onChange={count => onChange(reseat(sitters, count, 'open'))} />
        <div className="row" role="group" aria-label={say('setup.others')}>
          <span>{say('setup.others')}</span>
          <button type="button" className="button" onClick={() => onChange(others(sitters, 'open'))}>
            <Icon name="link" />
            {say('setup.allOpen')}
          </button>
          <button type="button" className="button" onClick={() => onChange(others(sitters, settings.get().level))}>
            <Icon name="bot" />
            {say('setup.allBots')}
          </button>
        </div>
      </div>
    </Around>
  );
}

/** Numbers that fit beside each other are tapped; more are typed. */
const MOST_TAPPED = 8;

interface CountProps {
  range: { readonly min: number; readonly max: number };
  count: number;
  onChange: (count: number) => void;
}

function Count({ range: { min, max }, count, onChange }: CountProps) {
  const say = useSay();
  if (max - min >= MOST_TAPPED)
    return <NumberField label={say('setup.howMany')} min={min} max={max} value={count} onChange={onChange} />;
  return (
    <fieldset className="setup-count">
      <legend>
        <h2>{say('setup.howMany')}</h2>
      </legend>
      <div className="segments">
        {Array.from({ length: max - min + 1 }, (_, i) => min + i).map(number => (
          <label key={number} className="segment">
            <input type="radio" name="seats" checked={number === count} onChange={() => onChange(number)} />
            <span>{number}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SeatProps {
  seat: number;
  sitter: Sitter;
  place: Place | null;
  levels: readonly string[];
  /** The chair was tapped. */
  onNext: () => void;
  onChange: (sitter: Sitter) => void;
}

function Seat({ seat, sitter, place, levels, onNext, onChange }: SeatProps) {
  const say = useSay();
  const number = say('setup.seat', { seat: seat + 1 });
  const names: readonly (readonly [Sitter, string])[] = [
    ['me', say('setup.me')],
    ['open', say('setup.openSeat')],
    ['hotseat', say('setup.hotseat')],
    ...levels.map(level => [level, say('setup.bot', { level: sayLevel(level, say) })] as const),
  ];
  const who = names.find(([id]) => id === sitter)?.[1] ?? sitter;
  const sits: Sits = sitter === 'open' ? 'open' : sitter === 'me' || sitter === 'hotseat' ? 'person' : 'bot';
  return (
    <>
      <button
        type="button"
        className="chair-button"
        aria-label={say('setup.tap', { seat: seat + 1, who })}
        title={say('setup.tapHint')}
        onClick={onNext}
      >
        <Chair seat={seat} place={place} sits={sits} />
      </button>
      <p className="place-name quiet small">{place ? `${number} · ${place.name}` : number}</p>
      <select aria-label={number} value={sitter} onChange={event => onChange(event.target.value)}>
        {names.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}
