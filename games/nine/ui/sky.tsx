import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { TokenId } from '../src/box.ts';
import type { View } from '../src/hidden.ts';
import { Back, Face } from './card.tsx';
import { flightsBetween, type Flight } from './flights.ts';
import { TOKENS } from './palette.ts';
import { Token } from './token.tsx';

/** A flight is over before the next thing is told. */
const FLIGHT_MS = 220;
/** The last of many leaves so much after the first. */
const SPREAD_MS = 40;
/** Beyond this the table has changed too much to follow: another record, another game. */
const MOST_FLIGHTS = 48;

/** Middle and width of a card or token, from the corner of the board. */
interface Spot {
  x: number;
  y: number;
  width: number;
}

interface Path extends Flight {
  key: string;
  start: Spot;
  end: Spot;
  delay: number;
}

/** The place, or the larger one that it is part of. */
function find(board: HTMLElement, zone: string): HTMLElement | null {
  const parts = zone.split('/');
  for (let n = parts.length; n > 0; n--) {
    const found = board.querySelector<HTMLElement>(`[data-zone="${parts.slice(0, n).join('/')}"]`);
    if (found) return found;
  }
  return null;
}

/** Where a card lies on a place: the uppermost one, for a place that has some. */
const topOf = (place: HTMLElement, nth = 1): HTMLElement | null =>
  [...place.querySelectorAll<HTMLElement>('.nine-slot')].at(-nth) ?? null;

/** What the flights need of the layout, each place read once and before anything is written. */
function pathsOf(board: HTMLElement, flights: readonly Flight[], trip: number): Path[] {
  const corner = board.getBoundingClientRect();
  const spots = new Map<string, Spot | null>();
  for (const zone of new Set(flights.flatMap(({ from, to }) => [from, to]))) {
    const place = find(board, zone);
    const box = (place && (topOf(place) ?? place))?.getBoundingClientRect();
    spots.set(
      zone,
      box ? { x: box.x + box.width / 2 - corner.x, y: box.y + box.height / 2 - corner.y, width: box.width } : null,
    );
  }
  return flights.flatMap((flight, i) => {
    const [start, end] = [spots.get(flight.from), spots.get(flight.to)];
    if (!start || !end) return [];
    return [{ ...flight, key: `${trip}/${i}`, start, end, delay: (SPREAD_MS * i) / flights.length }];
  });
}

/** Cards that are on their way are not yet where they will lie. */
function hideArrivals(board: HTMLElement, paths: readonly Path[]): void {
  const landed = new Map<string, number>();
  for (const { to, delay } of paths) {
    const nth = (landed.get(to) ?? 0) + 1;
    landed.set(to, nth);
    const place = to === 'deck' ? null : find(board, to);
    const card = place && topOf(place, nth);
    card?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], { duration: delay + FLIGHT_MS });
  }
}

const place = ({ x, y }: Spot, scale: number): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;

/** How much larger a thing is at its start than at its end; places that are no cards are of no use here. */
const growth = ({ start, end }: Path): number =>
  Math.min(MOST_GROWTH, Math.max(1 / MOST_GROWTH, start.width / end.width));
const MOST_GROWTH = 2;

const isToken = (what: Flight['what']): what is TokenId | 'shield' =>
  what === 'shield' || what === 'supremacy' || (TOKENS as readonly string[]).includes(what);

/** The things that are on their way, over the board. */
export function Sky({ view, board, motion }: { view: View; board: RefObject<HTMLElement | null>; motion: boolean }) {
  const last = useRef(view);
  const trip = useRef(0);
  const [paths, setPaths] = useState<readonly Path[]>([]);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = view;
    if (!motion || !board.current || before === view) return;
    const flights = flightsBetween(before, view);
    if (flights.length === 0 || flights.length > MOST_FLIGHTS) return;
    trip.current++;
    const next = pathsOf(board.current, flights, trip.current);
    hideArrivals(board.current, next);
    setPaths(next);
  }, [view, board, motion]);
  const land = (key: string): void => setPaths(left => left.filter(path => path.key !== key));
  return (
    <div className="nine-sky" aria-hidden="true">
      {paths.map(path => (
        <Flyer key={path.key} path={path} land={land} />
      ))}
    </div>
  );
}

function Flyer({ path, land }: { path: Path; land: (key: string) => void }) {
  const node = useRef<HTMLDivElement>(null);
  const { what, start, end, delay, key } = path;
  useLayoutEffect(() => {
    const flight = node.current?.animate(
      [
        { transform: place(start, isToken(what) ? 1 : growth(path)), opacity: 0.9 },
        { transform: place(end, 1), opacity: 1 },
      ],
      { duration: FLIGHT_MS, delay, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'both' },
    );
    if (!flight) return;
    flight.onfinish = () => land(key);
    return () => flight.cancel();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a path never changes, and all the rest is in it
  }, [path]);
  return (
    <div ref={node} className="nine-flyer" style={isToken(what) ? {} : { width: end.width }}>
      {isToken(what) ? <Token id={what} /> : what === 'back' ? <Back /> : <Face card={what} />}
    </div>
  );
}
