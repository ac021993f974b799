import { Command, CommanderError, type OutputConfiguration } from 'commander';
import { benchCommand } from './commands/bench.ts';
import { encounterCommand } from './commands/encounter.ts';
import { describeGames, gamesCommand } from './commands/games.ts';
import { lobby } from './commands/lobby.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { simCommand } from './commands/sim.ts';
import { verifyCommand } from './commands/verify.ts';
import type { Context } from './context.ts';
import { UserError } from './errors.ts';
import { addServerCommands, collect } from './server-program.ts';
import { nearest } from './suggest.ts';
import { VERSION } from './version.ts';

/** Runs the command that the arguments name, and gives its exit code. */
export async function runProgram(context: Context, argv: readonly string[]): Promise<number> {
  const result = { code: 0 };
  const program = createProgram(context, result);
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return result.code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    if (isAboutArguments(error)) {
      const [found] = program.parseOptions([...argv]).operands;
      if (found !== undefined && !commandNames(program).includes(found)) throw unknownCommand(context, program, found);
    }
    throw new UserError(sentence(context, program, error));
  }
}

function createProgram(context: Context, result: { code: number }): Command {
  const { say, print } = context;
  const program = new Command('ennead');
  const output: OutputConfiguration = { writeOut: text => void context.stdout.write(text), outputError: () => {} };
  const titles: Readonly<Record<string, string>> = {
    'Usage:': say('help.usage'),
    'Arguments:': say('help.arguments'),
    'Options:': say('help.options'),
    'Commands:': say('help.commands'),
  };
  const dress = (command: Command): Command =>
    command
      .exitOverride()
      .configureOutput(output)
      .configureHelp({
        styleTitle: title => context.paint.bold(titles[title] ?? title),
        optionDescription: ({ description, defaultValue: value }) =>
          typeof value === 'string' ? `${description} ${say('help.usual', { value })}` : description,
      })
      .showHelpAfterError(false)
      .showSuggestionAfterError(false)
      .helpOption('-h, --help', say('help.help'))
      .helpCommand(false)
      .option('--lang <code>', say('help.lang'))
      .option('--no-color', say('help.colour'));
  const add = (name: string, about: string): Command => dress(program.command(name).description(about));

  dress(program)
    .description(say('help.about'))
    .version(VERSION, '-V, --version', say('help.version'))
    .argument('[command]')
    .action(async (found: string | undefined) => {
      if (found !== undefined) throw unknownCommand(context, program, found);
      if (context.interactive) return lobby(context);
      print(program.helpInformation(), ...describeGames(context));
    });
  program.usage(`[${say('help.command')}] [${say('help.settings')}]`);

  add('games', say('help.games'))
    .option('--saved', say('help.saved'))
    .option('--json', say('help.json'))
    .action(options => gamesCommand(context, options));
  add('rules', say('help.rules'))
    .argument('<game>')
    .argument('[words...]')
    .action((game: string, words: string[]) => rulesCommand(context, game, words));
  add('play', say('help.play'))
    .argument('[game]')
    .option('--seats <list>', say('help.playSeats'))
    .option('--seed <n>', say('help.seed'))
    .option('--set <option=value>', say('help.set'), collect)
    .option('--encounter <file>', say('help.playEncounter'))
    .option('--resume <save>', say('help.resume'))
    .action((game: string | undefined, options) => playCommand(context, game, options));
  add('sim', say('help.sim'))
    .argument('<game>')
    .option('--games <n>', say('help.simGames'), '100')
    .option('--seats <list>', say('help.simSeats'))
    .option('--seed <n>', say('help.seed'), '1')
    .option('--set <option=value>', say('help.set'), collect)
    .option('--workers <n>', say('help.workers'))
    .option('--save <folder>', say('help.save'))
    .option('--json', say('help.json'))
    .action(async (game: string, options) => {
      result.code = await simCommand(context, game, options);
    });
  add('encounter', say('help.encounter'))
    .argument('[file]', say('help.encounterFile'))
    .option('--list <kind>', say('help.encounterList'))
    .option('--games <n>', say('help.encounterGames'), '1000')
    .option('--seed <n>', say('help.seed'), '1')
    .option('--workers <n>', say('help.workers'))
    .option('--json', say('help.json'))
    .action(async (file: string | undefined, options) => {
      result.code = await encounterCommand(context, file, options);
    });
  add('replay', say('help.replay'))
    .argument('<file>')
    .option('--until <n>', say('help.until'))
    .option('--as <seat>', say('help.as'))
    .option('--json', say('help.json'))
    .action((file: string, options) => replayCommand(context, file, options));
  add('verify', say('help.verify'))
    .argument('<file>')
    .action((file: string) => verifyCommand(context, file));
  add('bench', say('help.bench'))
    .argument('[game]')
    .option('--players <n>', say('help.players'))
    .option('--seconds <n>', say('help.seconds'), '2')
    .option('--json', say('help.json'))
    .action((game: string | undefined, options) => benchCommand(context, game, options));
  addServerCommands(context, add, result);
  return program;
}

/** Whether that may come of a misspelt command: what follows it is then refused before it is. */
const isAboutArguments = ({ code }: CommanderError): boolean =>
  code === 'commander.excessArguments' || code === 'commander.unknownOption';

const commandNames = (program: Command): string[] => program.commands.map(command => command.name());

function unknownCommand({ say }: Context, program: Command, found: string): UserError {
  const names = commandNames(program);
  const meant = nearest(found, names);
  const text = say('errors.command', { found, wanted: names.join(', ') });
  return new UserError(meant ? `${text} ${say('errors.meant', { meant })}` : text);
}

/** What commander refused, in the user's language. */
function sentence({ say }: Context, program: Command, error: CommanderError): string {
  const [, found = ''] = /'([^']*)'/.exec(error.message) ?? [];
  switch (error.code) {
    case 'commander.unknownOption': {
      const flags = [program, ...program.commands].flatMap(command => command.options.map(option => option.long ?? ''));
      const meant = nearest(found, [...new Set(flags)]);
      return meant
        ? `${say('errors.flag', { found })} ${say('errors.meant', { meant })}`
        : say('errors.flag', { found });
    }
    case 'commander.missingArgument':
      return say('errors.argument', { wanted: found });
    case 'commander.optionMissingArgument':
      return say('errors.flagValue', { wanted: found });
    case 'commander.excessArguments':
      return say('errors.excess');
    default:
      return error.message.replace(/^error: /, '');
  }
}
