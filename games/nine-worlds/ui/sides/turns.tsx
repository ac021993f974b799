import { memo } from 'react';
import type { View } from '../../src/hidden.ts';
import type { Say } from '../../words/index.ts';
import { GLYPHS, PAINTS } from '../palette.ts';
import { box as boxOf, type Box, type Spot } from '../table/places.ts';

interface TurnsProps {
  view: View;
  box: Box;
  letter: number;
  asked: readonly number[];
  say: Say;
}

/** T3 */
const isScored = (turn: number): boolean => turn % 3 === 0;

/** The i-th of `count` points along a box, from its left. */
const along = (box: Box, i: number, count: number): Spot => ({
  x: box.x + (box.width * (i + 0.5)) / count,
  y: box.y + box.height / 2,
});

/** Turn by turn, those that score with a ring around them. */
function TurnTrack({ view, box }: { view: View; box: Box }) {
  const turns = Array.from({ length: view.turns }, (_, i) => i + 1);
  const radius = Math.min(7, (box.width / view.turns) * 0.28);
  const [first, last] = [along(box, 0, view.turns), along(box, view.turns - 1, view.turns)];
  return (
    <g className="nw-turns">
      <path className="nw-thread" d={`M${first.x} ${first.y}L${last.x} ${last.y}`} />
      {turns.map(turn => {
        const { x, y } = along(box, turn - 1, view.turns);
        const when = turn < view.turn ? 'past' : turn === view.turn ? 'now' : 'later';
        return (
          <g key={turn} className="nw-turn" data-when={when}>
            {isScored(turn) && <circle className="nw-scored" cx={x} cy={y} r={radius + 3} />}
            <circle cx={x} cy={y} r={radius} />
          </g>
        );
      })}
    </g>
  );
}

/** O1: who goes after whom; whoever is asked has a ring. */
function Order({ view, box, asked }: Pick<TurnsProps, 'view' | 'box' | 'asked'>) {
  const room = box.width / view.order.length;
  const radius = Math.min(12, room * 0.36, box.height * 0.42);
  return (
    <g className="nw-order">
      {view.order.map((seat, place) => {
        const { x, y } = along(box, place, view.order.length);
        const paint = PAINTS[view.seats[seat].home];
        return (
          <g key={seat} transform={`translate(${x} ${y})`}>
            {asked.includes(seat) && <circle className="nw-asked" r={radius + 4} />}
            <circle className="nw-marker" r={radius} fill={paint.colour} />
            <path d={GLYPHS[paint.glyph]} fill={paint.ink} transform={`scale(${radius / 13})`} />
            {place > 0 && (
              <path className="nw-after" transform={`translate(${-room / 2} 0) rotate(-90)`} d="M-3-2 0 1.5 3-2" />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The tracks of turns and of player order: which turn it is stands above the dots, or before them where it is low. */
export const Turns = memo(function Turns({ view, box, letter, asked, say }: TurnsProps) {
  const { x, y, width, height } = box;
  const isHigh = height > 80;
  const label = isHigh ? say('board.turn', { turn: view.turn, turns: view.turns }) : `${view.turn}/${view.turns}`;
  const [above, before] = isHigh ? [26, 0] : [0, 2.4 * letter];
  const half = (height - above) / 2;
  return (
    <g className="nw-tracks">
      <text
        className="nw-label"
        x={isHigh ? x + width / 2 : x + before / 2}
        y={isHigh ? y + letter : y + half / 2 + letter * 0.35}
        fontSize={letter}
      >
        {label}
      </text>
      <TurnTrack view={view} box={boxOf(x + before, y + above, width - before, half)} />
      <Order view={view} box={boxOf(x + 2, y + above + half, width - 4, half)} asked={asked} />
    </g>
  );
});
