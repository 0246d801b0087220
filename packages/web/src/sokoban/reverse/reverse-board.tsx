// The board, the tools, and the keys of reverse mode. The dots show where the boxes begin: the goals of this mode.

import { computed, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Direction } from '../../../base/grid.js';
import {
  actReverse,
  newReverseSession,
  type ReverseCommand,
  type ReverseEvent,
  type ReverseSession,
  reverseCounts,
  reversePosition,
  type SokobanCommand,
} from '../../../session/index.js';
import { type Level, showPosition } from '../../../sokoban/index.js';
import { notice, notifySokoban } from '../../app/notice.js';
import { useShortcuts } from '../../app/shortcuts.js';
import { StatusMessage } from '../../app/status-message.js';
import { Board } from '../../board/board.js';
import { focusPlay } from '../../board/focus.js';
import type { Marks } from '../../board/marks.js';
import { planOfLevel } from '../../board/plan.js';
import { TextGrid } from '../../board/text-grid.js';
import { Button } from '../../controls.js';
import { formatNumber } from '../../language.js';
import { PLAY_ICON, PULL } from '../../more-icons.js';
import { neighborLevel } from '../../play/head.js';
import { UndoButtons } from '../../play/undo-buttons.js';
import { setting } from '../../saves/saves.js';
import { playTexts } from '../../texts/play.js';
import { reverseTexts } from '../../texts/reverse.js';
import { sideTexts } from '../../texts/side.js';
import { CountsLine, CountsList } from '../counts.js';
import { keyMeaning, type PageKey, undoUnit } from '../keys/keys.js';
import { takeViewKey } from '../keys/view-keys.js';
import { notifyNoNeighbor } from '../state/messages.js';
import { showSolution } from '../state/replay.js';
import { currentLevel, leaveReverse, level as openLevel, undoBy, zoom } from '../state/state.js';

// Reverse mode: a session of its own beside the forward game. When it is solved, the solution can be played forward.

const reverseSession = signal<ReverseSession | undefined>(undefined);
const reversePose = computed(
  () => reverseSession.value && { ...reversePosition(reverseSession.value), facing: reverseSession.value.facing },
);

/** Continues the reverse game of the level, or begins one: Escape or another page leaves it, but loses nothing. */
function startReverse(level: Level): void {
  const left = reverseSession.peek();
  const { boxes, boxesAtStart } = left ? reverseCounts(left) : { boxes: 0, boxesAtStart: 0 };
  const isOpen = left?.game.level === level && boxesAtStart < boxes;
  if (!isOpen) reverseSession.value = newReverseSession(level);
  notifySokoban({ tone: 'calm', lead: reverseTexts.start, rest: reverseTexts.startRest });
}

const { undone, redone, restarted } = reverseTexts;
const LEADS: Partial<Readonly<Record<ReverseEvent['kind'], string>>> = { undone, redone, restarted };
const SPOKEN: Partial<Readonly<Record<ReverseEvent['kind'], string>>> = {
  blocked: reverseTexts.blocked,
  'nothing-to-pull': reverseTexts.nothingToPull,
  'cannot-walk': reverseTexts.cannotWalk,
};

/** The moves that solve the level forward, from the last time it was solved in reverse. */
let solution: readonly Direction[] = [];

function playForward(): void {
  leaveReverse();
  showSolution(solution, []);
}

function report(event: ReverseEvent, now: ReverseSession): void {
  const lead = event.kind === 'pulled' ? reverseTexts.pulled[event.direction] : LEADS[event.kind];
  const { boxes, boxesAtStart } = reverseCounts(now);
  if (lead) notifySokoban({ tone: 'calm', lead, rest: reverseTexts.left(boxes - boxesAtStart) });
  const spoken = SPOKEN[event.kind];
  if (spoken) notifySokoban(notice.peek(), spoken);
  if (event.kind !== 'solved') return;
  solution = event.solution;
  focusPlay();
  const actions = [{ word: reverseTexts.playForward, main: true, act: playForward }];
  notifySokoban({ tone: 'seal', strong: true, lead: reverseTexts.solved, rest: reverseTexts.solvedRest, actions });
}

/** Plays the solved game forward; false if it isn't solved. */
function finishReverse(): boolean {
  const now = reverseSession.peek();
  if (!now) return false;
  const { boxes, boxesAtStart, moves } = reverseCounts(now);
  if (boxesAtStart < boxes || moves === 0) return false;
  playForward();
  return true;
}

/** Returns whether the position changed. */
function performReverse(command: ReverseCommand): boolean {
  const before = reverseSession.value;
  if (!before) return false;
  const { state, events } = actReverse(before, command);
  reverseSession.value = state;
  if (setting('sound')) void import('../../sound/event-sounds.js').then(({ soundEvents }) => soundEvents(events));
  for (const event of events) report(event, state);
  return state.game !== before.game;
}

