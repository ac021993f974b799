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

/** Middle and size of a place, from the corner of the board. */
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

/** What the flights need of the layout, each place read once. */
function pathsOf(board: HTMLElement, flights: readonly Flight[], trip: number): Path[] {
  const corner = board.getBoundingClientRect();
  const spots = new Map<string, Spot | null>();
  for (const zone of new Set(flights.flatMap(({ from, to }) => [from, to]))) {
    const box = find(board, zone)?.getBoundingClientRect();
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

const place = ({ x, y }: Spot, scale: number): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;

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
    setPaths(pathsOf(board.current, flights, trip.current));
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
        { transform: place(start, 0.8), opacity: 0.9 },
        { transform: place(end, 1), opacity: 1 },
      ],
      { duration: FLIGHT_MS, delay, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'both' },
    );
    if (!flight) return;
    flight.onfinish = () => land(key);
    return () => flight.cancel();
    // A path never changes; only its own flight ends it.
  }, [path]);
  return (
    <div ref={node} className={`nine-flyer ${isToken(what) ? 'nine-flies-token' : ''}`}>
      {isToken(what) ? <Token id={what} /> : what === 'back' ? <Back /> : <Face card={what} />}
    </div>
  );
}
