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
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'through-the-front-door',
      comment: 'A package is imported by its name, so that its exports say what is public.',
      severity: 'error',
      from: { path: '^([^/]+/[^/]+)/', pathNot: TESTS },
      to: { path: '^(engine|apps)/[^/]+/', pathNot: '^$1/', dependencyTypes: ['local'] },
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
