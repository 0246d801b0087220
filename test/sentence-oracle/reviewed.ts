// Every sentence of `masu review` about a level, with or without the author's line, judged.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { reportOf } from '../report-of.js';
import type { Asked } from './asked.js';
import { canStand, directionOffsets, isOnGoals, type Push, played, pushed, type Spot, withOnly } from './board.js';
import { type Change, changedLevel } from './edited.js';
import { CELL, DIRECTION } from './english.js';
import { askAt, type Tell } from './explained.js';
import { TooManyPositions } from './plays.js';
import { shortestSteps } from './shortest-solutions.js';
import { type Finding, judgeSentence, type SentenceRow } from './verdict.js';

/** The pushes of the author, as the cells that boxes leave and enter. */
export type Line = readonly { readonly from: number; readonly onto: number }[];

interface Reviewed {
  readonly level: Level;
  readonly asked: Asked;
  readonly line: Line;
  readonly most: number;
  /** The cells of the note. */
  readonly cells: readonly number[];
}

const fewestPushes = ({ asked }: Pick<Reviewed, 'asked'>): number => asked.plays().toGo[0] as number;

/** The fewest pushes after changes; undefined if the text is not a valid level, -1 if it can't be solved. */
function fewestAfter({ level, most }: Reviewed, changes: readonly Change[]): number | undefined {
  const changed = changedLevel(level, changes);
  return changed && fewestPushes({ asked: askAt(changed, changed.start, most) });
}

const at = ({ level }: Reviewed, r: string, c: string): number => (Number(r) - 1) * level.width + Number(c) - 1;

/** `r3c4, r5c6`. */
const cellsNamed = (reviewed: Reviewed, text: string): number[] =>
  [...text.matchAll(/r(\d+)c(\d+)/g)].map(([, r = '', c = '']) => at(reviewed, r, c));

function boxesOn({ asked }: Reviewed, cells: readonly number[]): number[] {
  return cells.map((cell) => asked.start.boxes.indexOf(cell));
}

const aloneSolves = ({ asked }: Reviewed, boxes: readonly number[]): boolean =>
  asked.playsFrom(withOnly(asked.start, boxes), false).live[0] === 1;

function deadBoxes(reviewed: Reviewed, boxes: readonly number[], count: number, isMinimal: boolean): Finding {
  if (boxes.includes(-1)) return 'there is no box';
  if (boxes.length !== count) return `it names ${boxes.length}`;
  if (aloneSolves(reviewed, boxes)) return 'they can all reach goals';
  const smaller = boxes.some(
    (box) =>
      !aloneSolves(
        reviewed,
        boxes.filter((each) => each !== box),
      ),
  );
  if (smaller && isMinimal) return 'a smaller group can not, either';
  return { doubts: [smaller && 'a smaller group can not, either'] };
}

function changesOf(reviewed: Reviewed, words: readonly string[]): readonly Change[] {
  const [what = '', r = '', c = '', direction = ''] = words;
  const cell = at(reviewed, r, c);
  const to = cell + (directionOffsets(reviewed.asked.board)[direction] ?? 0);
  if (what === 'Open the wall') return [{ cell, thing: 'wall', isPut: false }];
  if (what === 'Put a wall') return [{ cell, thing: 'wall', isPut: true }];
  const thing = what === 'Move the box' ? 'box' : 'goal';
  return [
    { cell, thing, isPut: false },
    { cell: to, thing, isPut: true },
  ];
}

/** Whether a push of some shortest solution is of this box. */
function movesInSome({ asked }: Reviewed, box: number): boolean {
  const plays = asked.plays();
  const seen = new Set([0]);
  for (const position of seen)
    for (const step of shortestSteps(plays, position)) {
      if (step.box === box) return true;
      seen.add(step.to);
    }
  return false;
}

function spots({ asked, line }: Reviewed): Spot[] {
  const all: Spot[] = [asked.start];
  for (const { from, onto } of line) {
    const spot = all.at(-1) as Spot;
    const push: Push = { box: spot.boxes.indexOf(from), from, onto };
    if (!played(asked.board, spot, [push])) break;
    all.push(pushed(spot, push));
  }
  return all;
}

function lineStops(reviewed: Reviewed, push: string, why: 'blocked' | 'no box' | 'no walk'): Finding {
  const all = spots(reviewed);
  if (all.length !== Number(push)) return `it stops at push ${all.length}`;
  const spot = all.at(-1) as Spot;
  const { from, onto } = reviewed.line[all.length - 1] as Line[number];
  const { board } = reviewed.asked;
  if (!spot.boxes.includes(from)) return why === 'no box' ? undefined : 'there is no box';
  if (why === 'no box') return 'there is a box';
  const isBlocked = board.walls[onto] === 1 || spot.boxes.includes(onto);
  const canWalk = canStand(board, spot, from - (onto - from));
  if (why === 'blocked' && !isBlocked) {
    const isHeld = board.walls[from - (onto - from)] === 1 || spot.boxes.includes(from - (onto - from));
    return isHeld
      ? { doubts: ['it is blocked from behind, not in front'] }
      : 'nothing is on the cell that the box enters';
  }
  if (why === 'blocked') return undefined;
  if (canWalk) return 'the player can get there';
  return { doubts: [isBlocked && 'it is blocked, too'] };
}

