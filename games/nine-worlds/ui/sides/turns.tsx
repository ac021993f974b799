import { memo } from 'react';
import type { View } from '../../src/hidden.ts';
import type { Say } from '../../words/index.ts';
import { GLYPHS, PAINTS } from '../palette.ts';
import type { Box, Spot } from '../table/places.ts';

interface TurnsProps {
  view: View;
  box: Box;
  asked: readonly number[];
  say: Say;
}

/** T3 */
const isScored = (turn: number): boolean => turn % 3 === 0;

/** The i-th of `count` points along a box, from its start. */
function along(box: Box, i: number, count: number, isDown: boolean): Spot {
  const at = (i + 0.5) / count;
  return isDown
    ? { x: box.x + box.width / 2, y: box.y + box.height * at }
    : { x: box.x + box.width * at, y: box.y + box.height / 2 };
}

/** Turn by turn, those that score with a ring around them. */
function TurnTrack({ view, box, isDown }: { view: View; box: Box; isDown: boolean }) {
  const turns = Array.from({ length: view.turns }, (_, i) => i + 1);
  const room = (isDown ? box.height : box.width) / view.turns;
  const radius = Math.min(11, room * 0.38, (isDown ? box.width : box.height) * 0.36);
  const [first, last] = [along(box, 0, view.turns, isDown), along(box, view.turns - 1, view.turns, isDown)];
  return (
    <g className="nw-turns">
      <path className="nw-thread" d={`M${first.x} ${first.y}L${last.x} ${last.y}`} />
      {turns.map(turn => {
        const { x, y } = along(box, turn - 1, view.turns, isDown);
        const when = turn < view.turn ? 'past' : turn === view.turn ? 'now' : 'later';
        return (
          <g key={turn} className="nw-turn" data-when={when}>
            {isScored(turn) && <circle className="nw-scored" cx={x} cy={y} r={radius + 3} />}
            <circle cx={x} cy={y} r={radius} />
            <text x={x} y={y + radius * 0.36} fontSize={radius * 1.15}>
              {turn}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** O1: who goes after whom; whoever is asked has a ring. */
function Order({ view, box, asked, isDown }: Omit<TurnsProps, 'say'> & { isDown: boolean }) {
  const room = (isDown ? box.height : box.width) / view.order.length;
  const radius = Math.min(12, room * 0.36, (isDown ? box.width : box.height) * 0.42);
  return (
    <g className="nw-order">
      {view.order.map((seat, place) => {
        const { x, y } = along(box, place, view.order.length, isDown);
        const paint = PAINTS[view.seats[seat].home];
        return (
          <g key={seat} transform={`translate(${x} ${y})`}>
            {asked.includes(seat) && <circle className="nw-asked" r={radius + 4} />}
            <circle className="nw-marker" r={radius} fill={paint.colour} />
            <path d={GLYPHS[paint.glyph]} fill={paint.ink} transform={`scale(${radius / 13})`} />
            {place > 0 && (
              <path
                className="nw-after"
                transform={isDown ? `translate(0 ${-room / 2})` : `translate(${-room / 2} 0) rotate(-90)`}
                d="M-3-2 0 1.5 3-2"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The tracks of turns and of player order. */
export const Turns = memo(function Turns({ view, box, asked, say }: TurnsProps) {
  const { x, y, width, height } = box;
  const isDown = height > 200;
  const label = say('board.turn', { turn: view.turn, turns: view.turns });
  const half = isDown ? height * 0.5 : height / 2;
  const head = isDown || height > 80 ? 24 : 0;
  const turns = isDown
    ? { x, y: y + head, width, height: half - head }
    : { x: x + 2, y: y + head, width: width - 4, height: (height - head) / 2 };
  const order = isDown
    ? { x, y: y + half + 14, width, height: height - half - 14 }
    : { x: x + 2, y: y + head + (height - head) / 2, width: width - 4, height: (height - head) / 2 };
  return (
    <g className="nw-tracks">
      {head > 0 && (
        <text className="nw-label" x={x + width / 2} y={y + 13} fontSize={12.5}>
          {label}
        </text>
      )}
      <TurnTrack view={view} box={turns} isDown={isDown} />
      <Order view={view} box={order} asked={asked} isDown={isDown} />
    </g>
  );
});
