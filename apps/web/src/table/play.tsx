import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { HandProvider, type GameUi } from '@ennead/board';
import { GenericBoard } from '../generic/board.tsx';
import { sayOf, useLanguage, useSay } from '../i18n.ts';
import { mayMove, settings } from '../preferences.ts';
import { LessonPanel, useLesson } from '../learn/lesson.tsx';
import { LineState } from '../shell/line-state.tsx';
import { useCell } from '../store.ts';
import { Announcer } from './announcer.tsx';
import { AskedBar } from './asked-bar.tsx';
import { TableProvider, type AtTable } from './context.ts';
import { Curtain, useCurtain } from './curtain.tsx';
import { acting, handedIn, isShared, seatsOf } from './eyes.ts';
import { TableHead } from './head.tsx';
import type { TableModel } from './model.ts';
import { OptionList } from './option-list.tsx';
import { Side } from './side.tsx';
import { Sheets, type SheetName } from './sheets.tsx';
import { TimeBar } from './time-bar.tsx';
import { useAttention } from './use-attention.ts';
import { useAutoPass } from './use-auto-pass.ts';
import { useDesk } from './use-hand.ts';
import { useExplained } from './use-explained.ts';
import { useFocus } from './use-focus.ts';
import { useKeys } from './use-keys.ts';
import { useLoose } from './use-loose.ts';
import { usePlayers } from './use-players.ts';
import { useSide } from './use-side.ts';
import { litOf } from './walk.ts';

interface PlayProps {
  model: TableModel;
  ui: GameUi;
  person: string | null;
}

const NONE: ReadonlySet<string> = new Set();
/** The column beside the board is given to the board. */
const FOLDED = { gridTemplateColumns: '1fr 0' };

/** A game in progress, or one that is over: the board is the page. */
export function Play({ model, ui, person }: PlayProps) {
  const say = useSay();
  const language = useLanguage();
  const { patterns } = useCell(settings);
  const { view: live, frame, travel, story } = useCell(model.state);
  const view = live!;
  const gameSay = useMemo(() => sayOf(ui.id, language), [ui, language]);
  const voice = useMemo(() => ui.voice(gameSay), [ui, gameSay]);
  const mine = useMemo(() => seatsOf(view, person), [view, person]);
  const own = acting(view);
  const shared = isShared(mine, ui.ownSeats(view.about.options, view.about.seats.length));
  const curtain = useCurtain(model, view, own, shared);
  const seat = curtain.seat ?? own?.seat ?? handedIn(view)?.seat ?? mine[0] ?? null;
  // Behind a curtain nothing is drawn and nothing is told: the joint view then only names seats.
  const livePlay = curtain.table ?? view.play!.table;
  const shown: unknown = travel?.play.table ?? frame?.view ?? livePlay;
  const players = usePlayers(model, view, travel?.play ?? null, person);
  const isIdle = travel !== null || frame !== null || curtain.isBehind;
  const desk = useDesk(model, ui, livePlay, isIdle ? null : own);
  const lit = isIdle ? NONE : litOf(desk.walk);
  const kind = view.play!.asks.find(ask => ask.seat === own?.seat)?.kind;
  const asked = own && kind !== undefined ? { kind, decision: own.decision! } : null;
  const lesson = useLesson(model, ui.lesson, asked, view.play!.over);
  const area = useRef<HTMLDivElement>(null);
  const explained = useExplained({ model, ui, voice, view: livePlay, desk, isIdle, shown, area });

  useEffect(() => {
    model.know(ui, event => voice.tell(event, model.state.get().view?.play?.table ?? {}).length > 0);
  }, [model, ui, voice]);

  const side = useSide();
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const isGeneric = ui.Board === GenericBoard;
  const loose = useLoose(area, lit, shown);
  useKeys({ model, desk, voice, side, setSheet, isIdle, isCovered: curtain.isDown });
  useAttention(ui.id, own !== null && !curtain.isDown, view);

  const hand = useMemo(
    () => ({
      lit,
      path: desk.walk.path,
      pointed: new Set(lesson?.step.point),
      name: (ref: string) => explained.name(ref),
      touch: desk.touch,
      look: explained.look,
      isLooked: explained.isLooked,
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rest follows from these
    [desk.walk, desk.options, isIdle, livePlay, voice, explained.prices, lesson?.step],
  );
  const at: AtTable = useMemo(
    () => ({
      model,
      ui,
      voice,
      gameSay,
      language,
      view,
      shown,
      now: livePlay,
      story: curtain.story ?? story,
      person,
      mine,
      seat,
      players,
      who: at => `${voice.seat(shown, at)} · ${players[at]?.called ?? ''}`,
    }),
    [model, ui, voice, gameSay, language, view, shown, livePlay, curtain.story, story, person, mine, seat, players],
  );

  const picks = isIdle ? undefined : own?.picks;
  const draft = useMemo(() => (picks ?? []).map(key => ui.code(key)), [picks, ui]);
  const Board = useMemo(() => memo(ui.Board), [ui]);
  useAutoPass(model, view);
  useFocus(area, lit);
  return (
    <TableProvider value={at}>
      <div className={`play ${side.isOpen ? 'with-side' : ''}`} style={side.isFolded && !lesson ? FOLDED : undefined}>
        <TableHead setSheet={setSheet} side={side} />
        <LineState />
        {lesson && <LessonPanel lesson={lesson} />}
        <main
          className="play-board"
          ref={area}
          aria-label={say('table.board')}
          id="content"
          tabIndex={lit.size === 0 ? 0 : -1} // it may scroll, and then something in it must take the keyboard
        >
          {curtain.isDown ? (
            <Curtain curtain={curtain} />
          ) : (
            <HandProvider value={hand}>
              <Board
                view={shown}
                seat={seat}
                players={players}
                voice={voice}
                say={gameSay}
                language={language}
                telling={frame?.event ?? null}
                motion={mayMove()}
                patterns={patterns}
                draft={draft}
              />
              {isGeneric && own && !isIdle && <OptionList desk={desk} explained={explained} />}
            </HandProvider>
          )}
        </main>
        <footer className="play-foot">
          {(travel !== null || view.about.phase === 'ended') && !curtain.isDown && <TimeBar />}
          <AskedBar
            desk={desk}
            own={own}
            explained={explained}
            loose={isGeneric ? [] : loose}
            isCovered={curtain.isDown}
            setSheet={setSheet}
            openSide={side.open}
          />
        </footer>
        {!side.isFolded && <Side side={side} desk={desk} explained={explained} isCovered={curtain.isDown} />}
        {!curtain.isDown && <Announcer key={curtain.seat} />}
        <Sheets sheet={sheet} setSheet={setSheet} desk={desk} isTelling={frame !== null} />
      </div>
    </TableProvider>
  );
}
