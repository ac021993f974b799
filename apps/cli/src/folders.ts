import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where everything of ours is kept: by ENNEAD_DATA, else where programs keep what is the user's. */
export const dataFolder = (env: NodeJS.ProcessEnv): string =>
  env['ENNEAD_DATA'] || join(env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share'), 'ennead');

/** Games that are played at this terminal. */
export const savesFolder = (env: NodeJS.ProcessEnv): string => join(dataFolder(env), 'saves');

/** The tables of a server that is started here. */
export const serverFolder = (env: NodeJS.ProcessEnv): string => join(dataFolder(env), 'server');
