// The tools under the board.

import { Button } from '../../controls.js';
import { UndoButtons } from '../../play/undo-buttons.js';
import { playTexts } from '../../texts/play.js';
import { sideTexts } from '../../texts/side.js';
import { undoUnit } from '../keys/keys.js';
import { pause } from '../state/replay.js';
import { isAsking, isGameSolved, performSokoban, sokobanGame, undoBy } from '../state/state.js';
import { afterLevel } from './load-after-level.js';

/** Returns whether there is more to undo or redo. */
function step(kind: 'undo' | 'redo', isShifted: boolean): boolean {
  pause();
  performSokoban({ kind, unit: undoUnit(undoBy.peek(), isShifted) });
  const { at, entries } = sokobanGame.value ?? { at: 0, entries: [] };
  return kind === 'undo' ? at > 0 : at < entries.length;
}

export function Tools() {
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
      {/* On a wide screen it is beside the board. */}
      <Button
        variant="phone"
        icon="help"
        pressed={isAsking.value}
        disabled={isGameSolved.value}
        onClick={() => isGameSolved.peek() || void afterLevel().then(({ askWhyNot }) => askWhyNot())}
      >
        {sideTexts.explain.whyNotShort}
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
