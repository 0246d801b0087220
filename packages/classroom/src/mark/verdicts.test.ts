// Every case of marking says what is right for it, and it is so; and a program that does no work earns next to nothing.

import { expect, test } from 'vitest';
import { randomFor } from '../../../../test/seed.js';
import { COURSES } from '../courses.js';
import type { Course } from '../host.js';
import { MARKED_COURSES } from '../marked-courses.js';
import type { CourseCases } from './course-cases.js';
import type { MarkCase, RunResult } from './mark-case.js';
import { runOracle } from './oracle.js';
import { type CourseScore, Scorer, scoredChecks } from './score.js';

interface Marked {
  readonly course: Course;
  readonly source: CourseCases;
  readonly own: readonly MarkCase[];
  readonly cases: readonly MarkCase[];
  readonly expected: ReadonlyMap<MarkCase, RunResult>;
}

const COUNT = 6;

async function loadCourse(course: Course): Promise<Marked> {
  const source = MARKED_COURSES[course.id] as CourseCases;
  const own = source.own();
  const cases = [...own, ...source.generate(randomFor(5), COUNT)];
  const expected = new Map<MarkCase, RunResult>();
  for (const each of cases) expected.set(each, await runOracle(course, each));
  return { course, source, own, cases, expected };
}

const MARKED = await Promise.all(COURSES.map(loadCourse));
const IDS = MARKED.map(({ course }) => course.id);
const markedOf = (id: string): Marked => {
  const found = MARKED.find(({ course }) => course.id === id);
  if (!found) throw new Error(`no course ${id}`);
  return found;
};

test.each(IDS)('%s: every case of ours states its verdict', (id) => {
  const { own } = markedOf(id);
  expect(own.filter(({ verdict }) => verdict === undefined).map(({ name }) => name)).toEqual([]);
});

test.each(IDS)('%s: what our program does is the stated verdict', (id) => {
  const { source, cases, expected } = markedOf(id);
  const stated = cases.flatMap((each) => (each.verdict ? [[each.name, each.verdict]] : []));
  const done = cases.flatMap((each) =>
    each.verdict ? [[each.name, source.verdictOf(each, expected.get(each) as RunResult)]] : [],
  );
  expect(done).toEqual(stated);
});

/** Whether a Futoshiki has a solution, by trying every digit; written for this test alone. */
function hasGrid(text: string): boolean {
  const [first = '', ...rows] = text.split(/\r?\n/);
  const size = Number(first);
  const at = (y: number, x: number): string => rows[y]?.[x + 1] ?? ' ';
  const grid = Array.from(
    { length: size ** 2 },
    (_, cell) => Number(at(2 * Math.floor(cell / size), 2 * (cell % size))) || 0,
  );
  const holds = (sign: string, one: number, other: number): boolean =>
    one === 0 ||
    other === 0 ||
    (sign === '<' || sign === '^' ? one < other : sign === '>' || sign === 'v' ? one > other : true);
  const isRight = (): boolean =>
    grid.every((digit, cell) => {
      const [y, x] = [Math.floor(cell / size), cell % size];
      const rest = grid.filter((_, each) => each !== cell && (Math.floor(each / size) === y || each % size === x));
      if (digit !== 0 && rest.includes(digit)) return false;
      const isRowRight = x === size - 1 || holds(at(2 * y, 2 * x + 1), digit, grid[cell + 1] as number);
      return isRowRight && (y === size - 1 || holds(at(2 * y + 1, 2 * x), digit, grid[cell + size] as number));
    });
  const fill = (): boolean => {
    const blank = grid.indexOf(0);
    if (blank < 0) return true;
    for (let digit = 1; digit <= size; digit++) {
      grid[blank] = digit;
      if (isRight() && fill()) return true;
    }
    grid[blank] = 0;
    return false;
  };
  return isRight() && fill();
}

/** Whether a map can be solved, by walking through every position; written for this test alone. */
function hasPlan(text: string): boolean {
  const rows = text.split('\n').filter((row) => row.includes('#'));
  const width = Math.max(...rows.map((row) => row.length)) + 1;
  const cells = rows.map((row) => row.padEnd(width)).join('');
  const find = (letters: string): number[] =>
    [...cells].flatMap((letter, cell) => (letters.includes(letter) ? [cell] : []));
  const goals = new Set(find('.+*'));
  const start: readonly [number, readonly number[]] = [find('@+')[0] as number, find('$*')];
  const seen = new Set([start.join()]);
  const queue = [start];
  for (const [player, boxes] of queue) {
    if (boxes.every((box) => goals.has(box))) return true;
    for (const step of [1, -1, width, -width]) {
      const [to, beyond] = [player + step, player + 2 * step];
      const isPush = boxes.includes(to);
      if (cells[to] === '#' || (isPush && (cells[beyond] === '#' || boxes.includes(beyond)))) continue;
      const next = [to, boxes.map((box) => (box === to ? beyond : box)).sort((a, b) => a - b)] as const;
      if (seen.has(next.join())) continue;
      seen.add(next.join());
      queue.push(next);
    }
  }
  return false;
}

const SOLVERS: Readonly<Record<string, (text: string) => boolean>> = {
  ece209: hasGrid,
  in101: hasPlan,
  comp20003: hasPlan,
};

test.each(Object.entries(SOLVERS))('%s: a plain search agrees on which have a solution', (id, hasSolution) => {
  const { own } = markedOf(id);
  const searched = own.filter(({ verdict = '' }) => ['solved', 'no-solution', 'already-solved'].includes(verdict));
  expect(searched.length).toBeGreaterThan(5);
  for (const { name, files, verdict } of searched) {
    expect([name, hasSolution(Object.values(files)[0] as string)]).toEqual([name, verdict !== 'no-solution']);
  }
});

