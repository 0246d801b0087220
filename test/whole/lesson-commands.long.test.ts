// Every command that a lesson prints, run as printed and in order, in a folder with `levels/` in it. What they print
// must be the figures of the lesson: those of its tables, and those of its text. Limits of CPU are lowered, so that the
// slow solver gives up sooner.

import { mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Run, runProgram, SCRATCH } from '../run-program.js';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const FOLDER = join(ROOT, 'docs/lessons');
const LESSONS = readdirSync(FOLDER).filter((name) => /^\d.*\.md$/.test(name));
const TITLES = [...readFileSync(join(ROOT, 'levels/lessons/sokoban.xsb'), 'utf8').matchAll(/^Title: (.*)$/gm)].map(
  ([, title]) => title as string,
);
const CPU_SECONDS = '0.2';

interface Page {
  /** Without tables and commands. */
  readonly text: string;
  readonly commands: readonly (readonly string[])[];
  /** Of each printed table: the cells by title of the level and heading of the column. */
  readonly tables: ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, string>>>>;
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function parsePage(text: string): Page {
  const blocks = [...text.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, block]) => block as string);
  const commands = blocks.flatMap((block) => block.split('\n').filter((line) => line.startsWith('masu ')));
  const tables = [...text.matchAll(/<!-- printed: ([a-z-]+) -->\n([\s\S]*?)<!-- end -->/g)].map(([, name, body]) => {
    const [heading = '', , ...rows] = (body as string).trim().split('\n');
    const columns = cellsOf(heading);
    const parsed = rows.map((row) => {
      const cells = cellsOf(row);
      // The second of two columns of the same name is the one of the last search.
      return [cells[0] as string, Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']))] as const;
    });
    return [name as string, new Map(parsed)] as const;
  });
  const prose = text.replace(/^\|.*$|^```\n[\s\S]*?^```$/gm, '');
  return { text: prose, commands: commands.map((line) => line.split(' ').slice(1)), tables: new Map(tables) };
}

const bare = (figure: string | undefined): string => (figure ?? '').replaceAll(',', '');
const optionOf = (words: readonly string[], name: string): string | undefined =>
  words.includes(name) ? words[words.indexOf(name) + 1] : undefined;

const RULE_COLUMNS: Readonly<Record<string, string>> = {
  none: 'no rule',
  corner: 'Corner',
  'dead-cells': 'Dead squares',
  square: '2×2',
  freeze: 'Freeze',
  'corner,dead-cells,square,freeze': 'all',
};

/** `masu course comp20003 -s`: the figures of a row, by rule or as the course supplies it. */
function checkCourse({ tables }: Page, words: readonly string[], run: Run, title: string): void {
  expect([run.status, run.stdout.includes('STATS:')]).toEqual([0, true]);
  const expanded = /^Expanded nodes: (\d+)$/m.exec(run.stdout)?.[1];
  const length = /^Solution Length: (\d+)$/m.exec(run.stdout)?.[1];
  const rules = optionOf(words, '--rules');
  const row = tables.get(rules === undefined ? 'course-corner' : 'deadlock-rules')?.get(title);
  const column = rules === undefined ? 'as supplied: expanded' : (RULE_COLUMNS[rules] ?? '');
  expect({ expanded, length }).toEqual({
    expanded: bare(row?.[column]),
    length: row?.moves === 'none' ? '0' : bare(row?.moves),
  });
}

/** The rows of a table by heading. Columns are separated by two spaces or more in every line. */
function parseTable(text: string): readonly Readonly<Record<string, string>>[] {
  const lines = text.trimEnd().split('\n');
  const width = Math.max(...lines.map((line) => line.length));
  const isGap = Array.from({ length: width }, (_, at) => lines.every((line) => (line[at] ?? ' ') === ' '));
  const starts = isGap.flatMap((gap, at) => (!gap && (at === 0 || (isGap[at - 1] && isGap[at - 2])) ? [at] : []));
  const cells = lines.map((line) => starts.map((start, at) => line.slice(start, starts[at + 1]).trim()));
  const [heading = [], ...rows] = cells;
  return rows.map((row) => Object.fromEntries(heading.map((name, at) => [name, row[at] ?? ''])));
}

