import { calls } from '../server.ts';

/** The record file of a finished game, saved under a name of its own. */
export async function saveRecord(table: string, game: string): Promise<string> {
  const log = await calls.export(table);
  const name = `${game}-${table}.jsonl`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([log], { type: 'application/x-ndjson' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
  return name;
}
