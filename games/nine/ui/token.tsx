import { memo } from 'react';
import type { TokenId } from '../src/box.ts';
import { Icon } from './icon.tsx';

/** A token in its own shape. */
export const Token = memo(function Token({ id }: { id: TokenId | 'shield' | 'nothing' }) {
  return (
    <span className="nine-token" data-token={id}>
      <Icon id={id} />
    </span>
  );
});

interface PileProps {
  id: TokenId;
  count: number;
  zone: string;
  /** Most of its kind: a Supremacy if the game ended now. */
  leads?: boolean;
}

/** Tokens of one kind, and how many. */
export const Pile = memo(function Pile({ id, count, zone, leads = false }: PileProps) {
  return (
    <span className="nine-pile" data-zone={zone} data-empty={count === 0 || undefined} data-leads={leads || undefined}>
      <Token id={id} />
      <b>{count}</b>
    </span>
  );
});
