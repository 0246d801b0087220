// Playing the drawing in its place, in the place of the tools: arrows, undo and redo, a hint, the way back, and what can be
// done with the position. The same bar records the author's line.

import { Button, HoldButton } from '../../controls.js';
import { PENCIL, PLAY_ICON, STOP } from '../../more-icons.js';
import { Arrows } from '../../sokoban/arrows.js';
import { editorTexts } from '../../texts/editor.js';
import { playTexts } from '../../texts/play.js';
import { sideTexts } from '../../texts/side.js';
import {
  drawFromPlayed,
  isPlaySolved,
  movePlayer,
  playedMoves,
  recording,
  redoPlayed,
  showPlayHint,
  stopPlay,
  undoPlayed,
} from './recording.js';
import { openDrawing } from './share-level.js';

const { line: lineTexts, trial: trialTexts } = editorTexts;

function PlayTools() {
  const now = recording.value;
  return (
    <>
      <HoldButton icon="redo" keyCap="y" disabled={!now?.undone.length} onPress={redoPlayed}>
        {editorTexts.redo}
      </HoldButton>
      <Button icon="hint" keyCap="i" disabled={isPlaySolved.value} onClick={() => void showPlayHint()}>
        {playTexts.play.hint}
      </Button>
      <Button icon={PENCIL} keyCap="d" onClick={drawFromPlayed}>
        {sideTexts.export.drawHere}
      </Button>
      <Button icon={PLAY_ICON} onClick={() => openDrawing('sokoban', playedMoves())}>
        {trialTexts.game}
      </Button>
    </>
  );
}

export function PlayBar() {
  const isLine = recording.value?.purpose === 'line';
  return (
    <>
      <Arrows move={movePlayer} />
      <div class="tools">
        <Button icon={STOP} keyCap="Esc" onClick={stopPlay}>
          {isLine ? lineTexts.stop : trialTexts.back}
        </Button>
        <HoldButton icon="undo" keyCap="u" disabled={!recording.value?.moves.length} onPress={undoPlayed}>
          {editorTexts.undo}
        </HoldButton>
        {!isLine && <PlayTools />}
      </div>
    </>
  );
}
