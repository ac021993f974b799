import { useMemo, useRef } from 'react';
import type { BoardProps } from '@ennead/board';
import { INFLUENCE_IDS } from '../src/box.ts';
import type { View } from '../src/hidden.ts';
import type { Say } from '../words/shape.ts';
import { Capital } from './column.tsx';
import { CountPanel, LINES, useCounted } from './count.tsx';
import { Desk } from './desk.tsx';
import { Sprite } from './icon.tsx';
import { Kingdom } from './kingdom.tsx';
import { withPicks } from './picks.ts';
import { Sky } from './sky.tsx';
import { Deck, Hourglass, Supply } from './table.tsx';
import { placesOf } from './told.ts';
import './styles/index.css';

const NO_PICKS: readonly number[] = [];

/** The whole table: the hourglass and the supply, every kingdom across the nine pillars, one's own desk in front. */
export function Board({
  view: told,
  seat,
  players,
  voice,
  say: anySay,
  telling,
  motion,
  patterns,
  draft = NO_PICKS,
}: BoardProps<View>) {
  const say = anySay as Say;
  const board = useRef<HTMLElement>(null);
  const near = seat ?? 0;
  const view = useMemo(() => withPicks(told, near, draft), [told, near, draft]);
  const places = useMemo(() => placesOf(telling), [telling]);
  const isOver = view.phase === 'end';
  const shown = useCounted(isOver, motion);
  const counted = useMemo(() => ({ influences: shown > 1, faceDown: shown > 2 }), [shown]);
  const own = view.seats[near];
  const seats = view.seats.length;
  const others = Array.from({ length: seats - 1 }, (_, i) => (near + 1 + i) % seats);
  const kingdom = (i: number, row: number) => (
    <Kingdom
      key={i}
      view={view}
      seat={i}
      row={row}
      isNear={i === seat}
      player={players[i]}
      voice={voice}
      say={say}
      told={places}
      counted={counted}
    />
  );
  return (
    <section
      ref={board}
      className="nine"
      aria-label={say('name')}
      data-seats={seats}
      data-patterns={patterns || undefined}
      data-motion={motion || undefined}
      data-phase={view.phase}
      data-counting={isOver ? LINES[shown - 1] : undefined}
    >
      <Sprite />
      <div className="nine-inner">
        <div className="nine-table">
          <Hourglass round={view.round} phase={view.phase} say={say} />
          <Deck count={view.deck} under={view.under} say={say} />
          <Supply
            supply={view.supply}
            hasShield={view.shield === null}
            showsNothing={view.active === near && own.ready.alpha > 0}
            say={say}
          />
        </div>
        <div className="nine-court">
          {INFLUENCE_IDS.map((id, i) => (
            <div key={id} className="nine-pillar" data-card={id} data-place={i} />
          ))}
          {others.map((other, i) => kingdom(other, i + 1))}
          <div className="nine-spine" style={{ gridRow: seats }}>
            {INFLUENCE_IDS.map((id, i) => {
              const owner = ownerOf(view, id);
              const card = say(`cards.${id}`);
              const who = owner === null ? '' : voice.seat(view, owner);
              const label = say(owner === null ? 'table.noMajority' : 'table.majorityOf', { card, value: i + 1, who });
              return <Capital key={id} id={id} value={i + 1} name={card} label={label} owner={owner} />;
            })}
          </div>
          {kingdom(near, seats + 1)}
        </div>
        {isOver ? (
          <CountPanel
            view={view}
            names={view.seats.map((_, i) => voice.seat(view, i))}
            players={players}
            shown={shown}
            say={say}
          />
        ) : (
          seat !== null && <Desk own={own} seat={near} isOpen={view.phase === 'orders'} told={places} say={say} />
        )}
        <Sky view={view} board={board} motion={motion} />
      </div>
    </section>
  );
}

/** Who has the majority of an Influence; null if nobody. */
function ownerOf(view: View, id: string): number | null {
  const owner = view.seats.findIndex(({ columns }) => columns.some(column => column.id === id && column.majority));
  return owner < 0 ? null : owner;
}
