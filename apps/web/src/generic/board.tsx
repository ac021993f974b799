import type { BoardProps } from '@ennead/board';
import { readable, sayValue } from './key.ts';
import './board.css';

type View = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is View => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTable = (value: unknown): value is readonly View[] =>
  Array.isArray(value) && value.length > 0 && value.every(isPlain);
const isSimple = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Draws any view: what is one value as a list, what is a list of things as a table. */
export function GenericBoard({ view, seat, players, voice }: BoardProps<View>) {
  const entries = Object.entries(view);
  const simple = entries.filter(([, value]) => isSimple(value));
  return (
    <div className="generic">
      {simple.length > 0 && <Facts facts={simple} />}
      {entries
        .filter(([, value]) => !isSimple(value))
        .map(([name, value]) => (
          <section key={name} className="generic-part">
            <h3>{readable(name)}</h3>
            {isTable(value) ? (
              <Rows
                rows={value}
                heads={value.length === players.length ? players.map((_, at) => voice.seat(view, at)) : null}
                own={seat}
              />
            ) : isPlain(value) ? (
              <Facts facts={Object.entries(value)} />
            ) : (
              <p>{sayValue(value)}</p>
            )}
          </section>
        ))}
    </div>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, unknown])[] }) {
  return (
    <dl className="generic-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{readable(name)}</dt>
          <dd>{sayValue(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A list of things with the same fields; one line a seat where there are as many as seats. */
function Rows({ rows, heads, own }: { rows: readonly View[]; heads: readonly string[] | null; own: number | null }) {
  const fields = [...new Set(rows.flatMap(row => Object.keys(row)))];
  return (
    <div className="generic-scroll" role="group" tabIndex={0} aria-label={fields.map(readable).join(', ')}>
      <table>
        <thead>
          <tr>
            {heads && <td />}
            {fields.map(field => (
              <th key={field} scope="col">
                {readable(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} className={heads && at === own ? 'own' : ''}>
              {heads && <th scope="row">{heads[at]}</th>}
              {fields.map(field => (
                <td key={field}>{sayValue(row[field])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
