// The board, the tools, and the keys of reverse mode. The dots show where the boxes begin: the goals of this mode.

import { useEffect, useMemo } from 'preact/hooks';
import type { Direction } from '../../../base/grid.js';
import { type ReverseCommand, type ReverseCounts, reverseCounts, type SokobanCommand } from '../../../session/index.js';
import { type Level, showPosition } from '../../../sokoban/index.js';
import { useShortcuts } from '../../app/shortcuts.js';
import { StatusMessage } from '../../app/status-message.js';
import { Board } from '../../board/board.js';
import type { Marks } from '../../board/marks.js';
import { planOfLevel } from '../../board/plan.js';
import { TextGrid } from '../../board/text-grid.js';
import { Button, HoldButton } from '../../controls.js';
import { formatNumber } from '../../language.js';
import { PLAY_ICON, PULL } from '../../more-icons.js';
import { playTexts } from '../../texts/play.js';
import { reverseTexts } from '../../texts/reverse.js';
import { sideTexts } from '../../texts/side.js';
import { meaningOfKey, type PageKey, unitOf } from '../keys/keys.js';
import { takeViewKey } from '../keys/view-keys.js';
import { neighborLevel } from '../state/neighbor.js';
import { notifyNoNeighbor } from '../state/no-neighbor.js';
import { leaveReverse } from '../state/reverse-mode.js';
import { currentLevel, level as openLevel, undoBy, zoom } from '../state/state.js';
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
    const go = neighborLevel(origin, by) ?? (() => notifyNoNeighbor(origin, by));
    go();
    return true;
  }
  if (key === 'finish') return finishReverse();
  return takeViewKey(key, reversePose.peek()?.player ?? level.start.player, level.width);
}

function takeKey(event: KeyboardEvent): boolean {
  const meaning = meaningOfKey(event, undoBy.peek());
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
      <dl class="counts">
        <div>
          <dt>{sideTexts.counts.moves}</dt>
          <dd>{formatNumber(moves)}</dd>
        </div>
        <div>
          <dt>{reverseTexts.pulls}</dt>
          <dd>{formatNumber(pulls)}</dd>
        </div>
        <div>
          <dt>{reverseTexts.atStart}</dt>
          <dd>
            {boxesAtStart}
            <small>{sideTexts.counts.of(boxes)}</small>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function ReverseCountsLine({ moves, pulls, boxes, boxesAtStart }: ReverseCounts) {
  return (
    <div class="phone counts-line num">
      <span>
        <b>{formatNumber(moves)}</b> {playTexts.counts.movesWord(moves)}
      </span>
      <span>
        <b>{formatNumber(pulls)}</b> {reverseTexts.pullsWord(pulls)}
      </span>
      <span>
        <b>{boxesAtStart}</b> {reverseTexts.atStartWord(boxes)}
      </span>
    </div>
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
  const counted = reverseCounts(played);
  const { moves, pulls } = counted;
  const { at, entries } = played.game;
  return (
    <>
      <ReverseCountsLine {...counted} />
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
        <HoldButton
          icon="undo"
          keyCap="u"
          disabled={at === 0}
          onPress={(isShifted) => performReverse({ kind: 'undo', unit: unitOf(undoBy.peek(), isShifted) })}
        >
          {reverseTexts.undo}
        </HoldButton>
        <HoldButton
          icon="redo"
          keyCap="y"
          disabled={at === entries.length}
          onPress={(isShifted) => performReverse({ kind: 'redo', unit: unitOf(undoBy.peek(), isShifted) })}
        >
          {reverseTexts.redo}
        </HoldButton>
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
