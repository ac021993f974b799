import { resolve } from 'node:path';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { folderOf } from '../serve/settings.ts';

interface FolderOptions {
  data?: string;
}

/** `ennead backup <file>`: everything that a server keeps, in one file; the server may go on meanwhile. */
export async function backupCommand(context: Context, given: string, options: FolderOptions): Promise<void> {
  const { say, paint, print } = context;
  const { backup } = await import('@ennead/server');
  const [folder, file] = [folderOf(context, options.data), resolve(given)];
  await backup(folder, file).catch(refuse(context, 'backup.failed'));
  print(say('backup.made', { file, folder }), paint.warn(say('backup.secret')));
}

/** `ennead restore <file>`: a data folder as it was when the backup was made. */
export async function restoreCommand(context: Context, given: string, options: FolderOptions): Promise<void> {
  const { restore } = await import('@ennead/server');
  const [folder, file] = [folderOf(context, options.data), resolve(given)];
  await restore(file, folder).catch(refuse(context, 'backup.notRestored'));
  context.print(context.say('backup.restored', { file, folder }));
}

const refuse =
  ({ say }: Context, key: 'backup.failed' | 'backup.notRestored') =>
  (error: Error): never => {
    throw new UserError(say(key, { why: error.message }));
  };
