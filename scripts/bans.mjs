// Proves that the bans bite: in a temporary folder with our configuration, each forbidden line must be reported, and each allowed one not.
// node scripts/bans.mjs lint | levels
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './setup.mjs';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ennead-bans-')));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

function write(file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function node(bin, args) {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', bin), ...args], {
    cwd: folder,
    env: { ...process.env, OXLINT_TSGOLINT_PATH: join(root, 'node_modules', '.bin', 'tsgolint') },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    console.error(`bans: wanted JSON of ${bin}, found:\n${stdout}\n${stderr}`);
    return process.exit(1);
  }
}

/** What must be reported in rules, by the rule that must report it. */
const IMPURE = [
  ['no-restricted-properties', 'export const a = Math.random();'],
  ['no-restricted-properties', 'export const { random } = Math;'],
  ['no-restricted-globals', 'export const a = new Date();'],
  ['no-restricted-globals', 'export const a = Date.now();'],
  ['no-restricted-globals', 'export const a = performance.now();'],
  ['no-restricted-globals', 'setTimeout(() => {}, 1);'],
  ['no-restricted-globals', 'setInterval(() => {}, 1);'],
  ['no-restricted-globals', 'setImmediate(() => {});'],
  ['no-restricted-globals', 'queueMicrotask(() => {});'],
  ['no-restricted-globals', 'export const a = Promise.resolve(1);'],
  ['no-restricted-globals', 'export const a = crypto.randomUUID();'],
  ['no-restricted-globals', 'export const a = process.env;'],
  ['no-restricted-globals', 'export const a = globalThis.Math;'],
  ['no-async-await', 'export async function a() {}'],
  ['no-async-await', 'export const a = async () => {};'],
  ['no-console', "console.log('a');"],
];
const FLOATING = ['no-floating-promises', 'async function a() {}\nexport function b() {\n  a();\n}'];

function lint() {
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  // Our tsconfig.json wants Node's types, which are not in the temporary folder.
  write('tsconfig.json', JSON.stringify({ compilerOptions: { target: 'es2022', strict: true, types: [] } }));
  const wanted = new Map();
  for (const [index, [rule, text]] of IMPURE.entries()) {
    for (const place of ['engine/kernel/src', 'engine/kernel/src/deep', 'games/some/src/flow']) {
      wanted.set(`${place}/bad${index}.ts`, [rule, text]);
    }
    wanted.set(`apps/cli/src/fine${index}.ts`, [null, text]);
  }
  wanted.set('apps/cli/src/floating.ts', FLOATING);
  for (const [file, [, text]] of wanted) write(file, `${text}\nexport {};\n`);
  const { diagnostics } = node('oxlint/bin/oxlint', ['--type-aware', '--format=json', 'engine', 'games', 'apps']);
  const found = (file, rule) =>
    diagnostics.some(one => one.filename === file && (one.code ?? '').includes(`(${rule})`));
  const bans = new Set(IMPURE.map(([rule]) => rule));
  return [...wanted].flatMap(([file, [rule, text]]) => {
    if (rule) return found(file, rule) ? [] : [`wanted ${rule} at ${file}: ${text}`];
    return [...bans]
      .filter(ban => found(file, ban))
      .map(ban => `wanted no ${ban} outside the rules, found it at ${file}: ${text}`);
  });
}

