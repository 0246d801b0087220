// Prints docs/lessons from the lessons of the program (packages/teach/src), and tables of counts into other pages, between
// `<!-- printed: NAME -->` and `<!-- end -->`. With --check it changes nothing and fails if a page is out of date. It
// prints only counts, which are the same on every machine. Needs the built program.

import './require-node.mjs';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const { DEADLOCK_RULES } = await import('@masu/solve/sokoban/solve/deadlock/rules.js');
const { HEURISTICS } = await import('@masu/solve/sokoban/solve/bound/heuristics.js');
const { TEACHING_SOLVERS } = await import('@masu/solve/sokoban/solve/teaching/rows.js');
const { BARS } = await import('@masu/core/futoshiki/formats/bars.js');
const { finish, PATIENT } = await import('@masu/core/base/outcome.js');
const { readLevels } = await import('@masu/engine/jobs/puzzles/read-levels.js');
const { STRATEGIES } = await import('@masu/search/strategies.js');
const { lessonExercises } = await import('@masu/teach/lesson.js');
const { LESSONS } = await import('@masu/teach/lessons.js');
const { solverOfSearch } = await import('@masu/teach/facts.js');
const { searchLink } = await import('@masu/teach/steps.js');

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

/** The outcome of a teaching solver of the command line. */
const bySolver = (id, level, choices = {}) => {
  const chosen = TEACHING_SOLVERS.find((solver) => solver.id === id).choose(choices);
  if (!chosen.ok) throw new Error(chosen.error);
  return finish(chosen.value.solve(level, {}, PATIENT));
};
/** The outcome of a search named as in the lessons. */
const bySearch = (name, level) => finish(solverOfSearch(name).solve(level, {}, PATIENT));
const lengthOf = (outcome) => (outcome.verdict === 'solved' ? outcome.answer.length : 'none');

/** With a list, a larger search would take too long. */
const LONGEST_LIST = 30_000;

const expandedOf = ({ effort }) => grouped(effort.expanded);
/** "2 of 10 levels" */
const share = (pairs, isSo) => `${pairs.filter(([a, b]) => isSo(a, b)).length} of the ${pairs.length} levels`;
const isFewer = (a, b) => a.effort.expanded < b.effort.expanded;
const isSolvedLonger = (a, b) => a.verdict === 'solved' && b.verdict === 'solved' && lengthOf(a) > lengthOf(b);

/** Tables of counts, each with the sentences printed above it. */
const PRINTED = {
  'visited-sets': () => {
    const rows = LEVELS.map(({ title, level }) => {
      const hash = bySolver('bfs-hash', level);
      const { explored } = hash.notes;
      const list = explored > LONGEST_LIST ? '' : grouped(bySolver('bfs-list', level).notes.comparisons);
      const tree = grouped(bySolver('bfs-tree', level).notes.comparisons);
      return [title, lengthOf(hash), grouped(explored), list, tree, grouped(hash.notes.comparisons)];
    });
    return {
      about:
        'How often was one state compared with another? “Explored” are the discovered states without the start. (An empty cell means that the list would take too long.)',
      table: table(['level', 'moves', 'explored', 'list', 'tree', 'table'], rows),
    };
  },
  'deadlock-rules': () => {
    const ids = DEADLOCK_RULES.map(({ id }) => id);
    const sets = [['none'], ...ids.map((id) => [id]), ids];
    const rows = LEVELS.map(({ title, level }) => {
      // The same search as the course program, so that its commands print these numbers.
      const outcomes = sets.map((rules) => bySolver('dijkstra', level, { rules }));
      const lengths = new Set(outcomes.map(lengthOf));
      if (lengths.size !== 1) throw new Error(`${title}: the rules disagree about the length`);
      return [title, [...lengths][0], ...outcomes.map(expandedOf)];
    });
    return {
      about:
        'States expanded by the solver `dijkstra`, which counts as COMP20003 does (moves in the order left, right, up, down; the start isn’t marked): without rules, with each rule alone, and with all of them.',
      table: table(['level', 'moves', 'no rule', ...DEADLOCK_RULES.map(({ name }) => name), 'all'], rows),
    };
  },
  'course-corner': () => {
    const pairs = LEVELS.map(({ level }) => ['dijkstra-course', 'dijkstra'].map((id) => bySolver(id, level)));
    const rows = pairs.map(([supplied, sound], index) => [
      LEVELS[index].title,
      ...[sound, supplied].flatMap((end) => [expandedOf(end), lengthOf(end)]),
    ]);
    const missed = share(pairs, (a, b) => a.verdict !== 'solved' && b.verdict === 'solved');
    return {
      about: `The course’s corner test (\`dijkstra-course\`) against one that is sound (\`dijkstra\`). As supplied, it expands fewer states on ${share(pairs, isFewer)}, finds a longer solution on ${share(pairs, isSolvedLonger)}, and misses the solution on ${missed}:`,
      table: table(['level', 'sound: expanded', 'moves', 'as supplied: expanded', 'moves'], rows),
    };
  },
  heuristics: () => {
    const outcomes = LEVELS.map(({ level }) =>
      HEURISTICS.map(({ id }) => bySearch(searchLink('a-star', { heuristic: id }), level)),
    );
    const rows = outcomes.map((ends, index) => [LEVELS[index].title, lengthOf(ends[0]), ...ends.map(expandedOf)]);
    const pairs = outcomes.map((ends) => [ends[2], ends[1]]);
    return {
      about: `States expanded by A\\* with each heuristic (moves in the order up, down, right, left; no deadlock rules). Matching expands fewer states than the nearest goals on ${share(pairs, isFewer)}:`,
      table: table(['level', 'moves', ...HEURISTICS.map(({ name }) => name)], rows),
    };
  },
  strategies: () => {
    const outcomes = LEVELS.map(({ level }) =>
      STRATEGIES.map(({ id }) => bySearch(searchLink(id, { heuristic: 'matching' }), level)),
    );
    const rows = outcomes.map((ends, index) => [
      LEVELS[index].title,
      ...ends.flatMap((end) => [expandedOf(end), grouped(lengthOf(end))]),
    ]);
    const at = (id) => STRATEGIES.findIndex((strategy) => strategy.id === id);
    const pairs = outcomes.map((ends) => [ends[at('greedy')], ends[at('a-star')]]);
    return {
      about: `States expanded, and the moves of the solution found (moves in the order up, down, right, left; no deadlock rules; A\\* and greedy with matching). Greedy search expands fewer states than A\\* on ${share(pairs, isFewer)}, and its solution is longer on ${share(pairs, isSolvedLonger)}:`,
      table: table(['level', ...STRATEGIES.flatMap(({ name }) => [name, 'moves'])], rows),
    };
  },
};

