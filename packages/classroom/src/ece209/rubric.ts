// The grading table of ECE 209: the name of the file, warnings, style, and the four functions, each called directly.

import { checkGrid } from '@masu/core/futoshiki/rules/check.js';
import { parseConstraints } from '@masu/core/futoshiki/rules/course-arrays.js';
import { differenceSentence, outputLines, withoutBlanks } from '../mark/compare.js';
import { styleFacts } from '../rubric/by-cases.js';
import { factsOfC } from '../rubric/c-facts.js';
import type { CourseRubric, RubricOrders } from '../rubric/course-rubric.js';
import {
  findAll,
  type Harness,
  type HarnessResults,
  openHarness,
  type PartProblem,
  signatureProblems,
} from '../rubric/harness.js';
import { addHarness, HARNESS_FILE } from '../rubric/harness-program.js';
import {
  countRight,
  type Finding,
  failedNames,
  findingLines,
  type GradedLine,
  gradeFindings,
  type LineNotes,
  personLine,
  pointsShare,
  programLine,
  sumRight,
  withNotes,
} from '../rubric/rubric-line.js';
import { memoryReport, VALGRIND_OPTIONS } from '../rubric/valgrind.js';
import type { Workbench } from '../rubric/workbench.js';
import { parsePuzzle, puzzleText, solve } from './functions.js';
import * as cases from './rubric-cases.js';

const NAME = 'futo.c';

const FUNCTIONS = ['readPuzzle', 'printPuzzle', 'isLegal', 'solve'] as const;

type FunctionName = (typeof FUNCTIONS)[number];

const PROTOTYPES: Readonly<Record<FunctionName, string>> = {
  readPuzzle: 'int readPuzzle(const char *filename, int **puzzle, int **constraints, int *size);',
  printPuzzle: 'void printPuzzle(const int puzzle[], const int constraints[], int size);',
  isLegal: 'int isLegal(int row, int col, int num, const int puzzle[], const int constraints[], int size);',
  solve: 'int solve(int puzzle[], const int constraints[], int size);',
};

/** The student's file: futo.c, or the one most like it, which has most of the functions. */
function findSource(bench: Workbench): string | undefined {
  const all = bench.paths(/\.c$/i).filter((path) => !path.includes('CMakeFiles/'));
  const lacks = (path: string): number => {
    const there = factsOfC(bench.text(path)).functions.map(({ name }) => name);
    return FUNCTIONS.filter((name) => !there.includes(name)).length;
  };
  const rank = (path: string): number =>
    path === NAME ? 0 : path.toLowerCase() === NAME ? 1 : path.endsWith(`/${NAME}`) ? 2 : 3 + 10 * lacks(path);
  const depth = (path: string): number => path.split('/').length;
  return all.sort((a, b) => rank(a) - rank(b) || depth(a) - depth(b) || (a < b ? -1 : 1))[0];
}

function nameLine(source: string | undefined): GradedLine {
  const evidence =
    source === NAME
      ? [`${NAME} was handed in.`]
      : [
          `There is no ${NAME}${source === undefined ? '.' : `; the rest is graded on ${source}. Upper and lower case matter.`}`,
        ];
  return programLine('file-name', source === NAME ? 20 : 0, 20, evidence);
}

/** A warning costs this much, all of them together at most half of the points. */
const WARNING_POINTS = 2;

const numbersText = (...lists: (readonly number[])[]): string => `${lists.map((list) => list.join(' ')).join('\n')}\n`;

