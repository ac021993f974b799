import { parseLog, replay } from '@ennead/kernel';
import { Refused, type Api } from '@ennead/wire/client';
import { Story } from '../play/story.ts';
import { newSave, writeWhole } from '../saves.ts';
import type { Remote } from './remote.ts';

/** The result of a game that is over; whoever played it keeps its record. */
export async function showEnding(remote: Remote, calls: Api): Promise<void> {
  const { context, face, about, game, players } = remote;
  const { say, print, paint } = context;
  const { result } = about;
  const log = await exported(calls, about.id);
  const story = log === null ? null : retold(remote, log);
  print('', ...remote.board(), '', paint.bold(say('play.over')));
  if (result?.places && result.values && result.how !== 'resigned') {
    const outcome = { places: result.places, values: result.values };
    print(...face.result(remote.view(), outcome, (story ?? remote.story).events(), players), '');
  } else if (result?.places) print(say('join.resigned'), ...places(remote, result.places, result.sides ?? []), '');
  else print(say('join.closed'), '');
  if (log === null || remote.personSeats.length === 0) return;
  const file = newSave(context, game.id);
  writeWhole(context, file, log);
  print(say('play.record', { file }));
}

/** The record file; null where there is none, as of a fork. */
async function exported(calls: Api, table: string): Promise<string | null> {
  try {
    return await calls.export(table);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** What happened without what was taken back, which only the record tells. */
function retold({ game }: Remote, text: string): Story | null {
  const log = parseLog(text);
  if (!log.ok) return null;
  const story = new Story();
  const replayed = replay(game, log.value, { listen: (events, n) => story.hear(events, n) });
  if (!replayed.ok) return null;
  for (const record of log.value.records) if ('undo' in record) story.strike(record.undo, record.n);
  return story;
}

const places = ({ players }: Remote, list: readonly number[], sides: readonly number[]): string[] =>
  players
    .map((player, seat) => ({ player, place: list[sides[seat] ?? seat] }))
    .toSorted((x, y) => x.place - y.place)
    .map(({ player, place }) => `  ${place}. ${player}`);
