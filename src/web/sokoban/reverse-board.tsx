// The board, the tools and the keys of playing backwards. The dots are where the boxes began: the goals of this way.

import { useEffect, useMemo } from 'preact/hooks';
import type { DIRECTIONS } from '../../base/grid.js';
import { showPosition } from '../../sokoban/index.js';
import { useShortcuts } from '../app/shortcuts.js';
import { StatusMessage } from '../app/status-message.js';
import { Board } from '../board/board.js';
import type { Marks } from '../board/marks.js';
import { planOfLevel } from '../board/plan.js';
import { TextGrid } from '../board/text-grid.js';
import { Button, HoldButton } from '../controls.js';
import { R } from '../texts/reverse.js';
import { leaveBackwards } from './backwards.js';
import { askOfKey } from './keys.js';
import {
  beginBackwards,
  game,
  isPulling,
  pose,
  pullCounts,
  redoPull,
  restartPulls,
  stepBackwards,
  touchBackwards,
  undoPull,
} from './reverse.js';
import { table } from './table.js';

function takeKey(event: KeyboardEvent): boolean {
  const ask = askOfKey(event);
  if (!ask || !('command' in ask)) return false;
  const { command } = ask;
  if (command.kind === 'move' || command.kind === 'shove') {
    stepBackwards(command.direction, command.kind === 'shove' || isPulling.value);
  } else if (command.kind === 'undo') undoPull();
  else if (command.kind === 'redo') redoPull();
  else if (command.kind === 'restart') restartPulls();
  else if (command.kind === 'let-go') leaveBackwards();
  else return false;
  return true;
}

const HANDLERS = {
  onTap: touchBackwards,
  onSwipe: (direction: (typeof DIRECTIONS)[number]) => void stepBackwards(direction, isPulling.value),
};

export function ReverseBoard() {
  const level = table.value?.sitting.level;
  useEffect(() => {
    if (level) beginBackwards(level);
  }, [level]);
  useShortcuts(takeKey);
  const plan = useMemo(() => level && planOfLevel(level), [level]);
  const starts = useMemo((): Marks => ({ reach: new Set(level?.start.boxes) }), [level]);
  const now = pose.value;
  const played = game.value;
  if (!level || !plan || !now || played?.level !== level) return null;
  const { moves, pulls } = pullCounts.value;
  return (
    <>
      <p class="quiet about">{R.about}</p>
      <Board
        plan={plan}
        pose={now}
        marks={starts}
        name={R.board}
        picture={R.counts(moves, pulls)}
        handlers={HANDLERS}
      />
      <TextGrid
        of={now}
        rows={() => showPosition(level, { player: now.player ?? 0, boxes: now.boxes })}
        cells={level.width * level.height}
        name={R.grid}
      />
      <StatusMessage />
      <div class="tools">
        <HoldButton icon="undo" keyCap="u" disabled={played.at === 0} onPress={undoPull}>
          {R.undo}
        </HoldButton>
        <HoldButton icon="redo" keyCap="y" disabled={played.at === played.entries.length} onPress={redoPull}>
          {R.redo}
        </HoldButton>
        <Button icon="restart" keyCap="r" onClick={() => void restartPulls()}>
          {R.restart}
        </Button>
        <Button icon="pull" pressed={isPulling.value} onClick={() => (isPulling.value = !isPulling.value)}>
          {R.pull}
        </Button>
        <span class="grow desktop" />
        <span class="quiet desktop num middle">{R.counts(moves, pulls)}</span>
        <Button icon="play" onClick={leaveBackwards}>
          {R.leave}
        </Button>
      </div>
    </>
  );
}