/** Compiles for the table, and for the harness without regard to warnings. */
async function compile(bench: Workbench, source: string): Promise<{ compiles: GradedLine; harness?: Harness }> {
  const compiler = bench.tools.build ?? ([bench.tools.compiler] as const);
  const strict = await bench.build([...compiler, '-Wall', '-pedantic', '-c', '-o', 'futo.o', source]);
  const messages = strict.stderr.split('\n').filter((line) => /: (warning|error|fatal error): /.test(line));
  addHarness(bench, 'ece209');
  const first = await bench.build([...compiler, '-g', '-w', '-Dmain=student_main', '-c', '-o', 'student.o', source]);
  const second =
    first.exit === 0
      ? await bench.build([...compiler, '-g', '-o', 'harness', HARNESS_FILE, 'student.o', '-lm'])
      : first;
  const fromCommand = `$ ${strict.typed}`;
  if (second.exit !== 0) {
    const evidence = [
      fromCommand,
      ...messages.slice(0, 5),
      ...(messages.length === 0 ? second.stderr.split('\n').slice(0, 5) : []),
    ];
    return { compiles: programLine('compiles', 0, 10, evidence) };
  }
  const harness = openHarness(bench, `${bench.folder}/harness`);
  const included = `#define main student_main\n#include "${source}"\n#undef main\n`;
  const have = (await harness.call('have', ['have'], '')).values.get('have');
  const problems = await signatureProblems(bench, compiler, included, PROTOTYPES);
  for (const [index, each] of FUNCTIONS.entries()) {
    const problem = problems.get(each) ?? (have?.[index] === 1 ? undefined : `There is no function ${each}.`);
    if (problem !== undefined) harness.missing.set(each, problem);
  }
  const warnings = messages.length === 0 ? 'no warnings' : `${messages.length} warnings`;
  const findings = strict.exit === 0 ? warnings : 'errors';
  const lost = strict.exit === 0 ? Math.min(5, WARNING_POINTS * messages.length) : 10;
  const compiles = programLine('compiles', 10 - lost, 10, [fromCommand, findings, ...messages.slice(0, 5)]);
  return { compiles, harness };
}

/** Partial credit for a program that is not complete: a function that does half of its work counts, one that does less by half. */
function withCompleteness(compiles: GradedLine, functions: readonly GradedLine[]): GradedLine {
  const parts = FUNCTIONS.map((name) => {
    const own = functions.filter(({ line }) => line === name || line.startsWith(`${name}:`));
    const sum = (pick: (line: GradedLine) => number): number => own.reduce((all, line) => all + pick(line), 0);
    const share = sum(({ points }) => points ?? 0) / sum(({ outOf }) => outOf);
    return share >= 0.5 ? 1 : share > 0 ? 0.5 : 0;
  });
  const complete = parts.reduce<number>((all, part) => all + part, 0);
  const { points, outOf } = compiles;
  if (complete === FUNCTIONS.length || points === null) return compiles;
  const evidence = [
    ...compiles.evidence,
    `The program is not complete: ${complete} of 4 functions do their work, so partial credit.`,
  ];
  return { ...compiles, points: pointsShare(points, complete, FUNCTIONS.length), outOf, evidence };
}

const same = (a: readonly number[] | undefined, b: readonly number[]): boolean => a?.join() === b.join();

const changedArray = ({ values }: HarnessResults): string | undefined =>
  same(values.get('unchanged'), [1]) ? undefined : 'It changed an array.';

/** Closing the file is this much of the points: the text asks for it “for full credit”. */
const CLOSING_POINTS = 3;

type ReadCase = (typeof cases.READ_PUZZLES)[number];

/** The files of the course have the line ends of Windows, the text does not say so: who reads one kind gets most of it. */
const ONE_KIND_SHARE = 0.75;

type Found = string | PartProblem | undefined;
const partOf = (found: Found): PartProblem | undefined =>
  typeof found === 'string' ? { problem: found, share: 0 } : found;

function readFinding(name: string, ...found: readonly [unix: Found, windows: Found]): Finding {
  const [unix, windows] = found.map(partOf);
  if (unix === undefined && windows === undefined) return { name };
  if (unix !== undefined && windows !== undefined) {
    const isSame = unix.problem === windows.problem;
    const problem = isSame ? unix.problem : `With line ends LF: ${unix.problem} With CRLF: ${windows.problem}`;
    const [least, most] = [Math.min(unix.share, windows.share), Math.max(unix.share, windows.share)];
    return { name, problem, share: least + ONE_KIND_SHARE * (most - least) };
  }
  const problem = unix
    ? `With line ends LF: ${unix.problem} With CRLF it is right.`
    : `With line ends CRLF, as in the files of the course: ${windows?.problem} With LF it is right.`;
  const least = (unix ?? windows)?.share ?? 0;
  return { name, problem, share: least + ONE_KIND_SHARE * (1 - least) };
}

