// Every sentence of `masu hint` at a position, judged.

import { makeLurd, parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { deadlockMessage, hintFrom, hintMessage } from '@masu/solve/sokoban/solve/hint.js';
import { pushesToUndoMessage } from '@masu/solve/sokoban/solve/undo-message.js';
import { reportOf } from '../report-of.js';
import type { Asked } from './asked.js';
import { directionOffsets, isOnGoals, type Push, possiblePushes, pushed, type Spot, withOnly } from './board.js';
import { CELL, DIRECTION } from './english.js';
import { askAt, type Tell, verdictOf } from './explained.js';
import { movesOf } from './moves.js';
import { TooManyPositions } from './plays.js';
import { type Finding, judgeSentence, type SentenceRow } from './verdict.js';

interface Hinted {
  readonly asked: Asked;
  /** The cell of the next box to push, where the sentence names no cell. */
  readonly next: number;
  /** The moves told with the sentence. */
  readonly moves: string;
}

const row = (kind: string, source: string, check: SentenceRow<Hinted>['check']): SentenceRow<Hinted> => ({
  kind: `hint: ${kind}`,
  pattern: new RegExp(`^${source}\\.$`),
  check,
});

const cellAt = ({ asked }: Hinted, r: string, c: string): number => (Number(r) - 1) * asked.board.width + Number(c) - 1;

/** Rows or columns of the floor, from 0. */
function place({ asked: { board } }: Hinted, cell: number): { readonly down: number; readonly across: number } {
  const floor = [...board.walls.keys()].filter((each) => !board.walls[each]);
  const share = (of: (cell: number) => number): number => {
    const all = floor.map(of);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return (of(cell) - (least + most) / 2) / (most - least + 1);
  };
  return { down: share((each) => Math.floor(each / board.width)), across: share((each) => each % board.width) };
}

function walked(asked: Asked, moves: string): { readonly spot: Spot; readonly pushes: number } | undefined {
  let spot = asked.start;
  let pushes = 0;
  for (const letter of moves) {
    const offset = { u: -asked.board.width, d: asked.board.width, l: -1, r: 1 }[letter.toLowerCase()] ?? 0;
    const ahead = spot.player + offset;
    if (asked.board.walls[ahead]) return undefined;
    const box = spot.boxes.indexOf(ahead);
    if (box < 0) spot = { ...spot, player: ahead };
    else {
      const onto = ahead + offset;
      if (asked.board.walls[onto] || spot.boxes.includes(onto)) return undefined;
      spot = { ...pushed(spot, { box, from: ahead, onto }), player: ahead };
      pushes++;
    }
  }
  return { spot, pushes };
}

function fate(hinted: Hinted, cells: readonly number[], isFree: boolean): Finding {
  const { asked } = hinted;
  const boxes = cells.map((cell) => asked.start.boxes.indexOf(cell));
  if (boxes.includes(-1)) return 'there is no box';
  if (asked.plays().live[0]) return 'it can be solved';
  const plays = asked.playsFrom(asked.start, isFree);
  const together = plays.spots.some((spot) => isOnGoals(asked.board, withOnly(spot, boxes)));
  return together ? 'they can all be on goals' : undefined;
}

const ROWS: readonly SentenceRow<Hinted>[] = [
  row('where to look', 'Look at the (middle|(?:left|right|upper|lower) half)', (hinted, [where = '']) => {
    const { down, across } = place(hinted, hinted.next);
    const isThere: Readonly<Record<string, boolean>> = {
      middle: Math.max(Math.abs(down), Math.abs(across)) <= 1 / 4,
      'left half': across < 0,
      'right half': across > 0,
      'upper half': down < 0,
      'lower half': down > 0,
    };
    return isThere[where] ? undefined : 'the box is elsewhere';
  }),
  row('next box', 'The next box to push is there', ({ asked, next }) => {
    const plays = asked.plays();
    const good = plays.steps[0]?.some(({ from, to }) => from === next && to >= 0 && plays.live[to]);
    return good ? undefined : 'no push of it leads to a solution';
  }),
  row('box', 'Row (\\d+), column (\\d+)', (hinted, [r = '', c = '']) =>
    cellAt(hinted, r, c) === hinted.next && hinted.asked.start.boxes.includes(hinted.next)
      ? undefined
      : 'no box is pushed there',
  ),
  row('push', `Row (\\d+), column (\\d+): push ${DIRECTION}`, (hinted, [r = '', c = '', direction = '']) => {
    const { asked } = hinted;
    const from = cellAt(hinted, r, c);
    const plays = asked.plays();
    const step = plays.steps[0]?.find(
      (each) => each.from === from && each.onto - from === directionOffsets(asked.board)[direction],
    );
    if (!step) return 'that push is not possible';
    if (step.to < 0 || !plays.live[step.to]) return 'it loses';
    return {
      doubts: [
        plays.toGo[step.to] !== (plays.toGo[0] as number) - 1 &&
          'it is not the first of a solution with the fewest pushes',
      ],
    };
  }),
  row('to go', '(\\d+) push(?:es)? and (\\d+) moves? to go', ({ asked, moves }, [pushes = '', count = '']) => {
    const end = walked(asked, moves);
    if (!end || !isOnGoals(asked.board, end.spot)) return 'the moves do not solve it';
    return end.pushes === Number(pushes) && moves.length === Number(count)
      ? undefined
      : `${end.pushes} pushes and ${moves.length} moves`;
  }),
  row('proven', 'Proven optimal in (pushes|moves)', ({ asked, moves }, [metric]) => {
    if (metric !== 'pushes') return 'only pushes are checked here';
    const fewest = asked.plays().toGo[0];
    return walked(asked, moves)?.pushes === fewest ? undefined : `${fewest} are enough`;
  }),
  row(
    'deadlock of boxes',
    `Deadlock: the box(?:es)? at (${CELL.replace(/[()]/g, '')}(?:; ${CELL.replace(/[()]/g, '')})*) can no longer (?:all reach goals|reach a goal)( without giving up another box)?`,
    (hinted, [cells = '', limited]) => {
      const named = [...cells.matchAll(new RegExp(CELL, 'g'))].map(([, r = '', c = '']) => cellAt(hinted, r, c));
      return fate(hinted, named, limited === '');
    },
  ),
  row('deadlock', 'Deadlock: an exhaustive search found no solution from here', ({ asked }) =>
    asked.plays().live[0] ? 'it can be solved' : undefined,
  ),
  row('solved', 'Already solved: every box is on a goal', ({ asked }) =>
    asked.plays().solved[0] ? undefined : 'it is not',
  ),
];

const isTooMany = (error: unknown): boolean => error instanceof TooManyPositions;

/** The hint at a position reached by these moves from the start of the level. */
export function judgeHint(level: Level, moves: string, most: number, tell: Tell): void {
  const began = askAt(level, level.start, most);
  const start = walked(began, moves)?.spot;
  if (!start) throw new Error(`moves can't be made: ${moves}`);
  const position: Position = { player: start.player, boxes: [...start.boxes].sort((a, b) => a - b) };
  const asked = askAt(level, position, most);
  const job = {
    puzzle: 'sokoban',
    format: 'xsb',
    limits: { nodes: 20_000 },
    level: `${showPosition(level, level.start).join('\n')}\n`,
    moves,
  } as const;
  const report = reportOf({ kind: 'hint', ...job });
  const about = `hint --moves '${moves}'`;
  const say = (text: string, next: number, told = ''): void => {
    for (const sentence of text.split(/(?<=[.]) (?=[A-Z])/))
      tell(about, sentence, (each) => judgeSentence(ROWS, { asked, next, moves: told }, each, isTooMany));
  };
  if (report.verdict === 'solved') say('Already solved: every box is on a goal.', -1);
  else if (report.verdict === 'hint') {
    const solution = parseLurd(report.solution);
    if (!solution.ok) throw new Error(solution.error.message);
    const hint = hintFrom(level, position, solution.value, report.claim);
    if (!hint) return;
    for (const detail of [1, 2, 3, 4] as const)
      say(hintMessage(level, hint, detail, report.metric), hint.push.from, makeLurd(level, hint.solution, position));
  } else if (report.verdict !== 'gave-up') {
    say(deadlockMessage(level, report.verdict === 'deadlock' ? report.deadlock.boxes : []), -1);
    if (moves === '') return;
    const advice = reportOf({ kind: 'undo-advice', ...job });
    if (advice.verdict === 'advice') {
      const { atLeast, enough } = advice;
      const text = `Undo ${pushesToUndoMessage({ atLeast, ...(enough === undefined ? {} : { enough }) })}.`;
      tell(about, text, (each) => verdictOf('hint: undo', () => checkUndo(began, moves, each)));
    }
  }
}

function checkUndo(began: Asked, moves: string, text: string): Finding {
  const [, least = '', most] = /^Undo (?:at least )?(\d+)(?: to (\d+))? push(?:es)?\.$/.exec(text) ?? [];
  if (least === '') return 'no pattern knows it';
  const ends = [...Array(moves.length).keys()].filter((at) => /[A-Z]/.test(moves[at] ?? '')).reverse();
  /** Solvable after so many pushes are undone. */
  const helps = (undone: number): boolean => {
    const cut = undone === 0 ? moves.length : (ends[undone - 1] as number);
    const spot = walked(began, moves.slice(0, cut))?.spot;
    return spot !== undefined && !began.isLost(spot);
  };
  for (let undone = 0; undone < Number(least); undone++) if (helps(undone)) return `${undone} are enough`;
  if (text.includes('at least')) return undefined;
  return helps(Number(most ?? least)) ? undefined : 'that does not help';
}

/** Moves of random pushes from the start, walks included. */
export function randomMoves(asked: Asked, pushes: number, below: (bound: number) => number): string {
  const line: Push[] = [];
  let spot = asked.start;
  while (line.length < pushes) {
    const possible = possiblePushes(asked.board, spot);
    const push = possible[below(possible.length || 1)];
    if (!push) break;
    line.push(push);
    spot = pushed(spot, push);
  }
  return movesOf(asked, line);
}
