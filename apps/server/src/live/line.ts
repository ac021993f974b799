/** The way to one client: a WebSocket, or a test. */
export interface Line {
  /** The text is ASCII, as `plainJson` makes it. */
  send(text: string): void;
  /** Bytes that wait to be read at the other end. */
  readonly waiting: number;
  ping(): void;
  close(reason: string): void;
  /** Cuts it, whatever still waits. */
  cut(): void;
}
