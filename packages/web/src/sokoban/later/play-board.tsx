// What a level is played with: board, status message, tools, and replay bar, and the keys of the page. Loaded in parallel
// with the level.

import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { defined } from '../../../base/defined.js';
import type { Direction } from '../../../base/grid.js';
import { boxTargets, currentPose, type SokobanSession, sokobanHint, sokobanPosition } from '../../../session/index.js';
import { Lazy, lazyPart } from '../../app/lazy.js';
import { notifyNotLoaded } from '../../app/notice.js';
import { useShortcuts } from '../../app/shortcuts.js';
import { StatusMessage } from '../../app/status-message.js';
import { Board } from '../../board/board.js';
import type { Marks } from '../../board/marks.js';
import { planOfLevel } from '../../board/plan.js';
import { Button } from '../../controls.js';
import { formatNumber } from '../../language.js';
import type { Origin } from '../../play/play-state.js';
import { UndoButtons } from '../../play/undo-buttons.js';
import { setting, toggleSetting } from '../../saves/saves.js';
import { playTexts } from '../../texts/play.js';
import { CountsLine } from '../counts.js';
import { goByLevels } from '../head.js';
import { keyMeaning, type PageKey, undoUnit } from '../keys/keys.js';
import { takeViewKey } from '../keys/view-keys.js';
import { changeSpeed, pause, togglePlay } from '../state/replay.js';
import {
  counts,
  currentLevel,
  deadlock,
  ghosts,
  isGameSolved,
  isMarkingDead,
  labels,
  type OpenLevel,
  performSokoban,
  sokobanGame,
  undoBy,
  zoom,
} from '../state/state.js';

// The board of the Sokoban page, as picture and as words: which parts of the session are drawn, and what a pointer does.

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
    ...(deadlock.value ? { deadlocked: new Set(deadlock.value.boxes) } : {}),
  };
}

const TEXT = lazyPart(async () => (await import('../panels/later/after-level.js')).TextBoard);

function PlayBoard() {
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
  const { height, width } = level;
  const { boxes = 0, boxesOnGoals = 0 } = counts.value ?? {};
  return (
    <>
      <Board
        plan={plan}
        pose={pose}
        marks={marks}
        path={path}
        pathMillis={pathMillis}
        name={playTexts.play.board}
        picture={playTexts.play.picture(height, width, boxes, boxesOnGoals)}
        handlers={handlers}
        zoom={zoom}
      />
      <Lazy part={TEXT} />
    </>
  );
}

const afterLevel = () => import('../panels/later/after-level.js');

// The tools under the board.

/** Returns whether there is more to undo or redo. */
function step(kind: 'undo' | 'redo', isShifted: boolean): boolean {
  pause();
  performSokoban({ kind, unit: undoUnit(undoBy.peek(), isShifted) });
  const { at, entries } = sokobanGame.value ?? { at: 0, entries: [] };
  return kind === 'undo' ? at > 0 : at < entries.length;
}

function Tools() {
  const playWords = playTexts.play;
  return (
    <div class="tools">
      <UndoButtons game={sokobanGame.value} undo={playWords.undo} redo={playWords.redo} step={step} />
      <Button icon="restart" keyCap="r" onClick={() => performSokoban({ kind: 'restart' })}>
        {playWords.restart}
      </Button>
      <Button icon="hint" keyCap="i" onClick={() => performSokoban({ kind: 'hint' })}>
        {playWords.hint}
      </Button>
      <span class="tools-end desktop">
        <Button variant="bare" icon="copy" onClick={() => void afterLevel().then(({ copyMoves }) => copyMoves())}>
          {playWords.copyMoves}
        </Button>
        <Button variant="bare" icon="link" onClick={() => void afterLevel().then(({ copyLink }) => copyLink())}>
          {playWords.link}
        </Button>
      </span>
    </div>
  );
}

// What the keys of the page do: commands go to the session, the rest to the page.

/** An action that returns false didn't use the key. */
const PAGE_ACTIONS: Readonly<Partial<Record<PageKey, (origin: Origin) => unknown>>> = {
  next: (origin) => goByLevels(origin, 1),
  previous: (origin) => goByLevels(origin, -1),
  hint: () => performSokoban({ kind: 'hint' }),
  'why-not': () => afterLevel().then(({ askWhyNot }) => askWhyNot()),
  dead: () => toggleSetting('dead'),
  warn: () => toggleSetting('warn'),
  bound: () => toggleSetting('bound'),
  box: () => import('../ghosts.js').then(({ chooseNextBox }) => chooseNextBox()),
  ghosts: () => toggleSetting('ghosts'),
  play: () => togglePlay(),
  faster: () => changeSpeed(1),
  slower: () => changeSpeed(-1),
  // After a win, Enter opens the next level.
  finish: () =>
    isGameSolved.peek() && import('../won.js').then(({ openNextLevel }) => openNextLevel(), notifyNotLoaded),
};

/** True if the key was used. */
function takeKey(event: KeyboardEvent): boolean {
  const meaning = keyMeaning(event, undoBy.peek());
  const open = currentLevel.value;
  if (!meaning || !open) return false;
  if ('page' in meaning) {
    const { session, origin } = open;
    if (takeViewKey(meaning.page, sokobanPosition(session).player, session.game.level.width)) return true;
    return PAGE_ACTIONS[meaning.page]?.(origin) !== false;
  }
  pause();
  performSokoban(meaning.command, event.repeat && meaning.command.kind !== 'move');
  return true;
}

// Moves, pushes, and boxes on goals in one line, for phones.

const ZOOM = lazyPart(async () => (await afterLevel()).PhoneZoom);

function PlayCounts() {
  if (!counts.value) return null;
  const { moves, pushes, boxesOnGoals, boxes } = counts.value;
  const { movesWord, pushesWord, onGoalWord } = playTexts.counts;
  return (
    <CountsLine
      counts={[
        [formatNumber(moves), movesWord(moves)],
        [formatNumber(pushes), pushesWord(pushes)],
        [boxesOnGoals, onGoalWord(boxes)],
      ]}
    >
      <Lazy part={ZOOM} />
    </CountsLine>
  );
}

/** Returns whether the player moved. */
function movePlayer(direction: Direction): boolean {
  const before = sokobanGame.value;
  performSokoban({ kind: 'move', direction });
  return sokobanGame.value !== before;
}

const ARROWS = lazyPart(async () => (await import('../arrows.js')).Arrows);
const REPLAY = lazyPart(async () => (await afterLevel()).ReplayBar);

export function PlayArea() {
  useShortcuts(takeKey);
  useEffect(() => pause, []);
  return (
    <>
      <PlayCounts />
      <PlayBoard />
      <StatusMessage />
      {setting('arrows') && <Lazy part={ARROWS} props={{ move: movePlayer }} />}
      <Tools />
      <Lazy part={REPLAY} />
    </>
  );
}
