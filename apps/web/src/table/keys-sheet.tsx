import { useSay } from '../i18n.ts';
import { Sheet } from '../ui/sheet.tsx';

const KEYS = [
  ['tab', 'Tab'],
  ['enter', 'Enter'],
  ['confirm', 'Enter'],
  ['digits', '1 … 9'],
  ['log', '↑ ↓'],
  ['space', '␣'],
  ['escape', 'Esc'],
  ['undo', 'Ctrl Z'],
  ['hint', 'h'],
  ['rules', '?'],
  ['search', '/'],
] as const;

export function KeysSheet({ onClose }: { onClose: () => void }) {
  const say = useSay();
  return (
    <Sheet title={say('table.keys')} onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(`table.keyLines.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
