import { useEffect, useRef, useState } from 'react';
import { useLanguage, useSay } from '../i18n.ts';
import { sayRefusal } from '../refusal.ts';
import { isTyping } from '../ui/keys.ts';
import { marked, searchRules } from './search.ts';
import { useRules } from './use-rules.ts';
import './rulebook.css';

interface RulebookProps {
  game: string;
  /** The letter of the section to open at. */
  section?: string;
  /** Whether to type at once. */
  searching?: boolean;
  /** The level of its headings: below the title that is above it. */
  heading?: 'h2' | 'h3';
}

/** Our wording of a game's rules, with a search. */
export function Rulebook({ game, section = '', searching = false, heading: Heading = 'h3' }: RulebookProps) {
  const say = useSay();
  const language = useLanguage();
  const { sections, fault } = useRules(game, language);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const opened = useRef<HTMLElement>(null);
  const wantsSearch = useRef(searching);
  const isHere = sections !== null;
  useEffect(() => {
    // Before a sheet keeps its keys to itself, and wherever in it the focus is.
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      wantsSearch.current = true;
      field.current?.focus();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
  useEffect(() => {
    if (wantsSearch.current) field.current?.focus();
    else if (isHere) opened.current?.scrollIntoView({ block: 'start' });
  }, [isHere]);
  if (!sections && fault !== null)
    return (
      <p className="notice bad" role="alert">
        {sayRefusal(fault, say)}
      </p>
    );
  if (!sections) return <p className="quiet">{say('common.loading')}</p>;
  if (sections.length === 0) return <p>{say('rules.missing')}</p>;
  const found = searchRules(sections, typed);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div className="rulebook">
      <label className="field rulebook-search">
        <span className="unseen">{say('rules.search')}</span>
        <input
          ref={field}
          type="search"
          placeholder={say('rules.search')}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </label>
      <p className="small quiet" role="status">
        {count === 0 ? say('rules.none') : say('rules.found', { count })}
      </p>
      {found.map(({ letter, title, rules }) => (
        <section
          key={letter}
          ref={letter === section ? opened : null}
          className={letter === section ? 'now' : ''}
          aria-labelledby={`section-${letter}`}
        >
          <Heading id={`section-${letter}`}>
            {title} <span className="quiet">({letter})</span>
          </Heading>
          <dl>
            {rules.map(({ id, kind, text }) => (
              <div key={id} className={kind}>
                <dt>{id}</dt>
                <dd>
                  {kind === 'advice' && <i className="quiet">{say('rules.advice')} · </i>}
                  {marked(text, typed).map((part, i) =>
                    part.isFound ? <mark key={i}>{part.text}</mark> : <span key={i}>{part.text}</span>,
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
