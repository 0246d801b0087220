// Finds other solutions of a level for the optimizer to start from: runs the default solver, for few nodes at a time,
// on the rotated and mirrored board. It tries directions and cells in a fixed order, so it finds different solutions
// there.

import { DIRECTIONS, type Direction } from '@masu/core/base/grid.js';
import type { Watch } from '@masu/core/base/outcome.js';
import { wallClock } from '@masu/core/base/stopwatch.js';
import { normalizedRows, symmetries } from '@masu/core/sokoban/rules/hash.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { solveAnyWith } from '../solve/any/any.js';
import type { OtherStarts } from '../solve/improve/explore.js';

/**
 * Nodes per try, some tenths of a second; the fixed cost of a try, in nodes; and how many visited player cells cost as
 * much as a node.
 */
const [NODES, NODES_OF_TRY, VISITS_PER_NODE] = [2_500, 400, 3_000];

/** Techniques left out, one list after the other. */
const WITHOUT: readonly (readonly string[])[] = [[], ['straight', 'run:plan']];

const swapped = (ways: readonly Direction[], order: readonly number[]): Direction[] =>
  ways.map((way) => DIRECTIONS[order[DIRECTIONS.indexOf(way)] as number] as Direction);

/** Moves on orientation number `index` of `symmetries`, as moves on the board itself. */
function movesBack(moves: readonly Direction[], index: number): readonly Direction[] {
  let back = moves;
  if (index & 1) back = swapped(back, [0, 3, 2, 1]);
  if (index & 2) back = swapped(back, [2, 1, 0, 3]);
  return index & 4 ? swapped(back, [3, 2, 1, 0]) : back;
}

/** Skips orientations that give the same board. A try uses at most this many bytes. */
export function otherStarts(level: Level, watch: Watch, bytes: number): OtherStarts {
  const boards = symmetries(normalizedRows(level)).map((rows, index) => ({ rows, index, text: rows.join('\n') }));
  const different = boards.filter(({ text }, index) => boards.findIndex((board) => board.text === text) === index);
  const tries = WITHOUT.flatMap((without) => different.map((board) => ({ ...board, without })));
  let tried = 0;
  return {
    *next(most, isStopped) {
      const one = tries[tried++];
      if (!one) return undefined;
      const turned = validateLevel({ rows: one.rows });
      if (!turned.ok) return undefined;
      const nodes = Math.min(NODES, Math.ceil(most / VISITS_PER_NODE));
      const ownWatch = { now: wallClock(watch), stopped: isStopped, report: () => {} };
      const outcome = yield* solveAnyWith(turned.value, { nodes, bytes }, ownWatch, one.without);
      const visits = (outcome.effort.expanded + NODES_OF_TRY) * VISITS_PER_NODE;
      const moves = outcome.verdict === 'solved' ? movesBack(outcome.answer, one.index) : undefined;
      return { moves, visits, bytes: outcome.effort.bytes };
    },
  };
}
