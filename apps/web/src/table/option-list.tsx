import { useSay } from '../i18n.ts';
import { Icon } from '../ui/icon.tsx';
import { useTable } from './context.ts';
import type { Desk } from './use-hand.ts';
import type { Explained } from './use-explained.ts';
import { choices, type Choice } from './walk.ts';

/** What can be done as a list: the same walk as on the board. */
export function OptionList({ desk, explained }: { desk: Desk; explained: Explained }) {
  const say = useSay();
  const { voice, shown } = useTable();
  const { walk, own } = desk;
  if (!own || desk.options.length === 0) return null;
  const seat = own.seat;
  const label = (choice: Choice): string =>
    choice.kind === 'option' ? explained.label(choice.option) : voice.ref(shown, seat, choice.ref);
  const verbs = (choice: Choice): string =>
    choice.kind === 'option'
      ? ''
      : [...new Set(choice.options.map(({ code }) => voice.verb(shown, seat, code)))].join(', ');
  return (
    <section className="option-list" aria-label={say('table.options')}>
      {walk.path.length > 0 && (
        <p className="option-path">
          <button type="button" className="button plain icon" aria-label={say('table.back')} onClick={desk.back}>
            <Icon name="back" />
          </button>
          <span>{voice.ref(shown, seat, walk.path.at(-1)!)}</span>
        </p>
      )}
      <ol>
        {choices(walk, ref => voice.rank(ref, seat)).map((choice, i) => (
          <li key={choice.kind === 'option' ? choice.option.key : choice.ref}>
            <button type="button" onClick={() => pick(desk, choice)}>
              <span className="option-number" aria-hidden="true">
                {i + 1}
              </span>
              <span>
                {label(choice)}
                {choice.kind === 'thing' && (
                  <span className="quiet small"> {say('table.more', { verbs: verbs(choice) })}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function pick(desk: Desk, choice: Choice): void {
  if (choice.kind === 'option') desk.choose(choice.option);
  else desk.touch(choice.ref);
}
