import type { BoardProps } from '@ennead/board';
import { useMemo, useRef } from 'react';
import type { View } from '../src/hidden.ts';
import type { Say } from '../words/index.ts';
import './styles/stage.css';
import './styles/ground.css';
import './styles/worlds.css';
import './styles/pieces.css';
import './styles/cards.css';
import './styles/zones.css';
import './styles/card-forms.css';
import './styles/legend.css';
import './styles/telling.css';
import { Ground } from './ground/ground.tsx';
import { Picked } from './pieces/picked.tsx';
import { Pieces } from './pieces/pieces.tsx';
import { Legend } from './seats/legend.tsx';
import { PlayerCard } from './seats/player-card.tsx';
import { Fates } from './sides/fates.tsx';
import { Region } from './sides/region.tsx';
import { Turns } from './sides/turns.tsx';
import { layoutOf } from './table/layout.ts';
import { spreadOf } from './table/spread.ts';
import { useShape } from './table/use-shape.ts';
import { useStones } from './table/use-stones.ts';
import { Telling } from './telling/telling.tsx';
import { World } from './worlds/world.tsx';

/** The card that lies first: one's own, so that a second colour or a curtain does not shuffle the cards about. */
function ownSeat(players: BoardProps<View>['players'], seat: number | null): number | null {
  const first = players.findIndex(({ isYou }) => isYou);
  return first >= 0 ? first : seat;
}

/** The nine worlds on tree and ring, with everything that lies on and beside them. */
export function Board({
  view,
  seat,
  players,
  voice,
  say: anySay,
  language,
  telling,
  motion,
  patterns,
  draft,
}: BoardProps<View>) {
  const frame = useRef<HTMLDivElement>(null);
  const shape = useShape(frame);
  const say = anySay as Say;
  const seats = view.seats.length;
  const own = ownSeat(players, seat);
  const layout = useMemo(() => layoutOf(shape, seats, own), [shape, seats, own]);
  const spread = useMemo(() => spreadOf(view, layout), [view, layout]);
  const stones = useStones(view);
  const whoIsAsked = players.flatMap(({ isAsked }, i) => (isAsked ? [i] : [])).join();
  const asked = useMemo(() => (whoIsAsked === '' ? [] : whoIsAsked.split(',').map(Number)), [whoIsAsked]);
  const size = {
    ['--w' as string]: layout.width,
    ['--h' as string]: layout.height,
    ['--letter' as string]: layout.letter,
  };
  return (
    <div
      className="nw"
      data-shape={shape}
      data-size={layout.isSmall ? 'small' : 'large'}
      data-motion={motion ? 'on' : 'off'}
      ref={frame}
    >
      <div className="nw-stage" style={size}>
        <svg className="nw-map" viewBox={`0 0 ${layout.width} ${layout.height}`}>
          <Ground layout={layout} />
          <Region
            of="valhalla"
            name={say('places.valhalla')}
            box={layout.valhalla}
            letter={layout.letter}
            piles={spread.valhalla}
          />
          <Region
            of="helheim"
            name={say('places.helheim')}
            box={layout.helheim}
            letter={layout.letter}
            piles={spread.helheim}
          />
          <Turns view={view} box={layout.turns} letter={layout.letter} asked={asked} say={say} />
          {view.power === 'destroy' && <Fates box={layout.choice} letter={layout.letter} say={say} />}
          {view.worlds.map(({ id }, index) => (
            <World key={id} view={view} index={index} seat={seat} layout={layout} spread={spread} say={say} />
          ))}
        </svg>
        {view.seats.map((_, i) => (
          <PlayerCard
            key={i}
            view={view}
            seat={i}
            isActing={i === seat}
            player={players[i]}
            place={layout.cards[i]}
            say={say}
            language={language}
            name={voice.seat(view, i)}
          />
        ))}
        {layout.legend && <Legend view={view} box={layout.legend} say={say} />}
        <Pieces view={view} stones={stones} spread={spread} layout={layout} patterns={patterns} />
        {draft && draft.length > 0 && <Picked draft={draft} spread={spread} layout={layout} />}
        {telling && <Telling event={telling} view={view} layout={layout} />}
      </div>
    </div>
  );
}
