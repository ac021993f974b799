import { memo } from 'react';
import type { CardId, TokenId } from '../src/box.ts';
import { GAME_ICONS } from './icons.ts';
import { SEATS } from './palette.ts';

/** Drawn here, on the same square of 512. */
const OWN_ICONS = {
  coin: 'M256 46a210 210 0 1 0 .1 0ZM256 80a176 176 0 1 0 .1 0ZM256 104a152 152 0 1 0 .1 0ZM200 200v112h112V200Z',
  culture:
    'M256 250c-62-60-58-150 0-202 58 52 62 142 0 202Zm0 0c38-78 125-101 191-62-32 70-116 103-191 62Zm0 0c86 12 135 88 118 163-77-8-133-78-118-163Zm0 0c15 85-41 155-118 163-17-75 32-151 118-163Zm0 0c-75 41-159 8-191-62 66-39 153-16 191 62Z',
  vp: 'M256 40l62 140 152 15-115 101 34 149-133-79-133 79 34-149L42 195l152-15Z',
  crown: 'M40 150l110 100L256 70l106 180 110-100-44 262H84ZM84 432h344v40H84Z',
  back: 'M120 30h272a36 36 0 0 1 36 36v380a36 36 0 0 1-36 36H120a36 36 0 0 1-36-36V66a36 36 0 0 1 36-36ZM256 120l92 136-92 136-92-136Z',
  nothing: 'M256 66a190 190 0 1 0 .1 0ZM256 106a150 150 0 1 1-.1 0ZM150 236h212v40H150Z',
  first:
    'M256 30l58 62 84-14 12 84 76 38-38 76 38 76-76 38-12 84-84-14-58 62-58-62-84 14-12-84-76-38 38-76-38-76 76-38 12-84 84 14Z',
  star: 'M256 16c18 150 90 222 240 240-150 18-222 90-240 240-18-150-90-222-240-240 150-18 222-90 240-240Z',
} as const;

const ICONS = { ...GAME_ICONS, ...OWN_ICONS } satisfies Partial<Record<CardId | TokenId, string>>;
export type IconId = keyof typeof ICONS;

/** A texture for each card, so that colour is never the only sign: a tile and what is drawn in it. */
const TEXTURES: Readonly<Record<CardId, readonly [size: number, path: string]>> = {
  justice: [10, 'M5 0V10'],
  tomorrow: [14, 'M0 14L14 0'],
  galmi: [16, 'M8 0l8 4.6v6.8L8 16 0 11.4V4.6Z'],
  abhilasha: [12, 'M6 4.5a1.5 1.5 0 1 0 .01 0Z'],
  narashima: [14, 'M0 10L7 3l7 7'],
  phoenix: [14, 'M3.5 0q-5 3.5 0 7t0 7M10.5 0q-5 3.5 0 7t0 7'],
  'goan-sul': [12, 'M0 0L12 12M12 0L0 12'],
  'xi-an': [16, 'M2 2h12v12H6V6h4v4'],
  'byun-hyung-ja': [16, 'M0 16a8 8 0 0 1 16 0M4 16a4 4 0 0 1 8 0M-8 8a8 8 0 0 1 16 0a8 8 0 0 1 16 0'],
  alpha: [12, 'M0 4L12 8M0 10L12 14'],
  fenghuang: [18, 'M0 12q4.5-8 9 0t9 0'],
};

/** Every shape once; `Icon` and the faces point here. */
export const Sprite = memo(function Sprite() {
  return (
    <svg className="nine-sprite" aria-hidden="true" width="0" height="0">
      <defs>
        {Object.entries(ICONS).map(([id, path]) => (
          <symbol key={id} id={`nine-${id}`} viewBox="0 0 512 512">
            <path d={path} fillRule="evenodd" />
          </symbol>
        ))}
        {Object.entries(TEXTURES).map(([id, [size, path]]) => (
          <pattern key={id} id={`nine-texture-${id}`} width={size} height={size} patternUnits="userSpaceOnUse">
            <path d={path} fill="none" stroke="currentColor" strokeWidth="1.4" />
          </pattern>
        ))}
      </defs>
    </svg>
  );
});

export const Icon = memo(function Icon({ id, className = '' }: { id: IconId; className?: string }) {
  return (
    <svg className={`nine-icon ${className}`} viewBox="0 0 512 512" aria-hidden="true">
      <use href={`#nine-${id}`} />
    </svg>
  );
});

/** The shape of a seat in its colour. */
export const SeatMark = memo(function SeatMark({ seat }: { seat: number }) {
  return (
    <svg className="nine-mark" viewBox="0 0 20 20" data-seat={seat} aria-hidden="true">
      <path d={SEATS[seat].mark} />
    </svg>
  );
});
