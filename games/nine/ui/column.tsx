import { memo } from 'react';
import { Touch } from '@ennead/board';
import type { InfluenceId } from '../src/box.ts';
import type { ColumnView } from '../src/hidden.ts';
import { Back, Face, at } from './card.tsx';
import { Icon, SeatMark } from './icon.tsx';
import { Token } from './token.tsx';

export interface ColumnProps {
  id: InfluenceId;
  seat: number;
  /** For those who hear the board. */
  label: string;
  cards: number;
  disguised: number;
  majority: boolean;
  leads: boolean;
  tilted: boolean;
  shielded: boolean;
  /** The shield lies on this column; it spans this place on its way to a neighbour. */
  shield: boolean;
  canopy: boolean;
  /** In the final count: what the majority scores, or that the cards are turned. */
  scores: number | null;
  turned: boolean;
  /** What just happened, happened here. */
  told: boolean;
}

/** One Influence of one kingdom: a stack of cards, Byun Hyung Ja in disguise peeping out at the top. */
export const Column = memo(function Column(props: ColumnProps) {
  const { id, seat, cards, disguised, majority, leads, label } = props;
  const flags = {
    'data-majority': majority || undefined,
    'data-leads': (leads && !majority) || undefined,
    'data-tilted': props.tilted || undefined,
    'data-shielded': props.shielded || undefined,
    'data-canopy': props.canopy || undefined,
    'data-told': props.told || undefined,
    'data-empty': cards === 0 || undefined,
  };
  return (
    <Touch as="div" of={`column/${seat}/${id}`} className="nine-cell">
      <div className="nine-column" data-card={id} data-seat={seat} data-zone={`column/${seat}/${id}`} {...flags}>
        {cards === 0 && <Icon id={id} className="nine-ghost" />}
        {cards > 0 && (
          <div className="nine-stack" role="img" aria-label={label} style={at(0, cards)}>
            {Array.from({ length: cards }, (_, i) => (
              <div key={i} className="nine-slot" style={at(i, cards)}>
                {props.turned ? <Back /> : <Face card={i < disguised ? 'byun-hyung-ja' : id} />}
              </div>
            ))}
          </div>
        )}
        {cards > 1 && <b className="nine-number">{cards}</b>}
        {majority && !props.turned && <Icon id="crown" className="nine-crown" />}
        {leads && !majority && <Icon id="justice" className="nine-crown nine-tie" />}
        {props.shielded && <Icon id="shield" className="nine-guard" />}
        {props.shield && <Token id="shield" />}
        {props.scores !== null && <b className="nine-scores">+{props.scores}</b>}
      </div>
    </Touch>
  );
});

/** The places between Galmi and what it protects: the shield hangs over them. */
export function canopyOf(
  columns: readonly ColumnView[],
  hasShield: boolean,
  order: readonly InfluenceId[],
): Set<InfluenceId> {
  if (!hasShield) return new Set();
  const reached = [order.indexOf('galmi'), ...columns.filter(c => c.shielded).map(c => order.indexOf(c.id))];
  return new Set(order.slice(Math.min(...reached), Math.max(...reached) + 1));
}

interface CapitalProps {
  id: InfluenceId;
  value: number;
  name: string;
  label: string;
  /** Who has the majority, if anybody. */
  owner: number | null;
}

/** The head of a pillar: the Immortal, and whose majority it is. */
export const Capital = memo(function Capital({ id, value, name, label, owner }: CapitalProps) {
  return (
    <div className="nine-capital" data-card={id} data-seat={owner ?? undefined} role="img" aria-label={label}>
      <span className="nine-medal">
        <Icon id={id} />
        <b>{value}</b>
        {owner !== null && <SeatMark seat={owner} />}
      </span>
      <span className="nine-title">{name}</span>
    </div>
  );
});