/** A key of the forward game in this mode; Shift pulls. */
function reverseCommand(command: SokobanCommand): ReverseCommand | undefined {
  switch (command.kind) {
    case 'move':
      return command;
    case 'push-until-blocked':
      return { kind: 'move', direction: command.direction, pull: true };
    case 'undo':
    case 'redo':
      return { kind: command.kind, ...(command.unit === 'push' ? {} : { unit: command.unit ?? 'action' }) };
    case 'home':
    case 'end':
    case 'restart':
      return { kind: command.kind };
    default:
      return undefined;
  }
}

/** The keys of the page that work in this mode: another level, the view of the board, and Enter after a win. */
function takePageKey(key: PageKey, level: Level): boolean {
  const origin = currentLevel.peek()?.origin;
  if (origin && (key === 'next' || key === 'previous')) {
    const by = key === 'next' ? 1 : -1;
    const go = neighborLevel('sokoban', origin, by) ?? (() => notifyNoNeighbor(origin, by));
    go();
    return true;
  }
  if (key === 'finish') return finishReverse();
  return takeViewKey(key, reversePose.peek()?.player ?? level.start.player, level.width);
}

function takeKey(event: KeyboardEvent): boolean {
  const meaning = keyMeaning(event, undoBy.peek());
  const level = openLevel.peek();
  if (!meaning || !level) return false;
  if ('page' in meaning) return takePageKey(meaning.page, level);
  if (meaning.command.kind === 'deselect') {
    leaveReverse();
    return true;
  }
  const command = reverseCommand(meaning.command);
  if (command) performReverse(command);
  return command !== undefined;
}

const HANDLERS = {
  onTap: (cell: number) => void performReverse({ kind: 'touch', cell }),
  onSwipe: (direction: Direction) => void performReverse({ kind: 'move', direction }),
};

/** The counts of this mode, beside the board; the best results are those of the forward game and stay with it. */
export function ReverseCountsPanel() {
  const played = reverseSession.value;
  if (!played) return null;
  const { moves, pulls, boxes, boxesAtStart } = reverseCounts(played);
  return (
    <section class="panel desktop" aria-label={reverseTexts.countsHeading}>
      <CountsList
        counts={[
          [formatNumber(moves), sideTexts.counts.moves],
          [formatNumber(pulls), reverseTexts.pulls],
          [boxesAtStart, reverseTexts.atStart],
        ]}
        boxes={boxes}
      />
    </section>
  );
}

export function ReverseBoard() {
  const level = openLevel.value;
  useEffect(() => {
    if (level) startReverse(level);
  }, [level]);
  useShortcuts(takeKey);
  const plan = useMemo(() => level && planOfLevel(level), [level]);
  const starts = useMemo((): Marks => ({ reach: new Set(level?.start.boxes) }), [level]);
  const now = reversePose.value;
  const played = reverseSession.value;
  if (!level || !plan || !now || played?.game.level !== level) return null;
  const { moves, pulls, boxes, boxesAtStart } = reverseCounts(played);
  return (
    <>
      <CountsLine
        counts={[
          [formatNumber(moves), playTexts.counts.movesWord(moves)],
          [formatNumber(pulls), reverseTexts.pullsWord(pulls)],
          [boxesAtStart, reverseTexts.atStartWord(boxes)],
        ]}
      />
      <p class="quiet about desktop">{reverseTexts.about}</p>
      <Board
        plan={plan}
        pose={now}
        marks={starts}
        name={reverseTexts.board}
        picture={reverseTexts.counts(moves, pulls)}
        handlers={HANDLERS}
        zoom={zoom}
      />
      <TextGrid
        of={now}
        rows={() => showPosition(level, { player: now.player, boxes: now.boxes })}
        cells={level.width * level.height}
        name={reverseTexts.grid}
      />
      <StatusMessage />
      <div class="tools">
        <UndoButtons
          game={played.game}
          undo={reverseTexts.undo}
          redo={reverseTexts.redo}
          step={(kind, isShifted) => performReverse({ kind, unit: undoUnit(undoBy.peek(), isShifted) })}
        />
        <Button icon="restart" keyCap="r" onClick={() => void performReverse({ kind: 'restart' })}>
          {reverseTexts.restart}
        </Button>
        <Button
          icon={PULL}
          pressed={played.isPulling}
          onClick={() => void performReverse({ kind: 'set-pulling', on: !played.isPulling })}
        >
          {reverseTexts.pull}
        </Button>
        <span class="grow desktop" />
        <Button icon={PLAY_ICON} title={reverseTexts.leaveMode} onClick={leaveReverse}>
          {reverseTexts.leave}
        </Button>
      </div>
    </>
  );
}