async function gradeRead(harness: Harness, puzzles: readonly ReadCase[]): Promise<GradedLine> {
  let leftOpen = 0;
  const readOne = async ({ name, text, size, ...arrays }: ReadCase): Promise<string | PartProblem | undefined> => {
    const results = await harness.call(`readPuzzle-${name}`, ['readPuzzle', 'puzzle.txt'], '', { 'puzzle.txt': text });
    if (results.problem !== undefined) return results.problem;
    leftOpen = Math.max(leftOpen, results.values.get('left-open')?.[0] ?? 0);
    const [returned] = results.values.get('returned') ?? [];
    if (returned !== 1) return `Returned ${returned}; expected 1.`;
    if (!same(results.values.get('size'), [size]))
      return `The size is ${results.values.get('size')}; expected ${size}.`;
    for (const part of ['puzzle', 'constraints'] as const) {
      const got = results.values.get(part);
      const at = arrays[part].findIndex((value, index) => got?.[index] !== value);
      if (at < 0) continue;
      const problem = `${part}[${at}] is ${got?.[at] ?? 'missing'}; expected ${arrays[part][at]}.`;
      if (part === 'puzzle') return problem;
      // The digits are right; the rest is for the signs.
      const signs = arrays[part].flatMap((value, index) =>
        value === 0 && !got?.[index] ? [] : [value === got?.[index]],
      );
      return { problem, share: 0.5 + (0.4 * signs.filter(Boolean).length) / signs.length };
    }
    return undefined;
  };
  const missing = harness.missing.get('readPuzzle');
  const findings: Finding[] = [];
  for (const each of puzzles) {
    const unix = missing ?? (await readOne(each));
    const windows =
      missing ?? (await readOne({ ...each, name: `${each.name}-crlf`, text: each.text.replaceAll('\n', '\r\n') }));
    findings.push(readFinding(each.name, unix, windows));
  }
  const absent = await findAll(harness, 'readPuzzle', [{ name: 'missing-file' }], async () => {
    const results = await harness.call('readPuzzle-missing-file', ['readPuzzle', 'absent.txt'], '');
    const [returned] = results.values.get('returned') ?? [];
    return (
      results.problem ?? (returned === 0 ? undefined : `Returned ${returned} for a file that is not there; expected 0.`)
    );
  });
  const right = sumRight(findings);
  // A function that always fails is right about the missing file: that counts only beside a puzzle that it reads.
  const all = [
    ...findings,
    ...absent.map((each) => (right > 0 ? each : { ...each, problem: each.problem ?? 'It reads no puzzle at all.' })),
  ];
  const closed = right > 0 && leftOpen === 0;
  const lines =
    right === 0 ? [] : [closed ? 'The file is closed.' : `The file is not closed (${CLOSING_POINTS} points).`];
  const points = pointsShare(15 - CLOSING_POINTS, sumRight(all), all.length) + (closed ? CLOSING_POINTS : 0);
  return { ...programLine('readPuzzle', points, 15, [...findingLines(all), ...lines]), failed: failedNames(all) };
}

/** What is printed right but for blanks, and how much rows that are right count. */
const BUT_BLANKS_SHARE = 0.8;
const ROWS_SHARE = 0.9;
const TOO_MANY_SHARE = 0.7;

/** How much of a printed puzzle is right: all but its blanks, or the rows that are there in their order. */
function printedShare(wanted: readonly string[], got: readonly string[]): number {
  const dense = (rows: readonly string[]): string[] => withoutBlanks(rows.map((row) => row.replace(/[\s|]/g, '')));
  if (dense(wanted).join('\n') === dense(got).join('\n')) return BUT_BLANKS_SHARE;
  let [at, right] = [0, 0];
  for (const row of wanted) {
    const found = got.indexOf(row, at);
    if (found < 0) continue;
    at = found + 1;
    right++;
  }
  // More rows than there are, such as the size, are wrong as well.
  const factor = got.length > wanted.length ? ROWS_SHARE * TOO_MANY_SHARE : ROWS_SHARE;
  return (factor * right) / wanted.length;
}

