// The grading table of ECE 209: the name of the file, warnings, style, and the four functions, each called directly.

import { checkGrid } from '@masu/core/futoshiki/rules/check.js';
import { parseConstraints } from '@masu/core/futoshiki/rules/course-arrays.js';
import { differenceSentence, outputLines } from '../mark/compare.js';
import { styleFacts } from '../rubric/by-cases.js';
import type { CourseRubric } from '../rubric/course-rubric.js';
import { findAll, type Harness, type HarnessResults, openHarness, signatureProblems } from '../rubric/harness.js';
import { addHarness, HARNESS_FILE } from '../rubric/harness-program.js';
import {
  countRight,
  findingLines,
  type GradedLine,
  gradeFindings,
  personLine,
  pointsShare,
  programLine,
} from '../rubric/rubric-line.js';
import { memoryReport, VALGRIND_OPTIONS } from '../rubric/valgrind.js';
import type { Workbench } from '../rubric/workbench.js';
import { puzzleText } from './functions.js';
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

/** The student's file: futo.c, or the one most like it. */
function findSource(bench: Workbench): string | undefined {
  const all = bench.paths(/\.c$/i);
  const rank = (path: string): number =>
    path === NAME ? 0 : path.toLowerCase() === NAME ? 1 : path.endsWith(`/${NAME}`) ? 2 : 3 + path.split('/').length;
  return all.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))[0];
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
  const complete = FUNCTIONS.length - harness.missing.size;
  const warnings = messages.length === 0 ? 'no warnings' : `${messages.length} warnings`;
  const findings = strict.exit === 0 ? warnings : 'errors';
  const incomplete = harness.missing.size > 0 ? [`Only ${complete} of 4 functions: partial credit.`] : [];
  const points = strict.exit === 0 && messages.length === 0 ? pointsShare(10, complete, FUNCTIONS.length) : 0;
  const evidence = [fromCommand, findings, ...messages.slice(0, 5), ...incomplete];
  return { compiles: programLine('compiles', points, 10, evidence), harness };
}

const same = (a: readonly number[] | undefined, b: readonly number[]): boolean => a?.join() === b.join();

const changedArray = ({ values }: HarnessResults): string | undefined =>
  same(values.get('unchanged'), [1]) ? undefined : 'It changed an array.';

/** Closing the file is this much of the points: the text asks for it “for full credit”. */
const CLOSING_POINTS = 3;

async function gradeRead(harness: Harness): Promise<GradedLine> {
  let leftOpen = 0;
  const findings = await findAll(harness, 'readPuzzle', cases.READ_PUZZLES, async ({ name, text, size, ...arrays }) => {
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
      if (at >= 0) return `${part}[${at}] is ${got?.[at] ?? 'missing'}; expected ${arrays[part][at]}.`;
    }
    return undefined;
  });
  const absent = await findAll(harness, 'readPuzzle', [{ name: 'missing-file' }], async () => {
    const results = await harness.call('readPuzzle-missing-file', ['readPuzzle', 'absent.txt'], '');
    const [returned] = results.values.get('returned') ?? [];
    return (
      results.problem ?? (returned === 0 ? undefined : `Returned ${returned} for a file that is not there; expected 0.`)
    );
  });
  const right = countRight(findings);
  // A function that always fails is right about the missing file: that counts only beside a puzzle that it reads.
  const all = [
    ...findings,
    ...absent.map((each) => (right > 0 ? each : { ...each, problem: each.problem ?? 'It reads no puzzle at all.' })),
  ];
  const closed = right > 0 && leftOpen === 0;
  const lines =
    right === 0 ? [] : [closed ? 'The file is closed.' : `The file is not closed (${CLOSING_POINTS} points).`];
  const points = pointsShare(15 - CLOSING_POINTS, countRight(all), all.length) + (closed ? CLOSING_POINTS : 0);
  return programLine('readPuzzle', points, 15, [...findingLines(all), ...lines]);
}

async function gradePrint(harness: Harness): Promise<GradedLine> {
  const findings = await findAll(harness, 'printPuzzle', cases.PRINT_PUZZLES, async (each) => {
    const { name, puzzle, constraints, size } = each;
    const input = numbersText([size], puzzle, constraints);
    const results = await harness.call(`printPuzzle-${name}`, ['printPuzzle'], input);
    if (results.problem !== undefined) return results.problem;
    const wanted = outputLines(puzzleText(puzzle, constraints, size));
    return differenceSentence(wanted, outputLines(results.printed)) ?? changedArray(results);
  });
  return gradeFindings('printPuzzle', 10, findings);
}

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
  return gradeFindings('isLegal', 15, findings);
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

async function gradeSolve(harness: Harness): Promise<GradedLine[]> {
  const find = (all: readonly cases.PuzzleText[], isPossible: boolean) =>
    findAll(harness, 'solve', all, (each) => checkSolve(harness, each, isPossible));
  const [plain, signed, none] = [
    await find(cases.PLAIN_PUZZLES, true),
    await find(cases.SIGNED_PUZZLES, true),
    await find(cases.IMPOSSIBLE_PUZZLES, false),
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

async function grade(bench: Workbench): Promise<GradedLine[]> {
  const source = findSource(bench);
  const compiled = source === undefined ? undefined : await compile(bench, source);
  const why = source === undefined ? 'There is no C file.' : 'It does not compile.';
  const none = (line: string, outOf: number): GradedLine => programLine(line, 0, outOf, [why]);
  const { harness } = compiled ?? {};
  const facts = source === undefined ? [] : styleFacts(bench, [source]);
  const functions = harness
    ? [await gradeRead(harness), await gradePrint(harness), await gradeLegal(harness), ...(await gradeSolve(harness))]
    : [
        ...[none('readPuzzle', 15), none('printPuzzle', 10), none('isLegal', 15)],
        ...[none('solve: no relations', 7.5), none('solve: relations', 7.5), none('solve: unsolvable', 5)],
      ];
  const memory = harness ? [await memoryFact(harness)] : [];
  return [
    nameLine(source),
    compiled?.compiles ?? none('compiles', 10),
    personLine('style', 10, [...facts, ...memory]),
    ...functions,
  ];
}

export const ECE209_RUBRIC: CourseRubric = {
  about: `the grading criteria of the assignment: the name ${NAME}, warnings, and the four functions, each called directly`,
  version: 1,
  grade,
};
