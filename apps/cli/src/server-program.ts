import type { Command } from 'commander';
import type { Context } from './context.ts';

/** Gathers the values of an option that may be repeated. */
export const collect = (value: string, before: string[] = []): string[] => [...before, value];

/** What has to do with servers. Each is loaded when it is wanted: they need more than the rest. */
export function addServerCommands(
  context: Context,
  add: (name: string, about: string) => Command,
  result: { code: number },
): void {
  const { say } = context;
  add('serve', say('help.serve'))
    .option('--port <n>', say('help.port'), '9999')
    .option('--host <address>', say('help.host'), '127.0.0.1')
    .option('--data <folder>', say('help.data'))
    .option('--public-url <url>', say('help.publicUrl'))
    .option('--proxies <n>', say('help.proxies'), '1')
    .option('--log-level <level>', say('help.logLevel'), 'warn')
    .option('--limit <name=n>', say('help.limit'), collect)
    .action(async options => {
      const { serveCommand } = await import('./commands/serve.ts');
      result.code = await serveCommand(context, options);
    });
  add('backup', say('help.backup'))
    .argument('<file>')
    .option('--data <folder>', say('help.data'))
    .action(async (file: string, options) => {
      const { backupCommand } = await import('./commands/backup.ts');
      await backupCommand(context, file, options);
    });
  add('restore', say('help.restore'))
    .argument('<file>')
    .option('--data <folder>', say('help.data'))
    .action(async (file: string, options) => {
      const { restoreCommand } = await import('./commands/backup.ts');
      await restoreCommand(context, file, options);
    });
  add('load', say('help.load'))
    .option('--tables <n>', say('help.loadTables'), '50')
    .option('--seconds <n>', say('help.loadSeconds'), '10')
    .option('--url <url>', say('help.loadUrl'))
    .option('--game <game>', say('help.loadGame'), 'nine-worlds')
    .option('--json', say('help.json'))
    .action(async options => {
      const { loadCommand } = await import('./commands/load.ts');
      result.code = await loadCommand(context, options);
    });
  add('open', say('help.open'))
    .argument('<game>')
    .option('--url <url>', say('help.openUrl'), 'http://127.0.0.1:9999')
    .option('--seats <list>', say('help.openSeats'))
    .option('--set <option=value>', say('help.set'), collect)
    .option('--name <name>', say('help.joinName'))
    .option('--password <password>', say('help.openPassword'))
    .option('--json', say('help.json'))
    .action(async (game: string, options) => {
      const { openCommand } = await import('./commands/open.ts');
      await openCommand(context, game, options);
    });
  add('join', say('help.join'))
    .argument('<link>')
    .option('--name <name>', say('help.joinName'))
    .option('--seat <n>', say('help.joinSeat'))
    .option('--watch', say('help.joinWatch'))
    .option('--password <password>', say('help.password'))
    .action(async (link: string, options) => {
      const { joinCommand } = await import('./commands/join.ts');
      result.code = await joinCommand(context, link, options);
    });
}