async function gradePrint(harness: Harness, puzzles: readonly cases.PuzzleText[]): Promise<GradedLine> {
  const findings = await findAll(harness, 'printPuzzle', puzzles, async (each) => {
    const { name, puzzle, constraints, size } = each;
    const input = numbersText([size], puzzle, constraints);
    const results = await harness.call(`printPuzzle-${name}`, ['printPuzzle'], input);
    if (results.problem !== undefined) return results.problem;
    const wanted = outputLines(puzzleText(puzzle, constraints, size));
    // Blank lines around it, or a row that is empty but for its bars, decide nothing.
    const got = withoutBlanks(outputLines(results.printed));
    const problem = differenceSentence(wanted, got);
    return problem === undefined ? changedArray(results) : { problem, share: printedShare(wanted, got) };
  });
  return gradeFindings('printPuzzle', 10, findings);
}

/** The criteria of the text count most: rows, columns, and the signs on each side; the others are about their limits. */
const LEGAL_WEIGHTS: Readonly<Record<string, number>> = {
  ...{ row: 2, column: 2, 'sign-right': 2, 'sign-left': 2, 'sign-below': 2, 'sign-above': 2 },
  ...{ 'blank-neighbor': 0.5, 'last-cells': 0.5 },
};

async function gradeLegal(harness: Harness): Promise<GradedLine> {
  const findings = await findAll(harness, 'isLegal', cases.LEGAL_CASES, async (each) => {
    const { name, tests, puzzle, constraints, size, questions, answers } = each;
    const input = numbersText([size], puzzle, constraints, [questions.length], questions.flat());
    const results = await harness.call(`isLegal-${name}`, ['isLegal'], input);
    if (results.problem !== undefined) return results.problem;
    const got = results.values.get('answers') ?? [];
    const at = answers.findIndex((answer, index) => got[index] !== answer);
    if (at >= 0) return `${tests}: isLegal(${questions[at]?.join(', ')}) returned ${got[at]}; expected ${answers[at]}.`;
    return changedArray(results);
  });
  return gradeFindings(
    'isLegal',
    15,
    findings.map((each) => ({ ...each, weight: LEGAL_WEIGHTS[each.name] ?? 1 })),
  );
}

async function checkSolve(harness: Harness, each: cases.PuzzleText, isPossible: boolean): Promise<string | undefined> {
  const { name, puzzle, constraints, size } = each;
  const results = await harness.call(`solve-${name}`, ['solve'], numbersText([size], puzzle, constraints));
  if (results.problem !== undefined) return results.problem;
  const [returned] = results.values.get('returned') ?? [];
  const grid = results.values.get('puzzle') ?? [];
  if (returned !== (isPossible ? 1 : 0))
    return `Returned ${returned}; the puzzle has ${isPossible ? 'a' : 'no'} solution.`;
  if (!same(results.values.get('unchanged'), [1])) return 'It changed the constraints.';
  if (!isPossible) return same(grid, puzzle) ? undefined : 'It changed the puzzle, which has no solution.';
  const checked = checkGrid({ size, cells: puzzle, inequalities: parseConstraints(size, constraints) }, grid);
  return checked.ok ? undefined : `The solution is wrong: ${checked.error}.`;
}

async function gradeSolve(harness: Harness, theirs: readonly cases.PuzzleText[]): Promise<GradedLine[]> {
  const find = (all: readonly cases.PuzzleText[], isPossible: boolean) =>
    findAll(harness, 'solve', all, (each) => checkSolve(harness, each, isPossible));
  const hasSigns = ({ constraints }: cases.PuzzleText): boolean => constraints.some((each) => each !== 0);
  const isSolvable = ({ puzzle, constraints, size }: cases.PuzzleText): boolean =>
    solve([...puzzle], constraints, size) === 1;
  const [possible, others] = [theirs.filter(isSolvable), theirs.filter((each) => !isSolvable(each))];
  const [plain, signed, none] = [
    await find([...cases.PLAIN_PUZZLES, ...possible.filter((each) => !hasSigns(each))], true),
    await find([...cases.SIGNED_PUZZLES, ...possible.filter(hasSigns)], true),
    await find([...cases.IMPOSSIBLE_PUZZLES, ...others], false),
  ];
  const solvesOne = countRight(plain) + countRight(signed) > 0;
  const alone = 'No points: it solves no puzzle that can be solved.';
  const unsolvable = solvesOne ? none : none.map(({ name, problem = alone }) => ({ name, problem }));
  return [
    gradeFindings('solve: no relations', 7.5, plain),
    gradeFindings('solve: relations', 7.5, signed),
    gradeFindings('solve: unsolvable', 5, unsolvable),
  ];
}

