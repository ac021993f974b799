import type { Box, Layout } from '../table/places.ts';

/** The track counts to a hundred, and begins again. */
export const TRACK = 100;
const TENS = Array.from({ length: 10 }, (_, i) => i * 10);

/** A line that is high enough has its numbers below it, clear of the marks. */
const hasNumbersBelow = ({ height }: Box): boolean => height >= 24;

/** The middle of the marks on a line. */
export const lineOf = (score: Box): number => score.y + (hasNumbersBelow(score) ? 8 : score.height / 2);

/** A hundred notches around the worlds, or along a line where there is no room around them. */
export function ScoreTrack({ layout: { centre, track, score, letter } }: { layout: Layout }) {
  if (track !== null)
    return (
      <g className="nw-track" transform={`translate(${centre.x} ${centre.y}) rotate(-90.2)`}>
        <circle className="nw-track-band" r={track} />
        <circle className="nw-notches" r={track} pathLength={TRACK} strokeDasharray="0.1 0.9" />
        <circle className="nw-notches nw-tens" r={track} pathLength={TRACK} strokeDasharray="0.2 9.8" />
        {TENS.map(ten => (
          <text
            key={ten}
            transform={`rotate(${ten * 3.6 + 0.2}) translate(${track} 0) rotate(${ten > 25 && ten < 75 ? -90 : 90})`}
            fontSize={letter}
            dy={letter * 0.35}
          >
            {ten}
          </text>
        ))}
      </g>
    );
  if (score === null) return null;
  const y = lineOf(score);
  const foot = hasNumbersBelow(score) ? score.y + score.height : y + letter * 0.35;
  const way = `M${score.x} ${y}H${score.x + score.width}`;
  return (
    <g className="nw-track">
      <path className="nw-track-band" d={way} />
      <path className="nw-notches" d={way} pathLength={TRACK} strokeDasharray="0.14 1.86" />
      {TENS.map(ten => (
        <text key={ten} x={score.x + (score.width * ten) / TRACK} y={foot} fontSize={letter}>
          {ten}
        </text>
      ))}
    </g>
  );
}
