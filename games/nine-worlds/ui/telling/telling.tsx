import type { GameEvent } from '@ennead/kernel';
import type { View } from '../../src/hidden.ts';
import { SIGNS } from '../marks/icons.ts';
import { Icon } from '../marks/icon.tsx';
import type { Layout } from '../table/places.ts';
import { marksOf, type Mark } from './marks.ts';

const Sign = ({ kind, text }: Mark) => {
  if (kind === 'float') return <b className="nw-float">{text}</b>;
  if (kind === 'pulse') return <i className="nw-pulse" />;
  return (
    <svg className="nw-clash" viewBox="0 0 60 60">
      <path
        className="nw-burst"
        d="M30 0 36 17 52 8 45 25 60 30 45 35 52 52 36 43 30 60 24 43 8 52 15 35 0 30 15 25 8 8 24 17Z"
      />
      <Icon path={SIGNS.battle} x={30} y={30} size={34} />
    </svg>
  );
};

const numbers = new WeakMap<GameEvent, number>();
let told = 0;

/** A number of its own for each telling, so that the marks of two events in a row are not taken for one. */
function numberOf(event: GameEvent): number {
  const number = numbers.get(event) ?? ++told;
  numbers.set(event, number);
  return number;
}

/** Points at what is being told. */
export function Telling({ event, view, layout }: { event: GameEvent; view: View; layout: Layout }) {
  const part = (units: number): string => `${((units / layout.width) * 100).toFixed(3)}cqw`;
  return (
    <div className="nw-telling" aria-hidden="true">
      {marksOf(event, view, layout).map((mark, i) => (
        <span
          key={`${numberOf(event)}/${i}`}
          className="nw-mark"
          style={{
            transform: `translate(${part(mark.x)}, ${part(mark.y)})`,
            ['--colour' as string]: mark.colour,
            ['--size' as string]: `calc(${mark.radius * 2} * var(--u))`,
          }}
        >
          <Sign {...mark} />
        </span>
      ))}
    </div>
  );
}
