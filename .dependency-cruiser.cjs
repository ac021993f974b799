// Imports point down only: apps -> games -> board -> engine/kernel. Proved by `npm run levels:bans`.
const TESTS = '(/test/|\\.test\\.tsx?$)';
/** What a board is made of. */
const REACT = '(^|/)node_modules/(react|react-dom|@types/react|@types/react-dom)/';

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
      name: 'board-knows-kernel-and-react-only',
      severity: 'error',
      from: { path: '^board/src/' },
      to: { pathNot: ['^board/src/', '^engine/kernel/', REACT] },
    },
    {
      name: 'a-board-knows-its-game-and-react',
      comment: 'What a game shows in a browser: its own folder, the contract with the page, React. No app, no wire.',
      severity: 'error',
      from: { path: '^games/([^/]+)/ui/' },
      to: { pathNot: ['^games/$1/', '^board/', '^engine/kernel/', REACT] },
    },
    {
      name: 'no-rules-in-a-board',
      comment: 'A board takes vocabulary, refs and types of its game; the rules stay at the server.',
      severity: 'error',
      from: { path: '^games/([^/]+)/ui/' },
      to: { path: '^games/$1/src/(index\\.ts|flow/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-page-runs-no-rules',
      comment: 'Boards and rulebooks are found by apps/web/src/games.ts, on demand; the page speaks to a server.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^(games|engine)/', pathNot: '^engine/kernel/' },
    },
    {
      name: 'the-page-speaks-by-the-client',
      comment: 'The schemas bring zod along; the client knows their types only.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^wire/', pathNot: '^wire/src/client/index\\.ts$' },
    },
    {
      name: 'only-page-and-boards-use-the-board',
      severity: 'error',
      from: { path: '^(engine|wire|apps/(cli|server)|games/[^/]+/(src|words))/' },
      to: { path: '^board/' },
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
      name: 'the-client-brings-no-kernel',
      comment: 'What the page loads first knows the types of the kernel only.',
      severity: 'error',
      from: { path: '^wire/src/', pathNot: ['^wire/src/(index|known-json)\\.ts$', '^wire/src/messages/'] },
      to: { path: '^(engine/|wire/src/known-json\\.ts$)', dependencyTypesNot: ['type-only'] },
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
      to: { path: '^(engine|apps)/[^/]+/|^(wire|board)/', pathNot: '^$1/', dependencyTypes: ['local'] },
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
