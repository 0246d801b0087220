// Cases for ECE 209: the printed puzzle, any right solution, “No solution exists.”, and a file that can't be opened.

import { defined } from '@masu/core/base/defined.js';
import type { Random } from '@masu/core/base/random.js';
import { boardRows } from '@masu/core/futoshiki/rules/board-text.js';
import { checkGrid } from '@masu/core/futoshiki/rules/check.js';
import { parseConstraints } from '@masu/core/futoshiki/rules/course-arrays.js';
import type { FutoshikiLevel, Inequality } from '@masu/core/futoshiki/rules/level.js';
import { FUTOSHIKI } from '@masu/solve/futoshiki/puzzle.js';
import { firstDifference, outputLines, SAME_EXIT, sameOutput } from '../mark/compare.js';
import type { CourseCases } from '../mark/course-cases.js';
import { type CaseCheck, type CaseVerdict, type MarkCase, markCase, type RunResult } from '../mark/mark-case.js';
import { type PuzzleArrays, parsePuzzle } from './functions.js';
import { puzzleFile } from './rubric-cases.js';

const FILE = 'puzzle.txt';
const NO_SOLUTION = 'No solution exists.';
const SAYS_NONE = /\bno\b.{0,20}\bsol|unsolvable|\b(?:not|n['’]t)\b.{0,20}\bsolv|\bno\b.{0,20}\bexist|impossible/i;

/** The lines up to the heading of the solution, and those after it. */
function outputParts({ stdout }: RunResult): readonly [puzzle: string[], solution: string[]] {
  const lines = outputLines(stdout);
  const heading = lines.findIndex((line) => line.trim() === 'SOLUTION:');
  return heading < 0 ? [lines, []] : [lines.slice(0, heading + 1), lines.slice(heading + 1)];
}

const PUZZLE: CaseCheck = {
  name: 'puzzle',
  standsAlone: true,
  compare(expected, got) {
    const wanted = outputParts(expected)[0].slice(0, -1);
    while (wanted.at(-1) === '') wanted.pop();
    // Whether the second heading stands above the message too, the text does not say.
    return firstDifference(wanted, outputLines(got.stdout).slice(0, wanted.length));
  },
};

/** Any grid that solves the puzzle is right: a puzzle may have several solutions. */
const solutionCheck = ({ size, puzzle, constraints }: PuzzleArrays): CaseCheck => ({
  name: 'solution',
  compare(expected, got) {
    const [[, wanted], [before, answer]] = [outputParts(expected), outputParts(got)];
    const difference = firstDifference(wanted, answer);
    if (!difference) return undefined;
    // The text leaves the wording of the message to the program.
    const lines = outputLines(got.stdout);
    if (wanted[0] === NO_SOLUTION && SAYS_NONE.test(lines.slice(-3).join(' '))) return undefined;
    const placed = { ...difference, ...(difference.line ? { line: difference.line + before.length } : {}) };
    if (wanted[0] === NO_SOLUTION) return { ...placed, message: 'The puzzle has no solution.' };
    const read = parsePuzzle(`${size}\n${answer.join('\n')}\n`);
    if (!read.ok || read.value.constraints.join() !== constraints.join()) return placed;
    const level: FutoshikiLevel = { size, cells: puzzle, inequalities: parseConstraints(size, constraints) };
    const checked = checkGrid(level, read.value.puzzle);
    return checked.ok ? undefined : { ...placed, message: `The solution is wrong: ${checked.error}.` };
  },
});

function puzzleCase(group: string, name: string, tests: string, text: string, verdict?: CaseVerdict): MarkCase[] {
  const read = parsePuzzle(text);
  if (!read.ok) return [];
  const checks = [PUZZLE, solutionCheck(read.value)];
  const given = { input: `${FILE}\n`, files: { [FILE]: text }, ...defined({ verdict }) };
  return [markCase(`${group}/${name}`, tests, checks, given)];
}

interface Wish {
  readonly size: number;
  readonly givens: number;
  readonly signs: number;
}

/** A puzzle with a solution: a shuffled Latin square, of which some digits are given and some signs shown. */
function randomPuzzle(random: Random, { size, givens, signs }: Wish): string {
  const order = (): number[] => random.shuffle(Array.from({ length: size }, (_, index) => index));
  const [rows, columns, digits] = [order(), order(), order()];
  const grid = rows.flatMap((row) => columns.map((column) => (digits[(row + column) % size] as number) + 1));
  const pairs = grid.flatMap((_, cell): [number, number][] => [
    ...(cell % size < size - 1 ? [[cell, cell + 1] as [number, number]] : []),
    ...(cell + size < grid.length ? [[cell, cell + size] as [number, number]] : []),
  ]);
  const inequalities = random
    .shuffle(pairs)
    .slice(0, signs)
    .map(
      ([a, b]): Inequality =>
        (grid[a] as number) < (grid[b] as number) ? { less: a, greater: b } : { less: b, greater: a },
    );
  const shown = new Set(random.shuffle([...grid.keys()]).slice(0, givens));
  const cells = grid.map((digit, cell) => (shown.has(cell) ? digit : 0));
  const level = FUTOSHIKI.validate({ size, cells, inequalities });
  if (!level.ok) throw new Error(`a generated puzzle is not valid: ${level.error.message}`);
  return `${size}\n${boardRows(level.value, cells).join('\n')}\n`;
}

const OWN: readonly (readonly [name: string, tests: string, text: string, verdict: CaseVerdict])[] = [
  ['small', 'digits and signs, 4 × 4', puzzleFile('small'), 'solved'],
  ['line-ends', 'line ends of Windows', puzzleFile('small').replaceAll('\n', '\r\n'), 'solved'],
  ['no-signs', 'a puzzle without signs', puzzleFile('no-signs'), 'solved'],
  ['all-blank', 'nothing given at all', puzzleFile('all-blank'), 'solved'],
  ['chain', 'a row in order, 5 × 5', puzzleFile('chain'), 'solved'],
  ['vertical', 'signs between rows, 5 × 5', puzzleFile('vertical'), 'solved'],
  ['six', 'a larger puzzle, 6 × 6', puzzleFile('six-signs'), 'solved'],
  ['full', 'nothing to fill in', puzzleFile('full'), 'already-solved'],
  ['no-solution', 'signs that contradict each other', puzzleFile('too-long-a-chain'), 'no-solution'],
  ['no-solution-at-the-end', 'no solution, found only in the last row', puzzleFile('late-conflict'), 'no-solution'],
];

const MISSING = markCase('file/missing', 'a file that can’t be opened', [sameOutput('message'), SAME_EXIT], {
  ...{ input: 'absent.txt\n', verdict: 'refused' },
});

export const ECE209_CASES: CourseCases = {
  calls:
    'The program is called without arguments and reads the name of the puzzle file from standard input, as in the course.',
  folder: 'puzzles of the course: each is printed and solved',
  /** What our program found for a puzzle. */
  verdictOf({ files }: MarkCase, ran: RunResult) {
    const puzzle = parsePuzzle(files[FILE] ?? '');
    if (ran.exit !== 0 || !puzzle.ok) return 'refused';
    if (outputParts(ran)[1][0] === NO_SOLUTION) return 'no-solution';
    return puzzle.value.puzzle.includes(0) ? 'solved' : 'already-solved';
  },
  own: () => [
    ...OWN.flatMap(([name, tests, text, verdict]) => puzzleCase('puzzle', name, tests, text, verdict)),
    MISSING,
  ],
  ofFolder: (files) => [...files].flatMap(([name, text]) => puzzleCase('cases', name, 'solving it', text)),
  generate: (random, count) =>
    Array.from({ length: count }, (_, index) => {
      const size = 4 + (index % 3);
      const wish = { size, givens: size, signs: size + random.below(size) };
      const tests = `a random puzzle, ${size} × ${size}`;
      return puzzleCase('random', String(index + 1), tests, randomPuzzle(random, wish), 'solved');
    }).flat(),
};
