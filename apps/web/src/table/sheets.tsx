import { lazy, Suspense, useEffect, useRef } from 'react';
import { gameName } from '../game-name.ts';
import { useSay } from '../i18n.ts';
import { patiently } from '../patience.ts';
import { Rulebook } from '../rules/rulebook.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useTable } from './context.ts';
import { HintSheet } from './hint.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { MenuSheet } from './menu.tsx';
import type { Desk } from './use-hand.ts';

const Result = lazy(async () => ({ default: (await patiently(() => import('./result.tsx'))).ResultSheet }));
const Verify = lazy(async () => ({ default: (await patiently(() => import('./verify.tsx'))).VerifySheet }));

export type SheetName = 'rules' | 'search' | 'hint' | 'menu' | 'result' | 'verify' | 'keys';

interface SheetsProps {
  sheet: SheetName | null;
  setSheet: (sheet: SheetName | null) => void;
  desk: Desk;
  isTelling: boolean;
}

/** The windows over the table, one at a time. */
export function Sheets({ sheet, setSheet, desk, isTelling }: SheetsProps) {
  const say = useSay();
  const { ui, view, voice, seat } = useTable();
  const close = (): void => setSheet(null);

  // The result opens by itself for those who were there when the game ended.
  const wasRunning = useRef(view.about.phase === 'running');
  const isEnded = view.about.phase === 'ended';
  useEffect(() => {
    if (isTelling) return; // the last deeds are seen first
    if (isEnded && wasRunning.current) setSheet('result');
    wasRunning.current = !isEnded;
  }, [isEnded, isTelling, setSheet]);

  const asked = view.play?.asks.find(ask => ask.seat === seat) ?? view.play?.asks[0];
  switch (sheet) {
    case null:
      return null;
    case 'rules':
    case 'search':
      return (
        <Sheet title={say('rules.title', { game: gameName(ui.id, say) })} wide onClose={close}>
          <Rulebook game={ui.id} section={voice.section(asked?.kind ?? '')} searching={sheet === 'search'} />
        </Sheet>
      );
    case 'hint':
      return <HintSheet desk={desk} onClose={close} />;
    case 'menu':
      return <MenuSheet onClose={close} setSheet={setSheet} />;
    case 'keys':
      return <KeysSheet onClose={close} />;
    case 'result':
      return (
        <Suspense fallback={null}>
          <Result onClose={close} setSheet={setSheet} />
        </Suspense>
      );
    case 'verify':
      return (
        <Suspense fallback={null}>
          <Verify onClose={close} />
        </Suspense>
      );
  }
}