/** A program as a function of what it is given. */
type Program = (each: MarkCase, expected: RunResult) => Partial<Pick<RunResult, 'stdout' | 'exit' | 'written'>>;

function pointsOf({ source, expected }: Marked, cases: readonly MarkCase[], program: Program) {
  const scorer = new Scorer<MarkCase>();
  const scores = new Map<MarkCase, CourseScore>();
  const take = (certain: readonly [MarkCase, CourseScore][]): void => {
    for (const [each, score] of certain) scores.set(each, score);
  };
  for (const each of cases) {
    const right = expected.get(each) as RunResult;
    const got: RunResult = { ended: 'exited', exit: 0, stdout: '', stderr: '', written: {}, ...program(each, right) };
    take(scorer.add(each, each, each.verdict ?? source.verdictOf(each, right), right, got));
  }
  take(scorer.finish());
  const points = [...scores.values()].reduce((sum, score) => sum + score.points, 0);
  const outOf = cases.reduce((sum, each) => sum + scoredChecks(each).length, 0);
  return { points, outOf, share: points / outOf, scores };
}

test.each(IDS)('%s: the course program gets every point', (id) => {
  const marked = markedOf(id);
  for (const cases of [marked.own, marked.cases]) {
    const { points, outOf } = pointsOf(marked, cases, (_each, right) => right);
    expect(points).toBe(outOf);
  }
});

const filesOf = ({ files, words, input }: MarkCase): string =>
  [...words, ...input.split('\n')].map((word) => files[word] ?? '').join('');
const withoutSize = (text: string): string => text.replace(/^\d+( \d+)?\r?\n/, '');

const IDLE: readonly (readonly [name: string, program: Program])[] = [
  ['prints nothing', () => ({})],
  ['prints nothing and fails', () => ({ exit: 1 })],
  ['fails with the code of COMP20003', () => ({ exit: 84 })],
  ['echoes its arguments', ({ words }) => ({ stdout: `${words.join(' ')}\n` })],
  ['echoes its input', ({ input }) => ({ stdout: input })],
  ['prints its file', (each) => ({ stdout: filesOf(each) })],
  ['prints its file and fails', (each) => ({ stdout: filesOf(each), exit: 1 })],
  ['prints the rows of its file', (each) => ({ stdout: withoutSize(filesOf(each)) })],
  [
    'echoes its input to a file too',
    (each) => ({ stdout: each.input, written: { 'solution.txt': each.input, 'game.txt': each.input } }),
  ],
];

const EVERY = IDS.flatMap((id) => IDLE.map(([name, program]) => [id, name, program] as const));
test.each(EVERY)('%s: a program that %s earns at most 10%%', (id, _, program) => {
  const marked = markedOf(id);
  for (const cases of [marked.own, marked.cases])
    expect(pointsOf(marked, cases, program).share).toBeLessThanOrEqual(0.1);
});

/** Says no in the words of each course; what comes before the answer is right. */
const SAYS_NO: Readonly<Record<string, Program>> = {
  ece209: (_, { stdout, exit }) =>
    exit === 0
      ? { stdout: `${stdout.slice(0, stdout.indexOf('SOLUTION:'))}SOLUTION:\nNo solution exists.\n` }
      : { stdout, exit },
  in101: ({ program }, { stdout }) =>
    program === 'solve' ? { stdout: 'no plan\nplan length: 0\nexplored nodes: 0\n' } : { stdout },
  comp20003: ({ words }, { stdout, exit }) =>
    words[0] === '-s' && exit === 0 ? { stdout: stdout.replace(/SOLUTION:[\s\S]*STATS:/, 'STATS:') } : { stdout, exit },
};

test.each(Object.entries(SAYS_NO))('%s: a program that always says no earns nothing for solving', (id, program) => {
  const marked = markedOf(id);
  const { scores } = pointsOf(marked, marked.cases, program);
  const names = ['solution', 'plan', 'solution.txt'];
  for (const [each, { points }] of scores) {
    const others = each.checks.filter(({ name }) => !names.includes(name)).length;
    if (each.checks.some(({ name }) => names.includes(name)))
      expect([each.name, points <= others]).toEqual([each.name, true]);
    if (each.verdict === 'no-solution' && id === 'in101') expect([each.name, points]).toEqual([each.name, 0]);
  }
});

test('ece209: a program that solves one puzzle and else says no gets the points of the unsolvable ones', () => {
  const marked = markedOf('ece209');
  const no = SAYS_NO.ece209 as Program;
  const { scores } = pointsOf(marked, marked.own, (each, right) =>
    each.name === 'puzzle/six' ? right : no(each, right),
  );
  const of = (name: string) => [...scores].find(([each]) => each.name === name)?.[1].points;
  expect([of('puzzle/six'), of('puzzle/no-solution'), of('puzzle/small')]).toEqual([2, 2, 1]);
});

test('a case that waits says what it waits for', () => {
  const marked = markedOf('ece209');
  const { scores } = pointsOf(marked, marked.own, SAYS_NO.ece209 as Program);
  const waiting = [...scores].find(([each]) => each.name === 'puzzle/no-solution')?.[1];
  expect(waiting).toMatchObject({
    points: 1,
    failed: { difference: { message: 'This answer counts only for a program that also finds a solution.' } },
  });
});

test('a group of cases without one that shows work is marked as it is', () => {
  const marked = markedOf('comp20003');
  const usage = marked.own.filter(({ verdict }) => verdict === 'refused');
  expect(pointsOf(marked, usage, () => ({ exit: 84 })).points).toBe(usage.length);
});
