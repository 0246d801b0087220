// Prints the figures of the lessons into their pages, between `<!-- printed: NAME -->` and `<!-- end -->`, so that no
// figure there is typed by hand. With --check it changes nothing and fails where a page is not what would be printed.
// Only counts are printed: they are the same on every machine. Needs the built program.

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const load = (path) => import(pathToFileURL(join(ROOT, 'dist', path)).href);
const { DEADLOCK_RULES, MOVE_ORDERS, solveByMoves, SOKOBAN_SOLVERS } = await load('sokoban/index.js');
const { finish, PATIENT } = await load('base/outcome.js');
const { readLevels } = await load('jobs/index.js');
const { STRATEGIES } = await load('search/index.js');

const PAGES = [
  'docs/deadlock-rules.md',
  'docs/lessons/1-what-a-data-structure-is-worth.md',
  'docs/lessons/2-positions-not-worth-a-look.md',
  'docs/lessons/3-one-loop-five-searches.md',
];

const read = readLevels(readFileSync(join(ROOT, 'levels/lessons/sokoban.xsb'), 'utf8'), { name: 'sokoban.xsb' });
/** Titles and levels, the largest left out: a page should be printed in seconds. */
const LESSONS = read.value.levels
  .map(({ title, level }) => ({ title, level: level.value }))
  .filter(({ title }) => title !== 'Four in a hall');

const grouped = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, ' ');
/** A table as the formatter leaves it: the first column to the left, the others to the right. */
function table(heading, rows) {
  const widths = heading.map((_, at) => Math.max(3, ...[heading, ...rows].map((row) => String(row[at]).length)));
  const cell = (text, at) => (at === 0 ? String(text).padEnd(widths[at]) : String(text).padStart(widths[at]));
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [heading, rule, ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
}

const byMoves = (level, options) =>
  finish(
    solveByMoves(
      level,
      { strategy: 'dijkstra', visited: 'hash', order: MOVE_ORDERS['left-right-up-down'], ...options },
      {},
      PATIENT,
    ),
  );
const bySolver = (id, level) => finish(SOKOBAN_SOLVERS.find((solver) => solver.id === id).solve(level, {}, PATIENT));
const lengthOf = (outcome) => (outcome.verdict === 'solved' ? outcome.answer.length : 'none');

/** A list beyond this would take longer than the page is worth. */
const LONGEST_LIST = 30_000;

const PRINTED = {
  'visited-sets': () =>
    table(
      ['level', 'moves', 'explored', 'list', 'tree', 'table'],
      LESSONS.map(({ title, level }) => {
        const hash = bySolver('bfs-hash', level);
        const { explored } = hash.notes;
        const list = explored > LONGEST_LIST ? '' : grouped(bySolver('bfs-list', level).notes.comparisons);
        const tree = grouped(bySolver('bfs-tree', level).notes.comparisons);
        return [title, lengthOf(hash), grouped(explored), list, tree, grouped(hash.notes.comparisons)];
      }),
    ),
  'deadlock-rules': () => {
    const ids = DEADLOCK_RULES.map(({ id }) => id);
    const sets = [[], ...ids.map((id) => [id]), ids];
    return table(
      ['level', 'moves', 'no rule', ...DEADLOCK_RULES.map(({ name }) => name), 'all'],
      LESSONS.map(({ title, level }) => {
        // As the course's program searches, so that its commands print these figures.
        const outcomes = sets.map((rules) => byMoves(level, { rules, rememberStart: false }));
        const lengths = new Set(outcomes.map(lengthOf));
        if (lengths.size !== 1) throw new Error(`${title}: the rules disagree about the length`);
        return [title, [...lengths][0], ...outcomes.map(({ effort }) => grouped(effort.expanded))];
      }),
    );
  },
  'course-corner': () =>
    table(
      ['level', 'sound: expanded', 'moves', 'as supplied: expanded', 'moves'],
      LESSONS.map(({ title, level }) => {
        const [sound, supplied] = ['dijkstra', 'dijkstra-course'].map((id) => bySolver(id, level));
        return [title, ...[sound, supplied].flatMap((end) => [grouped(end.effort.expanded), lengthOf(end)])];
      }),
    ),
  strategies: () =>
    table(
      ['level', ...STRATEGIES.flatMap(({ name }) => [name, 'moves'])],
      LESSONS.map(({ title, level }) => [
        title,
        ...STRATEGIES.flatMap(({ id }) => {
          const outcome = byMoves(level, { strategy: id, order: MOVE_ORDERS['north-south-east-west'] });
          return [grouped(outcome.effort.expanded), grouped(lengthOf(outcome))];
        }),
      ]),
    ),
};

let stale = 0;
for (const page of PAGES) {
  const path = join(ROOT, page);
  const text = readFileSync(path, 'utf8');
  const printed = text.replace(
    /<!-- printed: ([a-z-]+) -->\n[\s\S]*?<!-- end -->/g,
    (_, name) => `<!-- printed: ${name} -->\n\n${PRINTED[name]()}\n\n<!-- end -->`,
  );
  if (printed === text) continue;
  stale++;
  if (process.argv.includes('--check')) console.error(`${page} is not what would be printed`);
  else {
    writeFileSync(path, printed);
    console.log(`printed ${page}`);
  }
}
if (stale > 0 && process.argv.includes('--check')) process.exit(1);
