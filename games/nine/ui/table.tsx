import { memo } from 'react';
import { Touch } from '@ennead/board';
import { DEALT, LIMITS, type CardId } from '../src/box.ts';
import type { View } from '../src/hidden.ts';
import type { Say } from '../words/shape.ts';
import { sayCards } from '../words/say.ts';
import { Backs } from './card.tsx';
import { Icon } from './icon.tsx';
import { TOKENS } from './palette.ts';
import { Pile, Token } from './token.tsx';

const PHASES = ['deal', 'orders', 'kingdom', 'cleanup'] as const;

interface HourglassProps {
  round: number;
  phase: View['phase'];
  say: Say;
}

/** The eight hourglass cards: cards dealt above, cards that may stay below; and the phase of the round. */
export const Hourglass = memo(function Hourglass({ round, phase, say }: HourglassProps) {
  const at = Math.max(0, round - 1);
  return (
    <div className="nine-hourglass">
      <div
        className="nine-rounds"
        role="img"
        aria-label={say('table.hourglass', { round, cards: DEALT[at], limit: LIMITS[at] })}
      >
        {DEALT.map((dealt, i) => (
          <span key={i} data-now={i === at || undefined} data-past={i < at || undefined}>
            <b>{dealt}</b>
            <Icon id="hourglass" />
            <b>{LIMITS[i]}</b>
          </span>
        ))}
      </div>
      <div className="nine-now">
        <strong>{say('board.round', { round: at + 1 })}</strong>
        <ol className="nine-phases">
          {(phase === 'end' ? (['end'] as const) : PHASES).map(id => (
            <li key={id} aria-current={id === phase ? 'step' : undefined}>
              {say(`board.phases.${id}`)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
});

/** Cards by face with how many, where many lie together. */
export const Chips = memo(function Chips({ cards }: { cards: readonly CardId[] }) {
  const counts = new Map<CardId, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return (
    <span className="nine-chips" aria-hidden="true">
      {[...counts].map(([id, count]) => (
        <span key={id} className="nine-chip" data-card={id}>
          <Icon id={id} />
          {count > 1 && <b>{count}</b>}
        </span>
      ))}
    </span>
  );
});

interface DeckProps {
  count: number;
  under: readonly CardId[];
  say: Say;
}

/** The deck, and what everybody has seen go under it. */
export const Deck = memo(function Deck({ count, under, say }: DeckProps) {
  const known = say('table.under', { cards: sayCards(under, say) });
  return (
    <div className="nine-deck">
      <Touch as="div" of="deck" className="nine-draw">
        <div className="nine-tower" role="img" aria-label={say('board.deck', { count })}>
          <Backs count={Math.min(count, 3)} zone="deck" />
          <b>{count}</b>
        </div>
      </Touch>
      {under.length > 0 && (
        <div className="nine-under" title={known} role="img" aria-label={known}>
          <small>{say('table.underHead')}</small>
          <Chips cards={under} />
        </div>
      )}
    </div>
  );
});

interface SupplyProps {
  supply: View['supply'];
  /** Nobody has the shield. */
  hasShield: boolean;
  /** Alpha may strike somebody who has nothing to steal. */
  showsNothing: boolean;
  say: Say;
}

/** What is left for everybody. */
export const Supply = memo(function Supply({ supply, hasShield, showsNothing, say }: SupplyProps) {
  return (
    <div className="nine-supply" role="group" aria-label={say('board.supply')}>
      <small>{say('board.supply')}</small>
      {TOKENS.map(id => (
        <Touch key={id} as="div" of={`supply/${id}`} className="nine-hold">
          <Pile id={id} count={supply[id]} zone={`supply/${id}`} />
        </Touch>
      ))}
      <Touch as="div" of="shield" className="nine-hold">
        <span className="nine-pile" data-zone="shield" data-empty={!hasShield || undefined} title={say('refs.shield')}>
          <Token id="shield" />
        </span>
      </Touch>
      {showsNothing && (
        <Touch as="div" of="nothing" className="nine-hold">
          <span className="nine-pile" title={say('refs.nothing')}>
            <Token id="nothing" />
          </span>
        </Touch>
      )}
    </div>
  );
});
