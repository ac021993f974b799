import { useState } from 'react';
import type { Proposal } from '@ennead/wire/client';
import { useSay } from '../i18n.ts';
import { useTable } from './context.ts';
import { useDeclined } from './use-declined.ts';

/** What somebody wants, and the others have to agree to. */
export function Proposals() {
  const say = useSay();
  const { view, person } = useTable();
  const [isDeclined, withdrawn] = useDeclined(view, person);
  return (
    <>
      {view.about.proposals.map(proposal => (
        <Question key={proposal.id} proposal={proposal} withdrawn={() => withdrawn(proposal.id)} />
      ))}
      {isDeclined && (
        <p className="notice" role="status">
          {say('table.declined')}
        </p>
      )}
    </>
  );
}

function Question({ proposal, withdrawn }: { proposal: Proposal; withdrawn: () => void }) {
  const say = useSay();
  const { model, person } = useTable();
  const sentence = useQuestion(proposal);
  const back = useTakenBack(proposal);
  const [isAnswered, setAnswered] = useState(false);
  const { id, by, wanted } = proposal;
  const isOwn = by === person;
  const isAsked = person !== null && wanted.includes(person) && !isAnswered;
  const answer = async (type: 'agree' | 'decline'): Promise<void> => {
    setAnswered(true);
    if (type === 'decline') withdrawn();
    if ((await model.do({ type, proposal: id })) === null) setAnswered(false);
  };
  return (
    <div className="notice" role="alert">
      <span>
        {sentence} {back !== null && !isOwn && <span className="quiet">{back}</span>}
      </span>
      <span className="row">
        {isAsked && (
          <button type="button" className="button primary" onClick={() => void answer('agree')}>
            {say('table.agree')}
          </button>
        )}
        {(isAsked || (isOwn && !isAnswered)) && (
          <button type="button" className="button" onClick={() => void answer('decline')}>
            {say(isAsked ? 'table.decline' : 'table.withdraw')}
          </button>
        )}
        {isAnswered && !isOwn && <span className="quiet">{say('table.agreed')}</span>}
      </span>
    </div>
  );
}

/** Who asks for what, and of whom an answer is missing. */
function useQuestion({ kind, by, about, wanted }: Proposal): string {
  const say = useSay();
  const { view, person, who } = useTable();
  const nameOf = (id: string): string => {
    const seat = view.about.seats.findIndex(chair => chair.person === id);
    return seat < 0 ? say('table.somebody') : who(seat);
  };
  const seat = kind === 'replace' ? who(about!) : '';
  if (by === person) return say(`table.asking.${kind}`, { whom: wanted.map(nameOf).join(', '), seat });
  return say(`table.asks.${kind}`, { who: nameOf(by), whom: seat });
}

/** What an undo takes back, as the log has it. */
function useTakenBack({ kind, about }: Proposal): string | null {
  const say = useSay();
  const { view, voice, story } = useTable();
  if (kind !== 'undo') return null;
  const answer = story.find(({ n }) => n === about);
  const what = answer?.events.flatMap(event => voice.tell(event, view.play!.table))[0];
  if (what === undefined) return null;
  return say(story.some(({ n }) => n > about!) ? 'table.takenBack.more' : 'table.takenBack.alone', { what });
}
