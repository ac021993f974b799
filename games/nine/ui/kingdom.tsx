import { memo } from 'react';
import { Touch, type Player, type Voice } from '@ennead/board';
import { HERO_IDS, INFLUENCE_IDS, type HeroId } from '../src/box.ts';
import type { SeatView, View } from '../src/hidden.ts';
import { sayRef, type Names } from '../words/say.ts';
import type { Key, Say } from '../words/shape.ts';
import { Back, Backs, Face, at } from './card.tsx';
import { Column, canopyOf } from './column.tsx';
import { Plate } from './plate.tsx';
import { Token } from './token.tsx';

export interface KingdomProps {
  view: View;
  seat: number;
  /** From the top. */
  row: number;
  /** The kingdom nearest to whoever looks: its hand lies on the desk, its Heroes can be touched. */
  isNear: boolean;
  player: Player;
  voice: Voice<View>;
  say: Say;
  /** Things that what just happened is about. */
  told: ReadonlySet<string>;
  /** Lines of the final count that are shown. */
  counted: { influences: boolean; faceDown: boolean };
}

const NO_COLUMN = { cards: 0, disguised: 0, majority: false, leads: false, tilted: false, shielded: false };

/** Whose eyes the names of others' things are for. */
const NOBODY = -1;

/** One player's row through the nine pillars. */
export const Kingdom = memo(function Kingdom(props: KingdomProps) {
  const { view, seat, row, isNear, player, voice, say, told, counted } = props;
  const own = view.seats[seat];
  const name = voice.seat(view, seat);
  const names: Names = other => voice.seat(view, other);
  const canopy = canopyOf(own.columns, own.shield, INFLUENCE_IDS);
  const label = isNear ? say('table.yours') : say('table.kingdom', { who: name });
  return (
    <section
      className="nine-kingdom"
      data-near={isNear || undefined}
      data-seat={seat}
      aria-label={label}
      style={{ gridRow: row }}
    >
      <Plate
        seat={seat}
        name={name}
        player={player}
        own={own}
        isFirst={view.first === seat}
        isActive={view.active === seat}
        say={say}
      />
      {INFLUENCE_IDS.map((id, i) => {
        const column = own.columns.find(c => c.id === id) ?? NO_COLUMN;
        return (
          <Column
            key={id}
            id={id}
            seat={seat}
            label={
              column.cards > 0
                ? [
                    sayRef(`column/${seat}/${id}`, view, isNear ? seat : NOBODY, say, names),
                    ...marks(column, say),
                  ].join(', ')
                : ''
            }
            cards={column.cards}
            disguised={column.disguised}
            majority={column.majority}
            leads={column.leads}
            tilted={column.tilted}
            shielded={column.shielded}
            shield={own.shield && id === 'galmi'}
            canopy={canopy.has(id)}
            scores={counted.influences && column.majority ? i + 1 : null}
            turned={counted.faceDown && !column.majority}
            told={told.has(`column/${seat}/${id}`)}
          />
        );
      })}
      <div className="nine-wing">
        {!isNear && <Secrets own={own} seat={seat} say={say} />}
        <Heroes own={own} seat={seat} isNear={isNear} say={say} told={told} />
      </div>
    </section>
  );
});

const MARKS: readonly (readonly ['majority' | 'tilted' | 'shielded', Key])[] = [
  ['majority', 'board.majority'],
  ['tilted', 'board.tilted'],
  ['shielded', 'board.shielded'],
];

const marks = (column: Pick<SeatView['columns'][number], 'majority' | 'tilted' | 'shielded'>, say: Say): string[] =>
  MARKS.filter(([mark]) => column[mark]).map(([, key]) => say(key));

/** Hand and orders of somebody else: how many, and no more. */
function Secrets({ own, seat, say }: { own: SeatView; seat: number; say: Say }) {
  return (
    <div className="nine-secrets">
      <span
        className="nine-secret"
        data-empty={own.handSize === 0 || undefined}
        role="img"
        aria-label={say('board.handSize', { count: own.handSize })}
      >
        <Backs count={own.handSize} zone={`hand/${seat}`} />
        <b>{own.handSize}</b>
      </span>
      <span
        className="nine-secret nine-laid"
        data-empty={own.ordersSize === 0 || undefined}
        role="img"
        aria-label={say('table.ordersOf', { count: own.ordersSize })}
      >
        <Backs count={own.ordersSize} zone={`orders/${seat}`} />
        <b>{own.ordersSize}</b>
        {own.paid && <Token id="culture" />}
      </span>
    </div>
  );
}

interface HeroesProps {
  own: SeatView;
  seat: number;
  isNear: boolean;
  say: Say;
  told: ReadonlySet<string>;
}

/** Heroes face up, those that may be used lit from within, and those turned face down. */
function Heroes({ own, seat, isNear, say, told }: HeroesProps) {
  const down = HERO_IDS.reduce((sum, id) => sum + own.faceDown[id], 0);
  return (
    <div className="nine-heroes">
      {HERO_IDS.map(id => {
        const pile = (
          <HeroPile
            id={id}
            count={own.heroes[id]}
            ready={own.ready[id]}
            zone={`hero/${seat}/${id}`}
            say={say}
            told={told.has(`hero/${seat}/${id}`)}
          />
        );
        if (!isNear) return <div key={id}>{pile}</div>;
        return (
          <Touch key={id} as="div" of={`hero/${id}`} className="nine-call">
            {pile}
          </Touch>
        );
      })}
      <div
        className="nine-down"
        data-zone={`down/${seat}`}
        data-empty={down === 0 || undefined}
        {...(down > 0 ? { role: 'img', 'aria-label': say('table.faceDown', { count: down }) } : {})}
      >
        {Array.from({ length: down }, (_, i) => (
          <div key={i} className="nine-slot" style={at(i, down)}>
            <Back />
          </div>
        ))}
        {down > 1 && <b className="nine-number">{down}</b>}
      </div>
    </div>
  );
}

interface HeroPileProps {
  id: HeroId;
  count: number;
  ready: number;
  zone: string;
  say: Say;
  told: boolean;
}

function HeroPile({ id, count, ready, zone, say, told }: HeroPileProps) {
  const flags = {
    'data-ready': ready > 0 || undefined,
    'data-empty': count === 0 || undefined,
    'data-told': told || undefined,
  };
  const card = say(`cards.${id}`);
  const label = ready > 0 ? say('board.ready', { card, count: ready }) : say('board.many', { card, count });
  return (
    <div className="nine-pyre" data-zone={zone} {...flags} {...(count > 0 ? { role: 'img', 'aria-label': label } : {})}>
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className="nine-slot" style={at(i, count)}>
          <Face card={id} />
        </div>
      ))}
      {count > 1 && <b className="nine-number">{count}</b>}
    </div>
  );
}
