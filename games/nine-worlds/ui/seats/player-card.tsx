import { Touch, type Language, type Player } from '@ennead/board';
import { memo } from 'react';
import type { View } from '../../src/hidden.ts';
import type { Say } from '../../words/index.ts';
import { SIGNS } from '../marks/icons.ts';
import { Icon } from '../marks/icon.tsx';
import { GLYPHS, PAINTS } from '../palette.ts';
import { FigureShape } from '../pieces/figure.tsx';
import type { CardPlace } from '../table/places.ts';
import { ActionPoints } from './action-points.tsx';
import { Standing } from './standing.tsx';
import { placed } from './placed.ts';

interface PlayerCardProps {
  view: View;
  seat: number;
  /** Whether this seat acts from here: then its places can be touched. */
  isActing: boolean;
  player: Player | undefined;
  place: CardPlace;
  say: Say;
  language: Language;
  /** What the seat is called. */
  name: string;
}

interface ZoneProps {
  of: 'card' | 'reserve';
  name: string;
  count: number;
  place: CardPlace;
  isActing: boolean;
}

/** A place on a card, that can be touched on one's own. */
function Zone({ of, name, count, place, isActing }: ZoneProps) {
  const at = place[of];
  const inside = (
    <div className="nw-zone-field">
      <span className="nw-zone-name">{name}</span>
      <b>{count}</b>
    </div>
  );
  return (
    <div className={`nw-zone nw-zone-${of}`} style={placed({ ...at, x: at.x - place.x, y: at.y - place.y })}>
      {isActing ? (
        <Touch of={of} as="div" className="nw-zone-touch">
          {inside}
        </Touch>
      ) : (
        inside
      )}
    </div>
  );
}

const Sign = ({ of, count, word }: { of: 'helheim' | 'valhalla'; count: number; word: string }) => (
  <span className={`nw-sign ${count === 0 ? 'none' : ''}`} title={word}>
    <svg viewBox="0 0 20 20" role="img" aria-label={word}>
      <Icon path={SIGNS[of]} x={10} y={10} size={20} />
    </svg>
    {count}
  </span>
);

/** The figure of a seat; the power of its avatar is touched here. */
function Portrait({ view, seat, isActing, say }: Pick<PlayerCardProps, 'view' | 'seat' | 'isActing' | 'say'>) {
  const { home, avatar, gift } = view.seats[seat];
  const face = (
    <div className="nw-face">
      <svg viewBox="-17 -24 34 48" aria-hidden="true">
        <FigureShape home={home} />
      </svg>
      <span>{say(`avatars.${avatar}`)}</span>
    </div>
  );
  const classes = `nw-portrait ${gift ? 'gifted' : ''}`;
  return (
    <div className={classes} title={gift ? say(`gifts.${avatar}`) : undefined}>
      {gift && isActing ? (
        <Touch of="gift" as="div" className={`nw-gift ${view.giftUsed && view.running === null ? 'used' : ''}`}>
          {face}
        </Touch>
      ) : (
        face
      )}
    </div>
  );
}

/** What everybody may know of a seat: score, action points, and its stones off the worlds. */
export const PlayerCard = memo(function PlayerCard(props: PlayerCardProps) {
  const { view, seat, isActing, player, place, say, language, name } = props;
  const own = view.seats[seat];
  const { colour, ink, glyph } = PAINTS[own.home];
  const classes = [
    'nw-card',
    place.form === 'full' ? '' : place.form,
    player?.isAsked ? 'is-asked' : '',
    player?.isYou ? 'you' : '',
  ];
  const style = { ...placed(place), ['--colour' as string]: colour, ['--on-colour' as string]: ink };
  return (
    <section className={classes.filter(Boolean).join(' ')} style={style} aria-label={`${name}, ${player?.name ?? ''}`}>
      <Portrait view={view} seat={seat} isActing={isActing} say={say} />
      <header className="nw-who">
        <svg className="nw-chip" viewBox="-10 -10 20 20" aria-hidden="true">
          <circle r="9.4" fill={colour} />
          <path d={GLYPHS[glyph]} fill={ink} transform="scale(0.8)" />
        </svg>
        <strong>{name}</strong>
        <Standing view={view} seat={seat} player={player} say={say} language={language} />
      </header>
      <Zone of="card" name={say('places.card')} count={own.card} place={place} isActing={isActing} />
      <Zone of="reserve" name={say('places.reserve')} count={own.reserve} place={place} isActing={isActing} />
      <footer className="nw-foot-line">
        <ActionPoints view={view} seat={seat} isAsked={player?.isAsked ?? false} say={say} />
        <Sign of="helheim" count={own.helheim} word={`${say('places.helheim')}: ${own.helheim}`} />
        <Sign of="valhalla" count={own.valhalla} word={`${say('places.valhalla')}: ${own.valhalla}`} />
      </footer>
      <span className="nw-score" role="img" aria-label={`${say('board.score')}: ${own.score}`}>
        {own.score}
      </span>
    </section>
  );
});
