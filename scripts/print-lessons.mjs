// Prints docs/lessons from the lessons of the program (src/lessons), and tables of counts into other pages, between
// `<!-- printed: NAME -->` and `<!-- end -->`. With --check it changes nothing and fails if a page is out of date. It
// prints only counts, which are the same on every machine. Needs the built program.

import './require-node.mjs';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const load = (path) => import(pathToFileURL(join(ROOT, 'dist', path)).href);
const { DEADLOCK_RULES, MOVE_ORDERS, solveByMoves, SOKOBAN_SOLVERS } = await load('sokoban/index.js');
const { finish, PATIENT } = await load('base/outcome.js');
const { readLevels } = await load('jobs/index.js');
const { STRATEGIES } = await load('search/index.js');
const { exercisesOf, LESSONS } = await load('lessons/index.js');

const FOLDER = 'docs/lessons';
const PAGES_WITH_TABLES = ['docs/deadlock-rules.md'];
const WIDTH = 130;

const read = readLevels(readFileSync(join(ROOT, 'levels/lessons/sokoban.xsb'), 'utf8'), { name: 'sokoban.xsb' });
/** Titles and levels, the largest left out: a page should be printed in seconds. */
const LEVELS = read.value.levels
  .map(({ title, level }) => ({ title, level: level.value }))
  .filter(({ title }) => title !== 'Four in a hall');

const grouped = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
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

/** With a list, a larger search would take too long. */
const LONGEST_LIST = 30_000;

