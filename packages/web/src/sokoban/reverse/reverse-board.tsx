// The board, the tools, and the keys of reverse mode. The dots show where the boxes begin: the goals of this mode.

import type { Direction } from '@masu/core/base/grid.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { type ReverseCommand, reverseCounts } from '@masu/engine/session/reverse.js';
import type { SokobanCommand } from '@masu/engine/session/sokoban/command.js';
import { useEffect, useMemo } from 'preact/hooks';
import { useShortcuts } from '../../app/shortcuts.js';
import { StatusMessage } from '../../app/status-message.js';
import { Board } from '../../board/board.js';
import type { Marks } from '../../board/marks.js';
import { planOfLevel } from '../../board/plan.js';
import { TextGrid } from '../../board/text-grid.js';
import { Button } from '../../controls.js';
import { formatNumber } from '../../language.js';
import { PLAY_ICON, PULL } from '../../more-icons.js';
import { neighborLevel } from '../../play/head.js';
import { UndoButtons } from '../../play/undo-buttons.js';
import { playTexts } from '../../texts/play.js';
import { reverseTexts } from '../../texts/reverse.js';
import { sideTexts } from '../../texts/side.js';
import { CountsLine, CountsList } from '../counts.js';
import { keyMeaning, type PageKey, undoUnit } from '../keys/keys.js';
import { takeViewKey } from '../keys/view-keys.js';
import { notifyNoNeighbor } from '../state/messages.js';
import { currentLevel, leaveReverse, level as openLevel, undoBy, zoom } from '../state/state.js';
import { finishReverse, performReverse, reversePose, reverseSession, startReverse } from './reverse-state.js';

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
