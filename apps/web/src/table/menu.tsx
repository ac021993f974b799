import { useSay } from '../i18n.ts';
import { go } from '../navigation.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Share } from '../ui/share.tsx';
import { Sure } from '../ui/sure.tsx';
import { useTable } from './context.ts';
import { isGone, isPlaying } from './eyes.ts';
import { HostPart } from './host.tsx';
import { Item, Part, type Run } from './menu-parts.tsx';
import type { SheetName } from './sheets.tsx';

interface MenuProps {
  onClose: () => void;
  setSheet: (sheet: SheetName | null) => void;
}

/** Everything that is seldom wanted. */
export function MenuSheet({ onClose, setSheet }: MenuProps) {
  const say = useSay();
  const { model, view, mine, person, who } = useTable();
  const { about } = view;
  const isRunning = about.phase === 'running';
  const isHost = about.host !== null && about.host === person;
  const hasSay = isRunning && isPlaying(view, person);
  const host = about.seats.findIndex(chair => about.host !== null && chair.person === about.host);
  const run: Run = async (command, then) => {
    onClose();
    if (await model.do(command)) then?.();
  };
  return (
    <Sheet title={say('menu.table')} onClose={onClose}>
      <div className="stack menu">
        {isRunning && mine.length > 0 && <SeatPart run={run} />}
        <Part title={say('menu.table')}>
          {about.host !== null && (
            <p className="quiet">
              {isHost ? say('menu.youHost') : say('menu.hostIs', { who: host < 0 ? say('table.somebody') : who(host) })}
            </p>
          )}
          {hasSay && (
            <Item onClick={() => void run({ type: about.paused ? 'resume' : 'pause' })}>
              {say(about.paused ? 'menu.resume' : 'menu.pause')}
            </Item>
          )}
          {hasSay &&
            about.seats.flatMap((chair, seat) =>
              isGone(chair, person) ? (
                <Item key={seat} onClick={() => void run({ type: 'replace', seat })}>
                  {say('menu.replace', { who: who(seat) })}
                </Item>
              ) : (
                []
              ),
            )}
          {about.phase === 'ended' && <Item onClick={() => setSheet('result')}>{say('result.show')}</Item>}
          <Item onClick={() => setSheet('verify')}>{say('menu.verify')}</Item>
          <Item onClick={() => setSheet('keys')}>{say('menu.keys')}</Item>
          <Item onClick={() => go({ page: 'settings' })}>{say('menu.settings')}</Item>
        </Part>
        {isHost && <HostPart run={run} />}
        <Part title={say('table.share')}>
          <Share url={location.href} hint={say('lobby.shareHint')} label={say('table.share')} />
        </Part>
      </div>
    </Sheet>
  );
}

function SeatPart({ run }: { run: Run }) {
  const say = useSay();
  const { view, mine, who } = useTable();
  const { about, own } = view;
  return (
    <Part title={say('menu.seat')}>
      {mine.map(seat => {
        const chair = about.seats[seat];
        const suffix = mine.length > 1 ? ` · ${who(seat)}` : '';
        const { auto = false, mayTake = false } = own.find(one => one.seat === seat) ?? {};
        if (chair.resigned) return null;
        return (
          <div key={seat} className="menu-seat">
            <label className="check">
              <input
                type="checkbox"
                checked={auto}
                onChange={event => void run({ type: 'auto', seat, on: event.target.checked })}
              />
              <span>
                {say('menu.auto')}
                {suffix}
              </span>
            </label>
            {chair.bot === null ? (
              <Item onClick={() => void run({ type: 'hand', seat })}>
                {say('menu.hand')}
                {suffix}
              </Item>
            ) : (
              mayTake && (
                <Item onClick={() => void run({ type: 'take', seat })}>
                  {say('menu.take')}
                  {suffix}
                </Item>
              )
            )}
            <Sure sentence={say('menu.resignSure')} onSure={() => void run({ type: 'resign', seat })}>
              {say('menu.resign')}
              {suffix}
            </Sure>
          </div>
        );
      })}
      <Sure sentence={say('menu.leaveSure')} onSure={() => void run({ type: 'leave' }, () => go({ page: 'tables' }))}>
        {say('menu.leave')}
      </Sure>
    </Part>
  );
}
