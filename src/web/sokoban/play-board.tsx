// The board of the Sokoban page, as picture and as words: what of the table's state is drawn, and what a pointer asks.

import { useMemo } from 'preact/hooks';
import type { Direction } from '../../base/grid.js';
import { boxWays, showPosition } from '../../sokoban/index.js';
import { Board } from '../board/board.js';
import type { Marks } from '../board/marks.js';
import { planOfLevel } from '../board/plan.js';
import type { Pose } from '../board/pose.js';
import { TextGrid } from '../board/text-grid.js';
import { T } from '../texts/play.js';
import { hintMarks } from './hint-state.js';
import { poseOf, positionOfSitting, type Sitting } from './sitting.js';
import { counts, deadCells, deadlocked, isMarkingDead, perform, table } from './table.js';

function marksOf(sitting: Sitting): Marks {
  const { chosen, level } = sitting;
  const hint = hintMarks.value;
  const position = positionOfSitting(sitting);
  const cells = chosen === undefined ? [] : boxWays(level, position, chosen).cells;
  const reach = chosen === undefined ? hint?.reach : new Set(cells.filter((cell) => cell !== position.player));
  return {
    ...(isMarkingDead.value ? { dead: deadCells.value } : {}),
    ...(chosen === undefined ? {} : { chosen }),
    ...(chosen === undefined && hint?.box !== undefined ? { chosen: hint.box } : {}),
    ...(reach ? { reach } : {}),
    ...(chosen === undefined && hint?.arrow ? { arrow: hint.arrow } : {}),
    ...(deadlocked.value.length > 0 ? { deadlocked: new Set(deadlocked.value) } : {}),
  };
}

/** The rows in words: what lies outside the walls is told apart from floor. */
function wordRows(sitting: Sitting): string[] {
  const { level } = sitting;
  return showPosition(level, positionOfSitting(sitting)).map((row, y) =>
    [...row].map((letter, x) => (letter === ' ' && level.walls[y * level.width + x] ? '_' : letter)).join(''),
  );
}

export function PlayBoard() {
  const laid = table.value;
  return laid ? <BoardOf sitting={laid.sitting} way={laid.way} pathMillis={laid.pathMillis} /> : null;
}

function BoardOf(props: {
  readonly sitting: Sitting;
  readonly way: readonly Pose[];
  readonly pathMillis?: number | undefined;
}) {
  const { sitting, way, pathMillis } = props;
  const plan = useMemo(() => planOfLevel(sitting.level), [sitting.level]);
  const pose = useMemo(() => poseOf(sitting), [sitting]);
  const hint = hintMarks.value;
  const dead = isMarkingDead.value ? deadCells.value : undefined;
  // Without a chosen box the marks do not hang on where the player stands, and the same marks are not compared again.
  const at = sitting.chosen === undefined ? sitting.level : sitting;
  const marks = useMemo(() => marksOf(sitting), [at, hint, dead, deadlocked.value]);
  const handlers = useMemo(
    () => ({
      canDrag: (cell: number) => positionOfSitting(sitting).boxes.includes(cell),
      onTap: (cell: number) => perform({ kind: 'touch', cell }),
      onDragStart: (cell: number) => sitting.chosen !== cell && perform({ kind: 'touch', cell }),
      onDrop: (box: number, cell: number) => perform({ kind: 'carry', box, cell }),
      onSwipe: (direction: Direction) => perform({ kind: 'move', direction }),
    }),
    [sitting],
  );
  const { height, width } = sitting.level;
  const { boxes = 0, home = 0 } = counts.value ?? {};
  return (
    <>
      <Board
        plan={plan}
        pose={pose}
        marks={marks}
        way={way}
        pathMillis={pathMillis}
        name={T.play.board}
        picture={T.play.picture(height, width, boxes, home)}
        handlers={handlers}
      />
      <TextGrid
        of={positionOfSitting(sitting)}
        rows={() => wordRows(sitting)}
        cells={width * height}
        name={T.play.grid}
      />
    </>
  );
}
