import { parseLog, verify } from '@ennead/kernel';
import { findGame } from '../catalogue.ts';
import type { Context } from '../context.ts';
import { FAILED, UserError } from '../errors.ts';
import { howEnded } from '../how-ended.ts';
import { gameOf } from '../own-encounter.ts';
import { readGiven } from '../saves.ts';

/** `ennead verify <file>`: every answer was legal, every draw came from the seed, and it ended as it says. */
export function verifyCommand(context: Context, file: string): void {
  const { say, paint } = context;
  const text = readGiven(context, file);
  const log = parseLog(text);
  const result = verify(text, id => (log.ok ? gameOf(log.value.header) : findGame(id)));
  if (!result.ok) {
    const { n, error } = result.flaw;
    throw new UserError(
      n === 0 ? say('verify.file', { file, why: error }) : say('verify.record', { file, n, why: error }),
      FAILED,
    );
  }
  const { play } = result;
  const how = howEnded(play);
  context.print(
    `${paint.good('✓')} ${say(how === 'running' ? 'verify.running' : 'verify.over', {
      game: play.game.id,
      rules: play.game.rules,
      count: play.records.length,
      seats: play.setup.seats,
    })}`,
    ...(how === 'resigned' || how === 'closed' ? [say(`join.${how}`)] : []),
    paint.dim(say('verify.commitment', { commitment: play.header.commitment })),
  );
}
