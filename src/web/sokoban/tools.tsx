// The tools under the board.

import { Button, HoldButton } from '../controls.js';
import { playTexts } from '../texts/play.js';
import { unitOf } from './keys/keys.js';
import { pause } from './state/replay.js';
import { performSokoban, sokobanGame, undoBy } from './state/state.js';

const copying = () => import('./after-level.js');

const canUndo = (): boolean => (sokobanGame.value?.at ?? 0) > 0;
const canRedo = (): boolean => (sokobanGame.value?.at ?? 0) < (sokobanGame.value?.entries.length ?? 0);

function step(kind: 'undo' | 'redo', more: () => boolean, isShifted: boolean): boolean {
  pause();
  performSokoban({ kind, unit: unitOf(undoBy.peek(), isShifted) });
  return more();
}

export function Tools() {
  const playWords = playTexts.play;
  return (
    <div class="tools">
      <HoldButton
        icon="undo"
        keyCap="u"
        disabled={!canUndo()}
        onPress={(isShifted) => step('undo', canUndo, isShifted)}
      >
        {playWords.undo}
      </HoldButton>
      <HoldButton
        icon="redo"
        keyCap="y"
        disabled={!canRedo()}
        onPress={(isShifted) => step('redo', canRedo, isShifted)}
      >
        {playWords.redo}
      </HoldButton>
      <Button icon="restart" keyCap="r" onClick={() => performSokoban({ kind: 'restart' })}>
        {playWords.restart}
      </Button>
      <Button icon="hint" keyCap="i" onClick={() => performSokoban({ kind: 'hint' })}>
        {playWords.hint}
      </Button>
      <span class="tools-end desktop">
        <Button variant="bare" icon="copy" onClick={() => void copying().then(({ copyMoves }) => copyMoves())}>
          {playWords.copyMoves}
        </Button>
        <Button variant="bare" icon="link" onClick={() => void copying().then(({ copyLink }) => copyLink())}>
          {playWords.link}
        </Button>
      </span>
    </div>
  );
}
