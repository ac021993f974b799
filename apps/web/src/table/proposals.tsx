import { useSay } from '../i18n.ts';
import { useTable } from './context.ts';

/** What somebody wants, and the others have to agree to. */
export function Proposals() {
  const say = useSay();
  const { model, view, person, who } = useTable();
  const { proposals, seats } = view.about;
  const nameOf = (id: string): string => {
    const seat = seats.findIndex(chair => chair.person === id);
    return seat < 0 ? say('table.somebody') : who(seat);
  };
  return proposals.map(({ id, kind, by, about, wanted }) => {
    const isAsked = person !== null && wanted.includes(person);
    const sentence =
      by === person
        ? say('table.askedOthers')
        : kind === 'replace'
          ? say('table.asks.replace', { who: nameOf(by), whom: who(about!) })
          : say(`table.asks.${kind}`, { who: nameOf(by) });
    return (
      <div key={id} className="notice row proposal" role="alert">
        <span>{sentence}</span>
        {isAsked && (
          <>
            <button
              type="button"
              className="button primary"
              onClick={() => void model.do({ type: 'agree', proposal: id })}
            >
              {say('table.agree')}
            </button>
            <button type="button" className="button" onClick={() => void model.do({ type: 'decline', proposal: id })}>
              {say('table.decline')}
            </button>
          </>
        )}
        {by === person && (
          <button type="button" className="button" onClick={() => void model.do({ type: 'decline', proposal: id })}>
            {say('table.withdraw')}
          </button>
        )}
      </div>
    );
  });
}