/** Memory errors are shown, not scored: the grading table doesn't mention them. */
async function memoryFact(harness: Harness): Promise<string> {
  const { valgrind } = harness.bench.tools;
  if (valgrind === undefined) return 'Valgrind: not checked, because this system has none.';
  if (harness.missing.size > 0) return 'Valgrind: not checked, because functions are missing.';
  const [puzzle] = cases.READ_PUZZLES;
  const command = [valgrind, ...VALGRIND_OPTIONS, harness.program, 'valgrind', 'whole', 'puzzle.txt'] as const;
  const ran = await harness.bench.run('valgrind', command, { files: { 'puzzle.txt': puzzle?.text ?? '' }, input: '' });
  const report = memoryReport(ran.stderr, (file) => file === HARNESS_FILE);
  if (!report) return `Valgrind: not checked. ${ran.problem ?? ''}`;
  return report.errors === 0
    ? 'Valgrind: no errors, no leaks.'
    : `Valgrind: ${report.errors} errors, not scored: ${report.messages.join('; ')}.`;
}

/** A teacher's puzzles. */
function ownPuzzles(files: RubricOrders['files']): ReadCase[] {
  return [...(files ?? [])].flatMap(([name, text]) => {
    const read = parsePuzzle(text);
    return read.ok ? [{ name, text: text.replaceAll('\r\n', '\n'), ...read.value }] : [];
  });
}

async function grade(bench: Workbench, { files }: RubricOrders = {}): Promise<GradedLine[]> {
  const theirs = ownPuzzles(files);
  const source = findSource(bench);
  const compiled = source === undefined ? undefined : await compile(bench, source);
  const why = source === undefined ? 'There is no C file.' : 'It does not compile.';
  const none = (line: string, outOf: number): GradedLine => programLine(line, 0, outOf, [why]);
  const { harness } = compiled ?? {};
  const facts = source === undefined ? [] : styleFacts(bench, [source]);
  const functions = harness
    ? [
        await gradeRead(harness, [...cases.READ_PUZZLES, ...theirs]),
        await gradePrint(harness, [...cases.PRINT_PUZZLES, ...theirs]),
        await gradeLegal(harness),
        ...(await gradeSolve(harness, theirs)),
      ]
    : [
        ...[none('readPuzzle', 15), none('printPuzzle', 10), none('isLegal', 15)],
        ...[none('solve: no relations', 7.5), none('solve: relations', 7.5), none('solve: unsolvable', 5)],
      ];
  const memory = harness ? [await memoryFact(harness)] : [];
  const lines = [
    nameLine(source),
    compiled?.harness ? withCompleteness(compiled.compiles, functions) : (compiled?.compiles ?? none('compiles', 10)),
    personLine('style', 10, [...facts, ...memory]),
    ...functions,
  ];
  return withNotes(lines, NOTES);
}

const SOLVE_NOTE = 'solved puzzles, each checked by the rules, whatever the order of the search';
const NOTES: LineNotes = {
  'file-name': ['the name, letter by letter', 'compared the name'],
  compiles: [
    'whether gcc -Wall -pedantic is silent',
    `compiled it so; each warning costs ${WARNING_POINTS} points, at most half of them, an error all, and functions that don’t do their work their part`,
  ],
  style: ['comments, names, globals, goto', 'shows facts and gives no points'],
  readPuzzle: [
    'the two arrays after reading several files, and whether the file is closed',
    'called it with puzzles in both kinds of line ends, compared the arrays, and counted open files',
  ],
  printPuzzle: ['the printed rows', 'called it and compared the rows; blank lines around them don’t count'],
  isLegal: [
    'rows, columns, and the signs on all four sides',
    'asked legal and illegal questions about each of ten rules and compared the answers',
  ],
  'solve: no relations': ['whether it solves such puzzles', `called it with ${SOLVE_NOTE}`],
  'solve: relations': ['whether it solves such puzzles', `called it with ${SOLVE_NOTE}`],
  'solve: unsolvable': [
    'whether it says so, and leaves the puzzle as it was',
    'called it with puzzles that have no solution; it counts only if it also solves one',
  ],
};

export const ECE209_RUBRIC: CourseRubric = {
  about: `the grading criteria of the assignment: the name ${NAME}, warnings, and the four functions, each called directly`,
  version: 2,
  grade,
};
