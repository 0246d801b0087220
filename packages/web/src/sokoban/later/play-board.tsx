// The board of the Sokoban page, as picture and as words: which parts of the session are drawn, and what a pointer does.

import { defined } from '@masu/core/base/defined.js';
import type { Direction } from '@masu/core/base/grid.js';
import {
  boxTargets,
  currentPose,
  type Pose,
  type SokobanSession,
  sokobanHint,
  sokobanPosition,
} from '@masu/engine/session/sokoban/session.js';
import { signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Lazy, lazyPart } from '../../app/lazy.js';
import { Board } from '../../board/board.js';
import type { Marks } from '../../board/marks.js';
import { planOfLevel } from '../../board/plan.js';
import { setting } from '../../saves/saves.js';
import { playTexts } from '../../texts/play.js';
import {
  counts,
  currentLevel,
  deadlock,
  ghostPush,
  ghosts,
  isMarkingDead,
  labels,
  lit,
  type OpenLevel,
  performSokoban,
  zoom,
} from '../state/state.js';

/** The box that is being dragged, and the cell it is over. */
const dragged = signal<{ readonly box: number; readonly cell: number } | undefined>(undefined);

function dragMarks(session: SokobanSession): Marks {
  const { box, cell } = dragged.value ?? {};
  if (box === undefined || cell === undefined || box !== session.selectedBox) return {};
  if (cell === box) return { lifted: box };
  return { lifted: box, drop: { cell, isTarget: boxTargets(session, box).includes(cell) } };
}

/** The selected box and its targets; without one, what the open steps of the hint reveal. */
function guideMarks(session: SokobanSession): Marks {
  const { player } = sokobanPosition(session);
  const { selectedBox } = session;
  const hint = selectedBox === undefined ? sokobanHint(session) : undefined;
  const box = selectedBox ?? (hint && hint.detail >= 2 ? hint.push.from : undefined);
  if (box === undefined) return {};
  // Where it belongs: that goal alone.
  if (hint?.detail === 3) return { chosen: box, drop: { cell: hint.goal, isTarget: true } };
  const arrow = hint && hint.detail >= 4 ? { cell: hint.push.onto, direction: hint.push.direction } : undefined;
  const reach = boxTargets(session, box).filter((cell) => cell !== player && cell !== arrow?.cell);
  return { chosen: box, ...(ghosts.value ? {} : { reach: new Set(reach) }), ...defined({ arrow }) };
}

function boardMarks(session: SokobanSession): Marks {
  return {
    ...guideMarks(session),
    ...dragMarks(session),
    ...(isMarkingDead.value && session.deadSquares ? { dead: new Set(session.deadSquares) } : {}),
    labels: ghosts.value ?? labels.value,
    ...lit.value,
    ...(deadlock.value ? { deadlocked: new Set(deadlock.value.boxes) } : {}),
  };
}

const TEXT = lazyPart(async () => (await import('../panels/later/after-level.js')).TextBoard);

export function PlayBoard() {
  const open = currentLevel.value;
  const hasGhosts = setting('ghosts');
  useEffect(() => {
    if (!hasGhosts) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    import('../ghosts.js').then(
      ({ startGhosts }) => {
        if (!isLeft) stop = startGhosts();
      },
      () => {},
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [hasGhosts]);
  return open ? <BoardOf open={open} /> : null;
}

/** The cell to keep in view: the player's, and the box of a hint when it is named. */
function useFollowed(session: SokobanSession): number {
  const { player } = sokobanPosition(session);
  const hint = sokobanHint(session);
  const box = hint && hint.detail >= 2 ? hint.push.from : undefined;
  const last = useRef({ player, box, follow: player });
  if (last.current.box !== box || last.current.player !== player)
    last.current = { player, box, follow: box !== undefined && last.current.box !== box ? box : player };
  return last.current.follow;
}

function BoardOf({ open: { session, path, pathMillis } }: { readonly open: OpenLevel }) {
  const { level } = session.game;
  const position = sokobanPosition(session);
  const plan = useMemo(() => planOfLevel(level), [level]);
  // The same pose and marks are not drawn again when an answer of a worker arrives.
  const pose = useMemo(() => currentPose(session), [position, session.facing]);
  const isGuided = session.selectedBox !== undefined || session.hint.kind === 'open';
  const marks = useMemo(
    () => boardMarks(session),
    [
      level,
      isGuided && session,
      isMarkingDead.value && session.deadSquares,
      deadlock.value,
      dragged.value,
      labels.value,
      lit.value,
      ghosts.value,
    ],
  );
  const handlers = useMemo(
    () => ({
      canDrag: (cell: number) => position.boxes.includes(cell),
      onTap: (cell: number) => performSokoban({ kind: 'touch', cell }),
      onDragStart: (box: number) => {
        performSokoban({ kind: 'select-box', box });
        dragged.value = { box, cell: box };
      },
      onDragOver: (box: number, cell: number) => (dragged.value = { box, cell }),
      onDragEnd: () => (dragged.value = undefined),
      onDrop: (box: number, cell: number) => performSokoban({ kind: 'push-to', box, cell }),
      onSwipe: (direction: Direction) => performSokoban({ kind: 'move', direction }),
    }),
    [position],
  );
  const ghost = ghostPush.value;
  /** A push that was only shown glides back. */
  const wayBack = useMemo(() => [pose], [pose]);
  const pathBeforeGhost = useRef<readonly Pose[] | undefined>(undefined);
  if (ghost) pathBeforeGhost.current = path;
  const ownPath = path === pathBeforeGhost.current ? wayBack : path;
  const follow = useFollowed(session);
  const { height, width } = level;
  const { boxes = 0, boxesOnGoals = 0 } = counts.value ?? {};
  return (
    <>
      <Board
        plan={plan}
        pose={ghost?.pose ?? pose}
        marks={ghost ? { ...ghost.marks, labels: labels.value } : marks}
        path={ghost?.path ?? ownPath}
        pathMillis={pathMillis}
        name={playTexts.play.board}
        picture={playTexts.play.picture(height, width, boxes, boxesOnGoals)}
        handlers={handlers}
        zoom={zoom}
        follow={follow}
      />
      <Lazy part={TEXT} />
    </>
  );
}
