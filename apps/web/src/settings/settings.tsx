import { useEffect, useState } from 'react';
import { LANGUAGES } from '@ennead/board';
import { useSay } from '../i18n.ts';
import { MOTIONS, THEMES, change, settings, type Settings } from '../preferences.ts';
import { sayRefusal } from '../refusal.ts';
import { beForgotten, become, calls, isKnown, me, rename, whoAmI } from '../server.ts';
import { useCell } from '../store.ts';
import { NameForm } from '../ui/name-form.tsx';
import { Sure } from '../ui/sure.tsx';
import { Share } from '../ui/share.tsx';
import './settings.css';

/** What a person likes, and who they are here. */
export function SettingsPage() {
  const say = useSay();
  return (
    <div className="stack page-narrow settings">
      <h1>{say('settings.title')}</h1>
      <Look />
      <PlayPart />
      <You />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  choices: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, choices, onChange }: ChoiceProps<T>) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={event => onChange(event.target.value as T)}>
        {choices.map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function Look() {
  const say = useSay();
  const { language, theme, motion, patterns } = useCell(settings);
  return (
    <section className="card stack" aria-labelledby="settings-look">
      <h2 id="settings-look">{say('settings.look')}</h2>
      <Choice
        label={say('settings.language')}
        value={language}
        choices={LANGUAGES.map(id => [id, say(`settings.languages.${id}`)])}
        onChange={id => change({ language: id })}
      />
      <Choice
        label={say('settings.theme')}
        value={theme}
        choices={THEMES.map(id => [id, say(`settings.themes.${id}`)])}
        onChange={id => change({ theme: id })}
      />
      <Choice
        label={say('settings.motion')}
        value={motion}
        choices={MOTIONS.map(id => [id, say(`settings.motions.${id}`)])}
        onChange={id => change({ motion: id })}
      />
      <Flag name="patterns" value={patterns} />
      <p className="small quiet">{say('settings.saving')}</p>
    </section>
  );
}

type FlagName = 'patterns' | 'sound' | 'autoPass';

function Flag({ name, value }: { name: FlagName; value: boolean }) {
  const say = useSay();
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={value}
        onChange={event => change({ [name]: event.target.checked } as Partial<Settings>)}
      />
      <span>{say(`settings.${name}`)}</span>
    </label>
  );
}

function PlayPart() {
  const say = useSay();
  const { sound, notify, autoPass } = useCell(settings);
  const [isRefused, setRefused] = useState(false);
  const wantNotices = async (on: boolean): Promise<void> => {
    const may = on && typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted';
    setRefused(on && !may);
    change({ notify: may });
  };
  return (
    <section className="card stack" aria-labelledby="settings-play">
      <h2 id="settings-play">{say('settings.play')}</h2>
      <Flag name="autoPass" value={autoPass} />
      <Flag name="sound" value={sound} />
      <label className="check">
        <input type="checkbox" checked={notify} onChange={event => void wantNotices(event.target.checked)} />
        <span>{say('settings.notify')}</span>
      </label>
      {isRefused && (
        <p className="notice bad" role="alert">
          {say('settings.notifyRefused')}
        </p>
      )}
    </section>
  );
}

/** Name, other devices, being forgotten. */
function You() {
  const say = useSay();
  const person = useCell(me);
  const [name, setName] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const [why, setWhy] = useState<unknown>(null);
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    if (isKnown()) whoAmI().then(({ name: known }) => setName(known ?? ''), setWhy);
  }, []);
  const attempt = async (what: () => Promise<unknown>, done: string | null): Promise<void> => {
    setWhy(null);
    setSaid(null);
    try {
      await what();
      setSaid(done);
    } catch (error) {
      setWhy(error);
    }
  };
  return (
    <section className="card stack" aria-labelledby="settings-you">
      <h2 id="settings-you">{say('settings.you')}</h2>
      <NameForm
        isPrimary
        name={name}
        onName={setName}
        onSave={chosen => void attempt(() => rename(chosen), say('settings.saved'))}
      />
      {person && (
        <>
          <h3>{say('settings.device')}</h3>
          <p className="small quiet">{say('settings.deviceHint')}</p>
          {link === null ? (
            <p>
              <button
                type="button"
                className="button"
                onClick={() => void attempt(async () => setLink((await calls.link()).link), null)}
              >
                {say('settings.deviceMake')}
              </button>
            </p>
          ) : (
            <Share
              url={`${location.origin}/device#${link}`}
              hint={say('settings.deviceShare')}
              label={say('settings.deviceLink')}
            />
          )}
          <h3>{say('settings.renew')}</h3>
          <p className="small quiet">{say('settings.renewHint')}</p>
          <p>
            <button
              type="button"
              className="button"
              onClick={() => void attempt(async () => become(await calls.renew()), say('settings.renewed'))}
            >
              {say('settings.renew')}
            </button>
          </p>
          <h3>{say('settings.forget')}</h3>
          <p className="small quiet">{say('settings.forgetHint')}</p>
          <Sure
            sentence={say('settings.forgetSure')}
            onSure={() =>
              void attempt(async () => {
                await beForgotten();
                setName('');
              }, say('settings.forgotten'))
            }
          >
            {say('settings.forget')}
          </Sure>
        </>
      )}
      {said !== null && (
        <p className="notice" role="status">
          {said}
        </p>
      )}
      {why !== null && (
        <p className="notice bad" role="alert">
          {sayRefusal(why, say)}
        </p>
      )}
    </section>
  );
}