function shortcut(reviewed: Reviewed, [pushes = '', enough = '', part = '']: readonly string[]): Finding {
  const { asked, line } = reviewed;
  const plays = asked.plays();
  if (line.length !== Number(pushes)) return 'that is not the number of pushes';
  if (fewestPushes(reviewed) !== Number(enough)) return `${fewestPushes(reviewed)} are enough`;
  const all = spots(reviewed);
  const parts = all.findIndex((spot, index) => index + (plays.toGo[plays.find(spot)] ?? -1) !== Number(enough));
  return parts === Number(part) ? undefined : `they part at push ${parts}`;
}

const row = (kind: string, source: string, check: SentenceRow<Reviewed>['check']): SentenceRow<Reviewed> => ({
  kind: `review: ${kind}`,
  pattern: new RegExp(`^${source}$`),
  check,
});

const GRADED = '(?: (\\w+) \\((\\d+\\.\\d)\\)\\.)?';
const EDIT_AT = `(Move the box|Move the goal|Open the wall|Put a wall) at ${CELL}(?: one cell ${DIRECTION})?`;
const CELLS = '(r\\d+c\\d+(?:(?:, |, …, )r\\d+c\\d+)*)';

const ROWS: readonly SentenceRow<Reviewed>[] = [
  row('already solved', 'Every box is on a goal already: there is nothing to solve\\.', ({ asked }) =>
    asked.plays().solved[0] ? undefined : 'it is not',
  ),
  row('boxes dead', `The (\\d+) boxes can’t all reach goals: ${CELLS}\\.`, (reviewed, [count = '', cells = '']) =>
    deadBoxes(reviewed, boxesOn(reviewed, cellsNamed(reviewed, cells)), Number(count), false),
  ),
  row('no solution', 'No solution, proven\\.', ({ asked }) => (asked.plays().live[0] ? 'it can be solved' : undefined)),
  row(
    'solvable',
    `Solvable in (\\d+) push(?:es)?, proven\\.${GRADED}`,
    (reviewed, [pushes = '', grade = '', difficulty = '']) => {
      if (fewestPushes(reviewed) !== Number(pushes)) return `${fewestPushes(reviewed)} pushes`;
      if (grade === '') return undefined;
      const border = ['Trivial', 'Easy', 'Tricky', 'Hard', 'Extreme'].indexOf(grade) + 2;
      const value = Number(difficulty);
      // One decimal: a border belongs to both.
      return (grade === 'Extreme' || value <= border + 1) && (grade === 'Trivial' || value >= border)
        ? undefined
        : 'another grade has that difficulty';
    },
  ),
  row(
    'dead box',
    `The box at ${CELL} can’t reach any goal, even without the other boxes\\.`,
    (reviewed, [r = '', c = '']) => deadBoxes(reviewed, boxesOn(reviewed, [at(reviewed, r, c)]), 1, true),
  ),
  row(
    'dead boxes',
    `These (\\d+) boxes can’t all reach goals, even without the others: ${CELLS}\\.`,
    (reviewed, [count = '', cells = '']) => {
      if (Number(count) >= reviewed.asked.start.boxes.length) return 'there are no others';
      return deadBoxes(reviewed, boxesOn(reviewed, cellsNamed(reviewed, cells)), Number(count), false);
    },
  ),
  row(
    'all boxes dead',
    `The (\\d+) boxes can’t all reach goals; no smaller group explains it: ${CELLS}\\.`,
    (reviewed, [count = '', cells = '']) => {
      if (Number(count) !== reviewed.asked.start.boxes.length) return 'these are not all boxes';
      return deadBoxes(reviewed, boxesOn(reviewed, cellsNamed(reviewed, cells)), Number(count), true);
    },
  ),
  row('repair', `${EDIT_AT}: solvable in (\\d+) push(?:es)?\\.`, (reviewed, words) => {
    const fewest = fewestAfter(reviewed, changesOf(reviewed, words));
    return fewest === Number(words[4]) ? undefined : `${fewest ?? 'not valid'}`;
  }),
  row('line blocked', 'Your line can’t be played here: push (\\d+) is blocked\\.', (reviewed, [push = '']) =>
    lineStops(reviewed, push, 'blocked'),
  ),
  row(
    'line without box',
    'Your line can’t be played here: at push (\\d+), there is no box to push\\.',
    (reviewed, [push = '']) => lineStops(reviewed, push, 'no box'),
  ),
  row(
    'line without walk',
    'Your line can’t be played here: the player can’t get to push (\\d+)\\.',
    (reviewed, [push = '']) => lineStops(reviewed, push, 'no walk'),
  ),
  row('line does not solve', 'Your line plays, but the level isn’t solved at its end\\.', (reviewed) => {
    const all = spots(reviewed);
    if (all.length !== reviewed.line.length + 1) return 'it does not play';
    return isOnGoals(reviewed.asked.board, all.at(-1) as Spot) ? 'it solves the level' : undefined;
  }),
  row('shortcut', 'Your line has (\\d+) push(?:es)?; (\\d+) are enough\\. They part at push (\\d+)\\.', shortcut),
  row(
    'spare floor',
    `(\\d+) cells? can be walls: ${CELLS}\\. Then still (\\d+) push(?:es)?(?:, difficulty (\\d+\\.\\d) → (\\d+\\.\\d))?\\.`,
    (reviewed, [count = '', cells = '', pushes = '']) => {
      const named = cellsNamed(reviewed, cells);
      if (reviewed.cells.length !== Number(count) || !named.every((cell) => reviewed.cells.includes(cell)))
        return 'the cells are not as many';
      const before = fewestPushes(reviewed);
      const after = fewestAfter(
        reviewed,
        reviewed.cells.map((cell) => ({ cell, thing: 'wall', isPut: true })),
      );
      return before === Number(pushes) && after === before
        ? undefined
        : `${before}, and ${after ?? 'not valid'} as walls`;
    },
  ),
  row(
    'still box',
    `The box at ${CELL} never moves in a shortest solution(; a wall could replace it and its goal)?\\.`,
    (reviewed, [r = '', c = '', wall]) => {
      const cell = at(reviewed, r, c);
      const [box = -1] = boxesOn(reviewed, [cell]);
      if (box < 0) return 'there is no box';
      if (movesInSome(reviewed, box)) return 'it does in some';
      if (wall === '') return undefined;
      const after = fewestAfter(reviewed, [{ cell, thing: 'wall', isPut: true }]);
      if (after === undefined) return 'with a wall there, the level is not valid';
      return after === fewestPushes(reviewed) ? undefined : `with a wall there, ${after} pushes`;
    },
  ),
  row(
    'lone box',
    `Without the box at ${CELL} and the goal r(\\d+)c(\\d+): (\\d+) push(?:es)? fewer, as many as the box takes alone\\.`,
    (reviewed, [r = '', c = '', goalRow = '', goalColumn = '', pushes = '']) => {
      const cell = at(reviewed, r, c);
      const goal = at(reviewed, goalRow, goalColumn);
      const { asked, level, most } = reviewed;
      const alone = asked.alone.pushes(cell, asked.start.player, goal);
      if (alone !== Number(pushes)) return `alone it takes ${alone}`;
      const changed = changedLevel(level, [
        { cell, thing: 'box', isPut: false },
        { cell: goal, thing: 'goal', isPut: false },
      ]);
      if (!changed) return 'without it, the level is not valid';
      const others = askAt(changed, changed.start, most);
      if (fewestPushes({ asked: others }) + Number(pushes) === fewestPushes(reviewed)) return undefined;
      return `without it, ${fewestPushes({ asked: others })} pushes`;
    },
  ),
  row(
    'first push loses',
    `Of (\\d+) first push(?:es that aren’t| that isn’t) onto (?:a dead square|dead squares), (\\d+) leads? to a deadlock: ${CELLS}\\.`,
    (reviewed, [of = '', count = '', cells = '']) => {
      const { asked } = reviewed;
      const { steps, live } = asked.plays();
      const wanted = (steps[0] ?? []).filter(({ onto }) => !asked.alone.isDead(onto));
      const bad = wanted.filter(({ to }) => to < 0 || !live[to]);
      if (wanted.length !== Number(of) || bad.length !== Number(count)) return `${bad.length} of ${wanted.length}`;
      const named = cellsNamed(reviewed, cells);
      const froms = bad.map(({ from }) => from);
      const same = named.every((cell) => froms.includes(cell)) && froms.every((cell) => named.includes(cell));
      if (!same) return 'other boxes are pushed';
      return {
        doubts: [
          wanted.some(({ onto }) => asked.alone.isDeadByWalking(onto)) &&
            'one is onto a square from which a player who walks can not get it to a goal',
        ],
      };
    },
  ),
];

const isTooMany = (error: unknown): boolean => error instanceof TooManyPositions;

export function judgeReview(level: Level, line: Line | undefined, most: number, tell: Tell): void {
  const rows = showPosition(level, level.start);
  const report = reportOf({
    ...{ kind: 'analyze', puzzle: 'sokoban', format: 'xsb', limits: {} },
    level: `${rows.join('\n')}\n`,
    ...(line ? { line } : {}),
  } as const);
  if (report.verdict !== 'analyzed' || report.puzzle !== 'sokoban') return;
  const { analysis } = report;
  if (analysis.verdict === 'gave-up' || !analysis.isProven) return;
  const asked = askAt(level, level.start, most);
  const say = (sentence: string, cells: readonly number[]): void => {
    const reviewed: Reviewed = { level, asked, line: line ?? [], most, cells };
    tell(
      line ? `review --line (pushes ${line.map(({ from, onto }) => `${from}-${onto}`)})` : 'review',
      sentence,
      (each) => judgeSentence(ROWS, reviewed, each, isTooMany),
    );
  };
  say(analysis.status.message, []);
  for (const { message, cells } of analysis.notes) say(message, cells);
}
