// Exercises made from a seed: a new board and new numbers each time, with the answer computed. What is asked is data; the words
// are the page's. Every lesson has three kinds. Only breadth-first search is counted: which of several equal nodes a heap
// returns first is no question for a person.

import { finish } from '@masu/core/base/outcome.js';
import { type Random, seededRandom } from '@masu/core/base/random.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { makeHeuristic } from '@masu/solve/sokoban/solve/bound/heuristics.js';
import { deadCells } from '@masu/solve/sokoban/solve/deadlock/dead-cells.js';
import { type LessonFigures, possibleMoves, searchFigures } from './facts.js';
import type { LessonId } from './lesson.js';
import { searchLink } from './steps.js';

/** About a board, or in words alone. */
type PracticeKind = keyof typeof onBoard | keyof typeof inWords;

type PracticeNumber = 'after' | 'count' | 'size' | 'row' | 'column' | 'above' | 'place';

export interface Practice {
  readonly kind: PracticeKind;
  /** Absent if the question needs none. */
  readonly board?: readonly string[];
  /** Numbers of the question. */
  readonly given: Readonly<Partial<Record<PracticeNumber, number>>>;
  readonly answer: number;
}

/** A lesson without a row has no practice. */
const KINDS: { readonly [Id in LessonId]?: readonly PracticeKind[] } = {
  'what-a-state-is': ['possible', 'states', 'expanded'],
  'list-tree-hash': ['newStates', 'balanced', 'waiting'],
  'breadth-first': ['expanded', 'length', 'waiting'],
  dijkstra: ['length', 'generated', 'possible'],
  'a-star': ['bound', 'sum', 'length'],
  deadlocks: ['dead', 'possible', 'expanded'],
  'two-sides': ['bound', 'length', 'gap'],
  backtracking: ['candidates', 'chain', 'fillings'],
  landmarks: ['dead', 'bound', 'length'],
  proofs: ['bound', 'gap', 'length'],
  'ida-star': ['nextBound', 'rounds', 'repeated'],
  heuristics: ['nearestSum', 'matched', 'highest'],
};

/** Small enough to search by hand, and large enough not to be seen at once. */
const [MIN_EXPANDED, MAX_EXPANDED] = [6, 45];

const pick = (random: Random, from: number, to: number): number => from + random.below(to - from + 1);

/** Three numbers, no two of them equal. */
function three(random: Random, from: number, to: number): readonly [number, number, number] {
  const all = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return random.shuffle(all).slice(0, 3) as [number, number, number];
}

function randomRows(random: Random): string[] {
  const [width, height] = [pick(random, 3, 5), pick(random, 2, 3)];
  const cells: string[] = Array.from({ length: width * height }, () => (random.below(8) === 0 ? '#' : ' '));
  for (const letter of ['@', '$', '.']) {
    const free = [...cells.keys()].filter((cell) => cells[cell] === ' ');
    cells[free[pick(random, 0, Math.max(0, free.length - 1))] ?? 0] = letter;
  }
  const wall = '#'.repeat(width + 2);
  const rows = Array.from({ length: height }, (_, row) => `#${cells.slice(row * width, (row + 1) * width).join('')}#`);
  return [wall, ...rows, wall];
}

interface PracticeBoard {
  readonly rows: readonly string[];
  readonly level: Level;
  readonly figures: LessonFigures;
}

/** Whether the player could get to every floor cell if there were no box: a closed-off cell is no floor of the level. */
const isOneRoom = (rows: readonly string[], { walls }: Level): boolean =>
  walls.filter((wall) => !wall).length === rows.join('').replaceAll('#', '').length;

/** The first random board that is a level of one room, has a solution, and isn't too much work. */
function practiceBoard(random: Random): PracticeBoard {
  for (;;) {
    const rows = randomRows(random);
    const level = validateLevel({ rows });
    if (!level.ok || !isOneRoom(rows, level.value)) continue;
    const figures = finish(searchFigures(rows, searchLink('breadth-first')));
    const { expanded, moves } = figures;
    if (moves > 0 && expanded >= MIN_EXPANDED && expanded <= MAX_EXPANDED) return { rows, level: level.value, figures };
  }
}

/** States in the frontier when this many are expanded, the last one wholly. */
function waitingAfter({ recorded: { steps, events } }: LessonFigures, expanded: number): number {
  return events.frontiers[(steps.events[expanded] as number) - 1] as number;
}

type Asked = Pick<Practice, 'given' | 'answer'>;