/** Importing file, what it imports, and the rule that must say no (null: allowed). */
const IMPORTS = [
  ['engine/kernel/src/a.ts', '@ennead/testkit', 'kernel-imports-nothing'],
  ['engine/kernel/src/b.ts', 'node:fs', 'kernel-imports-nothing'],
  ['engine/kernel/src/c.ts', '@ennead/one', 'kernel-imports-nothing'],
  ['engine/testkit/src/a.ts', '@ennead/bots', 'engine-imports-the-kernel-only'],
  ['engine/bots/src/a.ts', '@ennead/testkit', 'engine-imports-the-kernel-only'],
  ['engine/bots/src/b.ts', '@ennead/one', 'engine-imports-the-kernel-only'],
  ['engine/bots/test/a.test.ts', '@ennead/one', 'engine-tests-know-no-game'],
  ['engine/bots/src/c.ts', '../../kernel/src/index.ts', 'through-the-front-door'],
  ['games/one/src/a.ts', '@ennead/bots', 'rules-import-the-kernel-only'],
  ['games/one/src/b.ts', 'node:path', 'rules-import-the-kernel-only'],
  ['games/one/src/c.ts', '@ennead/two', 'games-do-not-import-each-other'],
  ['games/one/test/a.test.ts', '@ennead/two', 'games-do-not-import-each-other'],
  ['games/one/test/d.test.ts', '@ennead/games', 'games-do-not-import-each-other'],
  ['games/one/words/a.ts', '@ennead/testkit', 'only-tests-use-testkit-and-bots'],
  ['games/one/words/b.ts', 'ennead', 'games-import-no-app'],
  ['games/one/src/loop.ts', './pool.ts', 'no-cycles'],
  ['games/one/src/pool.ts', './loop.ts', null], // a cycle is reported once
  ['games/one/src/d.ts', './nowhere.ts', 'no-unresolved'],
  ['games/one/src/e.ts', '@ennead/kernel', null],
  ['games/one/test/b.test.ts', '@ennead/testkit', null],
  ['games/one/test/c.test.ts', '@ennead/bots', null],
  ['board/src/a.ts', '@ennead/one', 'board-knows-kernel-and-react-only'],
  ['board/src/b.ts', '@ennead/wire', 'board-knows-kernel-and-react-only'],
  ['board/src/c.ts', '@ennead/kernel', null],
  ['games/one/ui/a.ts', '@ennead/wire', 'a-board-knows-its-game-and-react'],
  ['games/one/ui/b.ts', 'node:fs', 'a-board-knows-its-game-and-react'],
  ['games/one/ui/c.ts', '@ennead/two', 'games-do-not-import-each-other'],
  ['games/one/ui/d.ts', '../src/index.ts', 'no-rules-in-a-board'],
  ['games/one/ui/e.ts', '@ennead/board', null],
  ['games/one/ui/f.ts', '../src/e.ts', null],
  ['games/one/src/f.ts', '@ennead/board', 'rules-import-the-kernel-only'],
  ['games/one/words/c.ts', '@ennead/board', 'only-page-and-boards-use-the-board'],
  ['apps/web/src/a.ts', '@ennead/one', 'the-page-runs-no-rules'],
  ['apps/web/src/b.ts', '@ennead/bots', 'the-page-runs-no-rules'],
  ['apps/web/src/c.ts', '@ennead/wire', 'the-page-speaks-by-the-client'],
  ['wire/src/client/a.ts', '@ennead/kernel', 'the-client-brings-no-kernel'],
  ['wire/src/known-json.ts', '@ennead/kernel', null],
  ['wire/src/difference.ts', './known-json.ts', 'the-client-brings-no-kernel'],
  ['apps/web/src/d.ts', '@ennead/board', null],
  ['apps/cli/src/c.ts', '@ennead/board', 'only-page-and-boards-use-the-board'],
  ['games/registry.ts', '@ennead/two', null],
  ['engine/bots/src/d.ts', '@ennead/kernel', null],
  ['engine/bots/test/b.test.ts', '@ennead/testkit', null],
  ['engine/kernel/test/a.test.ts', '@ennead/testkit', null],
  ['apps/cli/src/a.ts', '@ennead/games', null],
  ['apps/cli/src/b.ts', '@ennead/bots', null],
];
const PACKAGES = {
  '@ennead/kernel': 'engine/kernel',
  '@ennead/testkit': 'engine/testkit',
  '@ennead/bots': 'engine/bots',
  '@ennead/one': 'games/one',
  '@ennead/two': 'games/two',
  '@ennead/games': 'games',
  '@ennead/board': 'board',
  '@ennead/wire': 'wire',
  '@ennead/web': 'apps/web',
  ennead: 'apps/cli',
};

function levels() {
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json']) copyFileSync(join(root, file), join(folder, file));
  const packages = Object.values(PACKAGES);
  const manifest = (name, entry, dependencies) =>
    JSON.stringify({ name, type: 'module', exports: { '.': entry }, dependencies });
  write('package.json', JSON.stringify({ private: true, workspaces: packages }));
  const all = Object.fromEntries(Object.keys(PACKAGES).map(name => [name, '*']));
  for (const [name, place] of Object.entries(PACKAGES)) {
    const entry = place === 'games' ? './registry.ts' : './src/index.ts';
    write(`${place}/package.json`, manifest(name, entry, all));
    write(join(place, entry), 'export const x = 1;\n');
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(folder, place), join(folder, 'node_modules', name), 'junction');
  }
  for (const [file, to] of IMPORTS) write(file, `import * as it from '${to}';\nexport const y = it;\n`);
  const { summary } = node('dependency-cruiser/bin/dependency-cruise.mjs', [
    '--config=.dependency-cruiser.cjs',
    '--output-type=json',
    'engine',
    'games',
    'apps',
    'board',
    'wire',
  ]);
  return IMPORTS.flatMap(([file, to, rule]) => {
    const found = summary.violations.filter(one => one.from === file).map(one => one.rule.name);
    const good = rule ? found.includes(rule) : found.length === 0;
    return good ? [] : [`wanted ${rule ?? 'no ban'} at ${file} importing ${to}, found ${found.join(', ') || 'none'}`];
  });
}

const kinds = { lint, levels };
const kind = process.argv[2];
if (!(kind in kinds)) {
  console.error(`bans: wanted lint or levels, found ${kind}`);
  process.exit(1);
}
const wrong = kinds[kind]();
for (const line of wrong) console.error(`bans: ${line}`);
console.log(`bans: ${kind === 'lint' ? IMPURE.length + 1 : IMPORTS.length} cases tried, ${wrong.length} wrong`);
process.exitCode = wrong.length > 0 ? 1 : 0;
