import type { Clock } from '../clock.ts';
import type { Limits } from '../settings.ts';
import { Bucket } from './bucket.ts';
import type { Edge } from './edge.ts';
import type { Hub } from './hub.ts';
import type { Line } from './line.ts';
import { Session } from './session.ts';

export interface Attended {
  /** A frame has come; `over` is called when it is answered. */
  receive(text: string, over?: () => void): void;
  /** A sign of life. */
  heard(): void;
  /** The line is gone. */
  lost(): void;
}

const nothing = (): void => {};

/** Ties a line to a session. `cookie` is the token that a browser brought along. */
export function attend(
  { hub, edge, clock, limits }: { hub: Hub; edge: Edge; clock: Clock; limits: Limits },
  line: Line,
  address: string,
  cookie: string | null = null,
): Attended {
  const messages = new Bucket(clock, limits.messagesAtOnce, limits.messagesPerSecond);
  const session = new Session(line, messages, address, hub.flushLater, cookie);
  const impatient = clock.after(limits.helloWithin, () => {
    if (!session.greeted) line.cut();
  });
  hub.sessions.add(session);
  return {
    receive: (text, over = nothing) => edge.receive(session, text, over),
    heard: () => void (session.alive = true),
    lost() {
      impatient();
      hub.lost(session);
    },
  };
}
