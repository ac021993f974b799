// Imports point down only: apps -> games -> engine/kernel. Proved by `npm run levels:bans`.
const TESTS = '(/test/|\\.test\\.ts$)';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Types may name each other; code may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'kernel-imports-nothing',
      severity: 'error',
      from: { path: '^engine/kernel/src/' },
      to: { pathNot: '^engine/kernel/src/' },
    },
    {
      name: 'engine-imports-the-kernel-only',
      comment: 'testkit and bots know the kernel, not each other, and no game.',
      severity: 'error',
      from: { path: '^engine/([^/]+)/', pathNot: TESTS },
      to: { path: '^(engine|games|apps)/', pathNot: ['^engine/$1/', '^engine/kernel/'] },
    },
    {
      name: 'engine-tests-know-no-game',
      comment: "An engine part's tests may use the testkit and its fixtures, never a game or an app.",
      severity: 'error',
      from: { path: '^engine/' },
      to: { path: '^(games|apps)/' },
    },
    {
      name: 'rules-import-the-kernel-only',
      severity: 'error',
      from: { path: '^games/([^/]+)/src/' },
      to: { pathNot: ['^games/$1/src/', '^engine/kernel/'] },
    },
    {
      name: 'games-do-not-import-each-other',
      comment: 'games/registry.ts alone knows all of them.',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      name: 'only-tests-use-testkit-and-bots',
      severity: 'error',
      from: { path: '^games/', pathNot: TESTS },
      to: { path: '^engine/(testkit|bots)/' },
    },
    { name: 'games-import-no-app', severity: 'error', from: { path: '^games/' }, to: { path: '^apps/' } },
    {
      name: 'apps-do-not-import-each-other',
      comment: 'The CLI alone starts the server.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: ['^apps/$1/', '^apps/server/src/index.ts$'] },
    },
    {
      name: 'the-server-is-started-by-the-cli',
      severity: 'error',
      from: { path: '^apps/', pathNot: '^apps/(cli|server)/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'wire-knows-the-kernel-only',
      comment: 'What server and clients say to each other: no game, no app.',
      severity: 'error',
      from: { path: '^wire/' },
      to: { path: '^(engine|games|apps)/', pathNot: '^engine/kernel/' },
    },
    {
      name: 'only-apps-use-the-wire',
      severity: 'error',
      from: { path: '^(engine|games)/' },
      to: { path: '^wire/' },
    },
    {
      name: 'through-the-front-door',
      comment: 'A package is imported by its name, so that its exports say what is public.',
      severity: 'error',
      from: { path: '^([^/]+/[^/]+)/', pathNot: TESTS },
      to: { path: '^(engine|apps)/[^/]+/|^wire/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
