import type { Remote } from './remote.ts';

/** Who sits where before the game, and what will be played. */
export function describeTable(remote: Remote): string[] {
  const { context, face, about, players } = remote;
  const { paint, say } = context;
  const options = Object.entries(about.options).map(([id, value]) =>
    say('join.option', { label: face.optionLabel(id), value: face.choiceLabel(id, String(value)) }),
  );
  return [
    paint.bold(face.name),
    ...options.map(option => paint.dim(`  ${option}`)),
    ...players.map((player, seat) => `  ${seat + 1}  ${player}`),
    ...(about.host === remote.person ? [paint.dim(say('join.mayStart'))] : []),
  ];
}

/** What everybody waits for. */
export function waitingLine({ context, about, seen, players }: Remote): string {
  const { say } = context;
  if (about.frozen !== null) return say('join.frozen', { why: about.frozen });
  if (about.paused) return say('join.paused');
  if (about.phase === 'lobby') return say('join.waitingStart');
  const asked = seen.play?.asks.filter(({ done }) => !done).map(({ seat }) => players[seat]) ?? [];
  return say('join.waiting', { who: asked.join(', ') });
}
