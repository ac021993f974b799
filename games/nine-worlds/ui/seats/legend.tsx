import { memo } from 'react';
import type { View } from '../../src/hidden.ts';
import type { Say } from '../../words/index.ts';
import { POWER_ICONS } from '../marks/icons.ts';
import { Icon } from '../marks/icon.tsx';
import { PAINTS } from '../palette.ts';
import type { Box } from '../table/places.ts';
import { placed } from './placed.ts';

/** What the powers do in short, in the order in which they run (W3); the one that runs stands out. */
export const Legend = memo(function Legend({ view, box, say }: { view: View; box: Box; say: Say }) {
  return (
    <section className="nw-legend" style={placed(box)} aria-label={say('board.powers')}>
      <ol>
        {view.worlds.map(({ id, power, owner }) => {
          const paint = owner === null ? null : PAINTS[view.seats[owner].home];
          const style = { ['--owner' as string]: paint?.colour, ['--on-owner' as string]: paint?.ink };
          return (
            power !== null && (
              <li
                key={id}
                className={[paint ? 'owned' : '', view.running === id ? 'running' : ''].join(' ')}
                style={style}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <circle cx="12" cy="12" r="12" />
                  <Icon path={POWER_ICONS[power]} x={12} y={12} size={16} />
                </svg>
                <p>
                  <b>{say(`powers.${power}.name`)}</b> {say(`powers.${power}.brief`)}
                </p>
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
});
