// What a level is played with: board, status message, tools, and replay bar, and the keys of the page. Loaded in parallel
// with the level.

import type { Direction } from '@masu/core/base/grid.js';
import { useEffect } from 'preact/hooks';
import { Lazy, lazyPart } from '../../app/lazy.js';
import { useShortcuts } from '../../app/shortcuts.js';
import { StatusMessage } from '../../app/status-message.js';
import { setting } from '../../saves/saves.js';
import { pause } from '../state/replay.js';
import { performSokoban, sokobanGame } from '../state/state.js';
import { afterLevel } from './load-after-level.js';
import { takeSokobanKey } from './page-keys.js';
import { PlayBoard } from './play-board.js';
import { PlayCounts } from './play-counts.js';
import { Tools } from './tools.js';

/** Returns whether the player moved. */
function movePlayer(direction: Direction): boolean {
  const before = sokobanGame.value;
  performSokoban({ kind: 'move', direction });
  return sokobanGame.value !== before;
}

const ARROWS = lazyPart(async () => (await import('../arrows.js')).Arrows);

const REPLAY = lazyPart(async () => (await afterLevel()).ReplayBar);

export function PlayArea() {
  useShortcuts(takeSokobanKey);
  useEffect(() => pause, []);
  useEffect(() => {
    let end: (() => void) | undefined;
    let isLeft = false;
    afterLevel().then(
      ({ startNaming }) => {
        if (!isLeft) end = startNaming();
      },
      () => {},
    );
    return () => {
      isLeft = true;
      end?.();
    };
  }, []);
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
