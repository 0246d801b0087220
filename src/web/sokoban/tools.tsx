// The tools under the board.

import { Button, HoldButton } from '../controls.js';
import { playTexts } from '../texts/play.js';
import { unitOf } from './keys/keys.js';
import { pause } from './state/replay.js';
import { game, perform, undoBy } from './state/state.js';

const copying = () => import('./after-level.js');

const canUndo = (): boolean => (game.value?.at ?? 0) > 0;
const canRedo = (): boolean => (game.value?.at ?? 0) < (game.value?.entries.length ?? 0);

function step(kind: 'undo' | 'redo', more: () => boolean, isShifted: boolean): boolean {
  pause();
  perform({ kind, unit: unitOf(undoBy.peek(), isShifted) });
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
      <Button icon="restart" keyCap="r" onClick={() => perform({ kind: 'restart' })}>
        {playWords.restart}
      </Button>
      <Button icon="hint" keyCap="i" onClick={() => perform({ kind: 'hint' })}>
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
