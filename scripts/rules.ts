/** npm run rules: every rule id stands in RULES.md, in the code that carries it out and in the name of a test. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseRulebook, type Rule } from '../engine/kernel/src/rulebook.ts';

const root = join(import.meta.dirname, '..');
const ID = /\b[A-Z]{1,2}\d+\b/g;
const TOKENS = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const TRANSLATIONS = ['fr', 'de'];

interface Citation {
  id: string;
  file: string;
  line: number;
}

const problems: string[] = [];
const problem = (file: string, line: number, text: string): void => {
  problems.push(`${relative(root, file)}:${line}: ${text}`);
};

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => join(folder, name))
    .toSorted();
}

/** The comments and strings of a source file, with the line on which each begins. */
function* tokensOf(file: string): Generator<{ text: string; line: number }> {
  const source = readFileSync(file, 'utf8');
  let line = 1;
  let at = 0;
  for (const match of source.matchAll(TOKENS)) {
    for (; at < match.index; at++) if (source[at] === '\n') line++;
    yield { text: match[0], line };
  }
}

/** Reads a RULES.md and refuses what the parser would pass over in silence. */
function readRules(file: string): { rules: Map<string, Rule>; letters: Set<string> } {
  const text = readFileSync(file, 'utf8');
  const { sections } = parseRulebook(text);
  const rules = new Map<string, Rule>();
  for (const section of sections) {
    for (const rule of section.rules) {
      const before = rules.get(rule.id);
      if (before)
        problem(file, rule.line, `wanted each id once, found ${rule.id} again (first on line ${before.line})`);
      else rules.set(rule.id, rule);
      if (rule.id.replace(/\d+$/, '') !== section.letter)
        problem(file, rule.line, `wanted an id of section ${section.letter}, found ${rule.id}`);
      if (rule.text === '') problem(file, rule.line, `wanted words after ${rule.id}, found none`);
    }
  }
  const read = new Set(sections.flatMap(section => section.rules.map(rule => rule.line)));
  text.split('\n').forEach((row, index) => {
    if (/^\s*[-*+]\s+\*\*[A-Z]+\d+/.test(row) && !read.has(index + 1))
      problem(file, index + 1, `wanted "- **A1** text", found "${row.trim().slice(0, 40)}"`);
  });
  if (rules.size === 0) problem(file, 1, 'wanted rules "- **A1** text", found none');
  return { rules, letters: new Set(sections.map(section => section.letter)) };
}

/** Ids that a game's code names. Strict ones must exist: `// A3`, `'A3'`, and any id of a section that the book has. */
function citedBySource(folder: string, letters: Set<string>): Citation[] {
  const cited: Citation[] = [];
  for (const file of filesIn(folder)) {
    for (const { text, line } of tokensOf(file)) {
      const isComment = text.startsWith('//') || text.startsWith('/*');
      const head = /^(?:\/\/|\/\*\*?)\s*([A-Z]{1,2}\d+(?:,\s*[A-Z]{1,2}\d+)*)(?=[\s:;.,*]|$)/.exec(text)?.[1] ?? '';
      const heads = new Set(head.match(ID) ?? []);
      const chapter = /^\/\*\*\s*([A-Z]{1,2}):/.exec(text)?.[1];
      if (chapter && !letters.has(chapter))
        problem(file, line, `wanted a section of RULES.md (${[...letters].join(', ')}), found ${chapter}`);
      for (const match of text.matchAll(ID)) {
        const id = match[0];
        const whole = !isComment && text.length === id.length + 2;
        if (whole || heads.has(id) || letters.has(id.replace(/\d+$/, ''))) {
          const offset = text.slice(0, match.index).split('\n').length - 1;
          cited.push({ id, file, line: line + offset });
        }
      }
    }
  }
  return cited;
}

/** Ids in brackets in the names of tests: `[A3]`, `[A3, A4]`. */
function citedByTests(folder: string): Citation[] {
  const cited: Citation[] = [];
  for (const file of filesIn(folder)) {
    for (const { text, line } of tokensOf(file)) {
      if (text.startsWith('/')) continue;
      for (const [, list] of text.matchAll(/\[([A-Z]{1,2}\d+(?:,\s*[A-Z]{1,2}\d+)*)\]/g))
        for (const id of list!.match(ID)!) cited.push({ id, file, line });
    }
  }
  return cited;
}

function checkTranslation(file: string, rules: Map<string, Rule>): void {
  if (!existsSync(file)) return problem(file, 1, 'wanted the rules in this language, found no file');
  const translated = readRules(file).rules;
  for (const [id, rule] of rules) {
    const other = translated.get(id);
    if (!other) problem(file, 1, `wanted ${id}, found nothing of that id`);
    else if (other.kind !== rule.kind)
      problem(file, other.line, `wanted ${id} marked ${rule.kind}, found ${other.kind}`);
  }
  for (const [id, rule] of translated)
    if (!rules.has(id)) problem(file, rule.line, `wanted only ids of the English RULES.md, found ${id}`);
}

function checkGame(game: string): void {
  const folder = join(root, 'games', game);
  const file = join(folder, 'RULES.md');
  if (!existsSync(file)) return problem(file, 1, 'wanted the rules of the game, found no file');
  const { rules, letters } = readRules(file);
  const source = citedBySource(join(folder, 'src'), letters);
  const tests = citedByTests(join(folder, 'test'));
  for (const { id, file: where, line } of [...source, ...tests])
    if (!rules.has(id)) problem(where, line, `wanted an id of RULES.md, found ${id}`);
  const inSource = new Set(source.map(citation => citation.id));
  const inTests = new Set(tests.map(citation => citation.id));
  let owed = 0;
  for (const { id, kind, line } of rules.values()) {
    if (kind === 'advice') continue;
    owed++;
    if (!inSource.has(id)) problem(file, line, `wanted ${id} in games/${game}/src, found it nowhere`);
    if (!inTests.has(id)) problem(file, line, `wanted a test named [${id}] in games/${game}/test, found none`);
  }
  for (const language of TRANSLATIONS) checkTranslation(join(folder, 'words', language, 'RULES.md'), rules);
  console.log(`${game}: ${owed} rules, ${rules.size - owed} pieces of advice; ${tests.length} citations by tests`);
}

const games = readdirSync(join(root, 'games'), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && existsSync(join(root, 'games', entry.name, 'package.json')))
  .map(entry => entry.name);
for (const game of games) checkGame(game);
for (const line of problems) console.error(line);
if (problems.length > 0) {
  console.error(`rules: ${problems.length} problems`);
  process.exitCode = 1;
}