const PRINTED = {
  'visited-sets': () =>
    table(
      ['level', 'moves', 'explored', 'list', 'tree', 'table'],
      LEVELS.map(({ title, level }) => {
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
      LEVELS.map(({ title, level }) => {
        // The same search as the course program, so that its commands print these numbers.
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
      LEVELS.map(({ title, level }) => {
        const [sound, supplied] = ['dijkstra', 'dijkstra-course'].map((id) => bySolver(id, level));
        return [title, ...[sound, supplied].flatMap((end) => [grouped(end.effort.expanded), lengthOf(end)])];
      }),
    ),
  strategies: () =>
    table(
      ['level', ...STRATEGIES.flatMap(({ name }) => [name, 'moves'])],
      LEVELS.map(({ title, level }) => [
        title,
        ...STRATEGIES.flatMap(({ id }) => {
          const outcome = byMoves(level, {
            strategy: id,
            order: MOVE_ORDERS['north-south-east-west'],
            heuristic: 'matching',
          });
          return [grouped(outcome.effort.expanded), grouped(lengthOf(outcome))];
        }),
      ]),
    ),
};

/** What each table shows; printed above it. */
const ABOUT_TABLES = {
  'visited-sets':
    'How often was one state compared with another? (An empty cell means that the list would take too long.)',
  'deadlock-rules': 'Expanded states, without rules, with each rule alone, and with all of them:',
  'course-corner': 'The course’s corner test against one that is sound:',
  strategies: 'Expanded states, and the moves of the solution found (A\\* and greedy with matching):',
};

const printed = (name) => `<!-- printed: ${name} -->\n\n${PRINTED[name]()}\n\n<!-- end -->`;

/** Wraps a paragraph. */
function wrapped(text, indent = '') {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== '' && line.length + 1 + word.length > WIDTH - indent.length) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join(`\n${indent}`);
}

function sectionText({ heading, paragraphs, commands, table: name }) {
  return [
    `## ${heading}`,
    ...paragraphs.map((paragraph) => wrapped(paragraph)),
    ...(commands.length > 0 ? ['In a terminal:', `\`\`\`\n${commands.join('\n')}\n\`\`\``] : []),
    ...(name ? [wrapped(ABOUT_TABLES[name]), printed(name)] : []),
  ];
}

const boardText = (rows) => `   \`\`\`\n${rows.map((row) => `   ${row}`).join('\n')}\n   \`\`\``;

function exerciseText(exercise, index) {
  const options = exercise.options?.map(({ label }) => `   - ${label}`).join('\n');
  return [
    `${index + 1}. ${wrapped(exercise.question, '   ')}`,
    ...(exercise.board ? [boardText(exercise.board)] : []),
    ...(options ? [options] : []),
  ].join('\n\n');
}

/** Why an answer is right: the page's "Right: 7. …" without the praise and the answer, which is printed before it. */
function whyOf(right) {
  const why = right.replace(/^Right[.:] */, '').replace(/^[\d,]+[.:] */, '');
  return `${why.slice(0, 1).toUpperCase()}${why.slice(1)}`;
}

function answerText(exercise, index) {
  const labelOf = (id) => exercise.options.find((option) => option.id === id).label;
  const width = exercise.board?.[0]?.length ?? 1;
  const answer = {
    number: () => grouped(exercise.value),
    choice: () => labelOf(exercise.value),
    order: () => exercise.value.map(labelOf).join('; '),
    cell: () =>
      exercise.value.map((cell) => `row ${Math.floor(cell / width) + 1}, column ${(cell % width) + 1}`).join('; '),
  }[exercise.answer]();
  return `${index + 1}. ${wrapped(`**${answer}.** ${whyOf(exercise.right)}`.trimEnd(), '   ')}`;
}

function lessonText(lesson) {
  const exercises = exercisesOf(lesson);
  const sections = lesson.steps.filter(({ kind }) => kind === 'section');
  const lines = [
    `<!-- Printed by scripts/print-lessons.mjs from src/lessons; change it there. -->`,
    `# ${lesson.title}`,
    wrapped(
      `${lesson.summary} In the web app (\`masu serve\`), \`#/lessons/${lesson.id}\` shows this lesson beside a live lab and checks your answers.`,
    ),
    ...sections.flatMap(sectionText),
    '## Exercises',
    exercises.map(exerciseText).join('\n\n'),
    '## Answers',
    exercises.map(answerText).join('\n'),
  ];
  return `${lines.join('\n\n')}\n`;
}

const pageOf = (index, { id }) => `${index + 1}-${id}.md`;

function listText(lessons) {
  const rows = lessons.map(
    (lesson, index) =>
      `${index + 1}. ${wrapped(`[${lesson.title}](${pageOf(index, lesson)}): ${lesson.summary}`, '   ')}`,
  );
  return `<!-- Printed by scripts/print-lessons.mjs from src/lessons; change it there. -->

# Lessons

${wrapped('Eight lessons on search, about ten minutes each. The web app shows them beside a live lab (`masu serve`, then Lessons); these pages contain the same text, with commands for a terminal and the answers to the exercises. The levels are those of `levels/lessons/sokoban.xsb`.')}

${rows.join('\n')}
`;
}

const isCheck = process.argv.includes('--check');
let stale = 0;

function put(path, text) {
  const before = existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined;
  if (before === text) return;
  stale++;
  if (isCheck) console.error(`${path} is out of date`);
  else {
    writeFileSync(join(ROOT, path), text);
    console.log(`printed ${path}`);
  }
}

const lessons = LESSONS.map((row) => finish(row.make()));
put(`${FOLDER}/README.md`, listText(lessons));
for (const [index, lesson] of lessons.entries()) put(`${FOLDER}/${pageOf(index, lesson)}`, lessonText(lesson));

const known = new Set(['README.md', ...lessons.map((lesson, index) => pageOf(index, lesson))]);
for (const file of readdirSync(join(ROOT, FOLDER)).filter((name) => !known.has(name))) {
  stale++;
  if (isCheck) console.error(`${FOLDER}/${file} belongs to no lesson`);
  else rmSync(join(ROOT, FOLDER, file));
}

for (const page of PAGES_WITH_TABLES) {
  const text = readFileSync(join(ROOT, page), 'utf8');
  put(
    page,
    text.replace(/<!-- printed: ([a-z-]+) -->\n[\s\S]*?<!-- end -->/g, (_, name) => printed(name)),
  );
}
if (stale > 0 && isCheck) process.exit(1);
