import type { AboutView } from '@ennead/wire/client';
import type { Remote } from './remote.ts';

type Proposal = AboutView['proposals'][number];

/** What the others want this person to agree to, the oldest first. */
export const proposalsFor = ({ about, person }: Remote): Proposal[] =>
  about.proposals.filter(({ wanted }) => wanted.includes(person));

/** A proposal in words, and the keys that answer it. */
export function sayProposal(remote: Remote, { kind, by, about }: Proposal): string {
  const { context, players } = remote;
  const { say, paint } = context;
  const seat = remote.about.seats.findIndex(({ person }) => person === by);
  const who = players[seat] ?? say('join.somebody');
  const what =
    kind === 'replace'
      ? say('join.wantsReplace', { who, whom: players[about ?? -1] ?? say('join.somebody') })
      : say(kind === 'undo' ? 'join.wantsUndo' : 'join.wantsPause', { who });
  return paint.warn(`${what} ${say('join.agreeKeys')}`);
}
