import { useSay } from '../i18n.ts';

export interface Access {
  kind: 'open' | 'private' | 'password';
  password: string;
}

const KINDS = [
  ['private', 'accessPrivate'],
  ['open', 'accessOpen'],
  ['password', 'accessPassword'],
] as const;

export function AccessField({ access, onChange }: { access: Access; onChange: (access: Access) => void }) {
  const say = useSay();
  return (
    <>
      <label className="field">
        <span>{say('setup.access')}</span>
        <select
          value={access.kind}
          onChange={event => onChange({ ...access, kind: event.target.value as Access['kind'] })}
        >
          {KINDS.map(([kind, words]) => (
            <option key={kind} value={kind}>
              {say(`setup.${words}`)}
            </option>
          ))}
        </select>
      </label>
      {access.kind === 'password' && (
        <label className="field">
          <span>{say('setup.password')}</span>
          <input
            required
            maxLength={200}
            autoComplete="off"
            value={access.password}
            onChange={event => onChange({ ...access, password: event.target.value })}
          />
        </label>
      )}
    </>
  );
}
