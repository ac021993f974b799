// Import levels by dependency-cruiser. It checks nothing, silently, when it cannot read TypeScript: so we also want modules and edges.
import { spawnSync } from 'node:child_process';
import { root } from './setup.mjs';

const places = ['engine', 'games', 'apps', 'wire', 'board'];
const bin = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
const result = spawnSync(
  process.execPath,
  [bin, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...places],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  },
);
if (!result.stdout) {
  console.error(result.stderr);
  process.exit(1);
}
const { modules, summary } = JSON.parse(result.stdout);
for (const { rule, from, to, cycle } of summary.violations) {
  const path = cycle?.length ? cycle.map(step => step.name).join(' -> ') : to;
  console.error(`${from}: ${rule.name}: imports ${path}`);
}
const typescript = modules.filter(module => /\.tsx?$/.test(module.source));
const edges = typescript.reduce((sum, module) => sum + module.dependencies.length, 0);
console.log(`levels: ${typescript.length} TypeScript modules, ${edges} imports, ${summary.violations.length} wrong`);
if (typescript.length > 1 && edges === 0) {
  console.error('levels: wanted imports, found none: dependency-cruiser cannot read this TypeScript');
  process.exit(1);
}
process.exit(summary.violations.length > 0 ? 1 : 0);
