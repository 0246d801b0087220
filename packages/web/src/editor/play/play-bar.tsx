// Playing the drawing in its place, in the place of the tools: arrows, undo and redo, a hint, the way back, and what can be
// done with the position. The same bar records the author's line.

import { copyText } from '../../app/clipboard.js';
import { fileName, saveFile } from '../../app/files.js';
import { notifyEditor } from '../../app/notice.js';
import { Button, HoldButton } from '../../controls.js';
import { PENCIL, PLAY_ICON, STOP } from '../../more-icons.js';
import { go } from '../../route.js';
import { makeLevelLink } from '../../share/level-link.js';
import { levelText } from '../../share/level-text.js';
import { Arrows } from '../../sokoban/arrows.js';
import { editorTexts } from '../../texts/editor.js';
import { filesTexts } from '../../texts/files.js';
import { playTexts } from '../../texts/play.js';
import { sideTexts } from '../../texts/side.js';
import { copyDrawingAddress } from '../editing.js';
import { checks, openLevelDrawing, settledDraft, title } from '../sheet/state.js';
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

// What leaves the editor: the level as text, as a link, as a file, or into a game. Each saves a version.

export async function copyDrawing(): Promise<void> {
  openLevelDrawing.save('shared');
  const done = await copyText(levelText(settledDraft()));
  notifyEditor({ tone: 'calm', lead: done ? editorTexts.copied : filesTexts.notCopied });
}

export function copyDrawingLink(): void {
  const page = checks.value.level ? 'sokoban' : 'editor';
  const query = makeLevelLink(settledDraft());
  void copyDrawingAddress(openLevelDrawing, { page, target: { kind: 'link', query } });
}

export function downloadLevel(): void {
  openLevelDrawing.save('shared');
  saveFile(fileName(title.value || editorTexts.untitled, 'xsb'), levelText(settledDraft()));
}

/** Opens the level in a game, in which the moves are made, or in the lab. */
export function openDrawing(page: 'sokoban' | 'lab', moves = ''): void {
  const now = settledDraft();
  if (!checks.value.level) {
    notifyEditor({ tone: 'ink', lead: editorTexts.notValid, strong: true });
    return;
  }
  openLevelDrawing.save('played');
  go({
    page,
    target: { kind: 'link', query: makeLevelLink({ ...now, title: title.value || editorTexts.untitled }, moves) },
  });
}

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
