import { parseBot } from '@ennead/bots';
import { namedTable } from '../text.ts';
import type { Session } from './session.ts';
import { spinning } from './spinner.ts';
import type { Thinker } from './thinker.ts';

const ADVISER = 'normal';
const SHOWN = 4;
const INDENT = '  ';
const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** What a bot would do in this seat, and how it judges the position. */
export async function hint(session: Session, seat: number, thinker: Thinker): Promise<string[]> {
  const { context, face, play } = session;
  const { say, paint } = context;
  const bot = parseBot(ADVISER);
  if (!bot.ok) return [];
  const judgement = await spinning(context, say('play.judging'), thinker.judge(play, seat, bot.value));
  if (judgement === null) return [];
  const view = session.view(session.personOf(seat));
  const visits = judgement.options.reduce((sum, option) => sum + option.visits, 0);
  const rows = judgement.options
    .toSorted((x, y) => y.visits - x.visits)
    .slice(0, SHOWN)
    .map(option => [
      face.move(view, seat, option.code),
      say('play.chance', { chance: percent(option.value) }),
      paint.dim(say('play.weighed', { share: percent(option.visits / Math.max(1, visits)) })),
    ]);
  const weighed = namedTable(rows, context.columns() - INDENT.length).map(line => INDENT + line);
  return [paint.bold(say('play.hint', { bot: ADVISER, chance: percent(judgement.value) })), ...weighed];
}