/** Columns of `masu compare` whose figures the text of a lesson names, by lesson; if given, of these solvers alone. */
const NAMED: Readonly<Record<string, readonly (readonly [column: string, solvers?: readonly string[]])[]>> = {
  2: [['comparisons']],
  3: [['length'], ['expanded', ['bfs-hash']]],
  4: [['length'], ['expanded'], ['generated', ['dijkstra']], ['duplicates', ['dijkstra']]],
  5: [['length'], ['expanded', ['astar', 'greedy']]],
  6: [
    ['length', ['astar', 'dijkstra-course']],
    ['expanded', ['bfs-hash']],
  ],
  7: [['length'], ['expanded']],
  8: [['expanded', ['propagate']]],
  11: [['length'], ['expanded']],
  12: [['length'], ['expanded']],
};
/** The level of lesson 2's text; its other levels are in the table. */
const TEXT_LEVEL = '1';
const LISTS: Readonly<Record<string, string>> = { 'bfs-list': 'list', 'bfs-tree': 'tree', 'bfs-hash': 'table' };

/** `masu compare`: the figures of its rows are in the text or in the tables of the page. Returns how many were compared. */
function checkCompare(page: Page, lesson: string, words: readonly string[], run: Run): number {
  // 10: a level of the lessons has no solution; 20: a search gave up.
  expect([0, 10, 20], run.stderr).toContain(run.status);
  let compared = 0;
  for (const row of parseTable(run.stdout)) {
    const { solver = '', verdict = '', level = '' } = row;
    if (verdict.startsWith('gave up')) continue;
    const number = optionOf(words, '--level') ?? level.replace(/^.*:/, '');
    const title = TITLES[Number(number) - 1] ?? '';
    const printed = page.tables.get('visited-sets')?.get(title);
    if (lesson === '2' && number !== TEXT_LEVEL) {
      // The largest level is not in the tables, and the list not for large ones.
      const comparisons = printed?.[LISTS[solver] ?? ''];
      if (!printed || comparisons === '') continue;
      expect({ number, length: row.length || 'none', explored: row.explored, comparisons: row.comparisons }).toEqual({
        ...{ number, length: printed.moves, explored: printed.explored, comparisons },
      });
      compared++;
      continue;
    }
    for (const [column, solvers] of NAMED[lesson] ?? []) {
      if (solvers && !solvers.includes(solver)) continue;
      const figure = row[column] ?? '';
      const ofLevel = [...page.tables.values()].map((table) => Object.values(table.get(title) ?? {}));
      const isInText = new RegExp(`(?<![\\d,])${figure}(?![\\d,]\\d)`).test(page.text);
      const isPrinted = isInText || ofLevel.some((cells) => cells.includes(figure));
      expect(isPrinted, `${figure} (${solver}, ${column}) of masu ${words.join(' ')}`).toBe(true);
      compared++;
    }
  }
  return compared;
}

/** `masu explain`: what it says is what the page says, in its own words. */
const EXPLAINED: Readonly<Record<string, readonly [said: RegExp, inPage: (found: readonly string[]) => string]>> = {
  'B-up': [/loses: at most one of the two boxes can/, () => 'of the 2 boxes, only 1 can be on a goal at a time'],
  idea: [/onto (row \d+, column \d+), a detour/, ([, cell]) => `${cell}: without pushes onto it`],
  order: [/have to be filled for good in this order: 2, then 1;/, () => 'in row 5, column 2 has to be filled for good'],
  runs: [/(\d+) pushes, run by run:[\s\S]* (\d+)\. .*\n$/, ([, pushes, runs]) => `${pushes} pushes in ${runs} runs`],
};

function checkExplain({ text }: Page, words: readonly string[], run: Run): void {
  const [said, inPage] = EXPLAINED[words.at(-1) ?? ''] ?? [];
  const found = said?.exec(run.stdout);
  expect([run.status, found?.length], run.stdout + run.stderr).toEqual([0, expect.any(Number)]);
  expect(text.replaceAll(/\s+/g, ' ')).toContain(inPage?.(found ?? []));
}

/** How many figures of each page are compared at least. */
const EXPECTED: Readonly<Record<string, number>> = {
  1: 0,
  2: 28,
  3: 7,
  4: 6,
  5: 12,
  6: 9,
  7: 5,
  8: 1,
  9: 4,
  10: 2,
  11: 6,
  12: 6,
};

