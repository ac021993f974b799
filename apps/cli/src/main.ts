import { EngineFault } from '@ennead/kernel';
import { openContext, type Context, type Streams } from './context.ts';
import { FAILED, UserError } from './errors.ts';
import { SavedFault } from './play/session.ts';
import { runProgram } from './program.ts';

/** Runs a command line and gives its exit code. */
async function main(argv: readonly string[], env: NodeJS.ProcessEnv, streams: Streams): Promise<number> {
  let context: Context | null = null;
  try {
    context = openContext(argv, env, streams);
    return await runProgram(context, argv);
  } catch (error) {
    return complain(error, context, streams);
  }
}

/** A sentence for what the user can mend; everything for what only we can. */
function complain(error: unknown, context: Context | null, { stderr }: Streams): number {
  if (error instanceof UserError) {
    stderr.write(`ennead: ${error.message}\n`);
    return error.code;
  }
  const cause = error instanceof SavedFault ? error.cause : error;
  const stack = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  const ours = cause instanceof EngineFault ? 'errors.fault' : 'errors.unexpected';
  stderr.write(`ennead: ${context?.say(ours) ?? 'a fault of ours'}\n${stack}\n`);
  if (error instanceof SavedFault && context) stderr.write(`${context.say('errors.faultLog', { file: error.file })}\n`);
  return FAILED;
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0); // whoever read us has had enough
  throw error;
});
const { stdin, stdout, stderr } = process;
process.exitCode = await main(process.argv.slice(2), process.env, { stdin, stdout, stderr });