const onBoard = {
  expanded: ({ figures }) => ({ given: {}, answer: figures.expanded }),
  length: ({ figures }) => ({ given: {}, answer: figures.moves }),
  waiting({ figures }, random) {
    const after = pick(random, 2, Math.min(6, figures.expanded - 1));
    return { given: { after }, answer: waitingAfter(figures, after) };
  },
  possible: ({ level }) => ({ given: {}, answer: possibleMoves(level) }),
  states({ rows }) {
    const floor = rows.join('').replaceAll('#', '').length;
    return { given: {}, answer: floor * (floor - 1) };
  },
  dead: ({ level }) => ({ given: {}, answer: deadCells(level).reduce((sum: number, dead) => sum + (dead ? 1 : 0), 0) }),
  bound: ({ level }) => ({ given: {}, answer: makeHeuristic(level, 'matching')(level.start.boxes) }),
} satisfies Record<string, (board: PracticeBoard, random: Random) => Asked>;

/** From each of two boxes to each of two goals. */
const distances = (random: Random): Readonly<Record<'above' | 'row' | 'column' | 'place', number>> => ({
  above: pick(random, 1, 12),
  row: pick(random, 1, 12),
  column: pick(random, 1, 12),
  place: pick(random, 1, 12),
});

const inWords = {
  newStates(random) {
    const count = pick(random, 5, 60);
    return { given: { count }, answer: (count * (count - 1)) / 2 };
  },
  balanced(random) {
    const levels = pick(random, 3, 12);
    return { given: { count: 2 ** levels - 1 }, answer: levels };
  },
  generated(random) {
    const count = pick(random, 10, 900);
    return { given: { count }, answer: 4 * (count - 1) };
  },
  sum(random) {
    const [count, place] = [pick(random, 3, 30), pick(random, 2, 20)];
    return { given: { count, place }, answer: count + place };
  },
  gap(random) {
    const place = pick(random, 8, 40);
    const count = place + pick(random, 1, 9);
    return { given: { count, place }, answer: count - place };
  },
  // A cell of an empty column but for one digit, in a row with another, below a sign that makes it smaller than a third.
  candidates(random) {
    const size = pick(random, 5, 9);
    const above = pick(random, 3, size);
    const [row, column] = [pick(random, 1, size), pick(random, 1, size)];
    const left = Array.from({ length: above - 1 }, (_, index) => index + 1).filter(
      (digit) => digit !== row && digit !== column,
    );
    return { given: { size, row, column, above }, answer: left.length };
  },
  chain(random) {
    const size = pick(random, 5, 9);
    const count = pick(random, 3, size - 1);
    return { given: { size, count, place: pick(random, 1, count) }, answer: size - count + 1 };
  },
  fillings(random) {
    const [size, count] = [pick(random, 4, 6), pick(random, 2, 5)];
    return { given: { size, count }, answer: size ** count };
  },
  nextBound(random) {
    const count = pick(random, 6, 40);
    const [above, row, column] = three(random, count + 1, count + 9);
    return { given: { count, above, row, column }, answer: Math.min(above, row, column) };
  },
  rounds(random) {
    const place = pick(random, 3, 30);
    const count = place + pick(random, 1, 12);
    return { given: { count, place }, answer: count - place + 1 };
  },
  repeated(random) {
    const [size, count] = [pick(random, 2, 20), pick(random, 3, 7)];
    return { given: { size, count }, answer: size * (2 ** count - 1) };
  },
  nearestSum(random) {
    const given = distances(random);
    return { given, answer: Math.min(given.above, given.row) + Math.min(given.column, given.place) };
  },
  matched(random) {
    const given = distances(random);
    return { given, answer: Math.min(given.above + given.place, given.row + given.column) };
  },
  highest(random) {
    const [above, row, column] = three(random, 1, 12);
    return { given: { above, row, column }, answer: Math.max(above, row, column) };
  },
} satisfies Record<string, (random: Random) => Asked>;

const isOnBoard = (kind: PracticeKind): kind is keyof typeof onBoard => kind in onBoard;

export const hasPractice = (lesson: LessonId): boolean => KINDS[lesson] !== undefined;

/** The exercises of a lesson for a seed, one of each kind; the same for the same seed. Lessons share no boards. */
export function makePractice(lesson: LessonId, seed: number): Practice[] {
  const lessons = Object.keys(KINDS);
  const random = seededRandom(seed * lessons.length + lessons.indexOf(lesson));
  return (KINDS[lesson] ?? []).map((kind): Practice => {
    if (!isOnBoard(kind)) return { kind, ...inWords[kind](random) };
    const board = practiceBoard(random);
    return { kind, board: board.rows, ...onBoard[kind](board, random) };
  });
}