test.each(LESSONS)('%s: every command runs and prints the figures of the page', (name) => {
  const page = parsePage(readFileSync(join(FOLDER, name), 'utf8'));
  const lesson = String(Number.parseInt(name, 10));
  const cwd = mkdtempSync(join(SCRATCH, 'lesson-'));
  symlinkSync(join(ROOT, 'levels'), join(cwd, 'levels'));
  const written = new Map<string, string>();
  let compared = 0;
  for (const words of page.commands) {
    const cpu = words.indexOf('--cpu');
    const run = runProgram(cpu < 0 ? words : words.with(cpu + 1, CPU_SECONDS), '', cwd);
    const [command, about] = words;
    if (command === 'convert') {
      expect(run.status).toBe(0);
      written.set(optionOf(words, '-o') ?? '', TITLES[Number(optionOf(words, '--level')) - 1] ?? '');
      continue;
    }
    if (command === 'compare') compared += checkCompare(page, lesson, words, run);
    else if (command === 'course' && about === 'comp20003') {
      checkCourse(page, words, run, written.get(words[words.indexOf('-s') + 1] ?? '') ?? '');
      compared++;
    } else if (command === 'solve') {
      // Lessons 7 and 10: the solver proves the fewest pushes.
      const [found = '{}'] = runProgram([...words, '--json'], '', cwd).stdout.split('\n');
      expect([run.status, JSON.parse(found).claim], run.stderr).toEqual([0, 'optimal']);
      if (lesson === '10') expect(page.text).toContain(`${JSON.parse(found).pushes} pushes, optimal`);
      compared++;
    } else if (command === 'explain') {
      checkExplain(page, words, run);
      compared++;
    } else if (command === 'verify') {
      expect([run.status, run.stdout + run.stderr]).toEqual([0, expect.stringContaining(': optimal')]);
      compared++;
    } else throw new Error(`this test does not know what masu ${words.join(' ')} should print`);
  }
  expect(compared).toBeGreaterThanOrEqual(EXPECTED[lesson] ?? 1);
});

test('lesson 8: backtracking gives up where propagation solves', () => {
  const [words = []] = parsePage(
    readFileSync(join(FOLDER, LESSONS.find((name) => name.startsWith('8-')) ?? ''), 'utf8'),
  ).commands;
  const { stdout, status } = runProgram(words, '', ROOT);
  const rows = parseTable(stdout).map(({ solver, verdict }) => [solver, verdict]);
  expect([rows, status]).toEqual([
    [
      ['backtrack', 'gave up: nodes'],
      ['propagate', 'solved'],
    ],
    20,
  ]);
});

const COURSES: readonly [course: string, format: string][] = [
  ['comp20003', 'xsb'],
  ['mac110', 'xsb'],
  ['mac110', 'rle'],
  ['in101', 'sized'],
  ['ips', 'letters'],
  ['ece209', 'bars'],
];

/** How the course's program prints a map that it could read. */
const READ: Readonly<Record<string, (path: string) => Run>> = {
  comp20003: (path) => runProgram(['course', 'comp20003', path, '--plain'], 'q'),
  mac110: (path) => runProgram(['course', 'mac110', path], 'q\n'),
  in101: (path) => runProgram(['course', 'in101', 'load', path]),
  ips: (path) => runProgram(['course', 'ips', '--levels', dirname(path)], '1 1 6 5'),
  ece209: (path) => runProgram(['course', 'ece209', path]),
};

test.each(COURSES)('course %s reads what convert writes as %s: titles, notes and solutions', (course, format) => {
  const cwd = mkdtempSync(join(SCRATCH, 'convert-'));
  const words = 'Title: Level 2: the end\nAuthor: A. N. Other\nDifficulty: 3\nComment:\n; @ #\nComment-End:\n';
  const sokoban = `; A collection of 1 level\n;\n\n######\n#@ $.#\n######\n${words}\nSolution\nrR\n`;
  const futoshiki = '; Level 2: the end\n2\n|- -|\n|^  |\n|- -|\n';
  const input = course === 'ece209' ? futoshiki : sokoban;
  const path = join(cwd, 'level1.txt');
  expect(runProgram(['convert', '-', '--to', format, '-o', path, '-q'], input, cwd)).toMatchObject({ status: 0 });
  if (course !== 'ece209') expect(readFileSync(path, 'utf8')).toContain('Title: Level 2: the end\n');
  const { stdout, stderr } = (READ[course] as (path: string) => Run)(path);
  expect(stderr.replace(/.*read by content\.\n/, '')).toBe('');
  expect(stdout).toContain(course === 'ece209' ? '|- -|\n|^  |' : course === 'ips' ? '#A.BG#' : '#@ $.#');
});