/** Each table is made once, though two pages show it. */
const made = new Map();
function makeTable(name) {
  if (!made.has(name)) made.set(name, PRINTED[name]());
  return made.get(name);
}
const printed = (name) => `<!-- printed: ${name} -->\n\n${makeTable(name).table}\n\n<!-- end -->`;

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

const boardOf = (lab) =>
  lab.puzzle === 'sokoban' ? lab.draft.rows.join('\n') : BARS.make([lab.draft]).value.trimEnd();

/** The level of a section, unless the section before has it too. */
function levelText(lab, before) {
  const board = boardOf(lab);
  if (before && boardOf(before.lab) === board) return [];
  const kind = lab.puzzle === 'sokoban' ? 'level' : 'puzzle';
  return [`The ${kind} is “${lab.title}”:`, `\`\`\`\n${board}\n\`\`\``];
}

function sectionText({ heading, paragraphs, commands, lab, table: name }, index, sections) {
  return [
    `## ${heading}`,
    ...levelText(lab, sections[index - 1]),
    ...paragraphs.map((paragraph) => wrapped(paragraph)),
    ...(commands.length > 0 ? ['In a terminal:', `\`\`\`\n${commands.join('\n')}\n\`\`\``] : []),
    ...(name ? [wrapped(makeTable(name).about), printed(name)] : []),
  ];
}

const boardText = (rows) => `   \`\`\`\n${rows.map((row) => `   ${row}`).join('\n')}\n   \`\`\``;

function exerciseText(exercise, index, lesson) {
  const options = exercise.options?.map(({ label }) => `   - ${label}`).join('\n');
  return [
    `${index + 1}. ${wrapped(exercise.question, '   ')}`,
    ...(exercise.board ? [boardText(exercise.board)] : []),
    ...(options ? [options] : []),
    ...(exercise.lab
      ? [
          `   The lab of this question: \`#/lessons/${lesson.id}/${lesson.steps.indexOf(exercise) + 1}\` in the web app.`,
        ]
      : []),
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
  const exercises = lessonExercises(lesson);
  const sections = lesson.steps.filter(({ kind }) => kind === 'section');
  const lines = [
    `<!-- Printed by scripts/print-lessons.mjs from packages/teach/src; change it there. -->`,
    `# ${lesson.title}`,
    wrapped(
      `${lesson.summary} In the web app (\`masu serve\`), \`#/lessons/${lesson.id}\` shows this lesson beside a live lab and checks your answers.`,
    ),
    ...sections.flatMap(sectionText),
    '## Exercises',
    exercises.map((exercise, index) => exerciseText(exercise, index, lesson)).join('\n\n'),
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
  return `<!-- Printed by scripts/print-lessons.mjs from packages/teach/src; change it there. -->

# Lessons

${wrapped('Twelve lessons on search, planning, and proofs, about ten minutes each. The web app shows them beside a live lab (`masu serve`, then Lessons); these pages contain the same text, with commands for a terminal and the answers to the exercises. The levels are those of `levels/lessons/sokoban.xsb`, and in some lessons of `levels/sokoban`.')}

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
