import { useSay } from '../i18n.ts';
import { useTable } from './context.ts';
import { useDeclined } from './use-declined.ts';

/** What somebody wants, and the others have to agree to. */
export function Proposals() {
  const say = useSay();
  const { model, view, person, who } = useTable();
  const { proposals, seats } = view.about;
  const [isDeclined, withdrawn] = useDeclined(view, person);
  const nameOf = (id: string): string => {
    const seat = seats.findIndex(chair => chair.person === id);
    return seat < 0 ? say('table.somebody') : who(seat);
  };
  const decline = (id: number): void => {
    withdrawn(id);
    void model.do({ type: 'decline', proposal: id });
  };
  const open = proposals.map(({ id, kind, by, about, wanted }) => {
    const isAsked = person !== null && wanted.includes(person);
    const sentence =
      by === person
        ? say('table.askedOthers')
        : kind === 'replace'
          ? say('table.asks.replace', { who: nameOf(by), whom: who(about!) })
          : say(`table.asks.${kind}`, { who: nameOf(by) });
    return (
      <div key={id} className="notice" role="alert">
        <span>{sentence}</span>
        <span className="row">
          {isAsked && (
            <button
              type="button"
              className="button primary"
              onClick={() => void model.do({ type: 'agree', proposal: id })}
            >
              {say('table.agree')}
            </button>
          )}
          {(isAsked || by === person) && (
            <button type="button" className="button" onClick={() => decline(id)}>
              {say(isAsked ? 'table.decline' : 'table.withdraw')}
            </button>
          )}
        </span>
      </div>
    );
  });
  return (
    <>
      {open}
      {isDeclined && (
        <p className="notice" role="status">
          {say('table.declined')}
        </p>
      )}
    </>
  );
}
