// The author's line beside the board: record it by playing the drawing, take it from a game, remove it.

import { DIRECTIONS, type Direction } from '../../base/grid.js';
import { Button, HoldButton } from '../controls.js';
import { Icon } from '../icons.js';
import { DOWN, STOP, UP } from '../more-icons.js';
import { editorTexts } from '../texts/editor.js';
import { sideTexts } from '../texts/side.js';
import { notifyEditor } from './notify.js';
import {
  playedLine,
  recording,
  recordMove,
  removeLine,
  startRecording,
  stopRecording,
  undoMove,
  usePlayedLine,
} from './recording.js';
import { levelReview } from './review.js';
import { checks, drawing } from './state.js';
import { back } from './strokes.js';

const lineTexts = editorTexts.line;

export function startLine(): void {
  const isStarted = startRecording();
  notifyEditor(
    isStarted ? { tone: 'calm', lead: lineTexts.started } : { tone: 'ink', lead: editorTexts.notValid, strong: true },
  );
}

export function stopLine(): void {
  stopRecording();
  notifyEditor({ tone: 'calm', lead: lineTexts.stopped });
}

/** Returns whether the player moved. */
export function moveAndRecord(direction: Direction): boolean {
  const result = recordMove(direction);
  if (result === 'solved') notifyLine();
  else if (result === 'moved')
    notifyEditor({ tone: 'calm', lead: lineTexts.moves(recording.peek()?.moves.length ?? 0) }, '');
  return result !== 'blocked';
}

function notifyLine(): void {
  notifyEditor({ tone: 'calm', lead: lineTexts.recorded(drawing.peek().line.length) });
}

function takePlayed(): void {
  usePlayedLine();
  notifyLine();
}

function remove(): void {
  removeLine();
  notifyEditor({
    tone: 'calm',
    lead: lineTexts.removed,
    actions: [{ word: editorTexts.undo, act: () => void back() }],
  });
}

const ARROW_ICONS = { up: UP, right: 'next', down: DOWN, left: 'previous' } as const;

/** In the place of the tools while a line is recorded, so that the board stays in view. */
export function LineRecorder() {
  return (
    <>
      <div class="arrows" role="group" aria-label={sideTexts.arrows.name}>
        {DIRECTIONS.map((direction) => (
          <HoldButton
            key={direction}
            variant={direction}
            name={sideTexts.arrows.move[direction]}
            onPress={() => moveAndRecord(direction)}
          >
            <Icon name={ARROW_ICONS[direction]} />
          </HoldButton>
        ))}
      </div>
      <div class="tools">
        <HoldButton icon="undo" keyCap="u" onPress={undoMove}>
          {editorTexts.undo}
        </HoldButton>
        <Button icon={STOP} keyCap="Esc" onClick={stopLine}>
          {lineTexts.stop}
        </Button>
      </div>
    </>
  );
}

/** What is known of the line; the notes say what is wrong with it. */
function lineMessage(pushes: number): string {
  const verdict = levelReview.analysis.value?.line;
  const counted = lineTexts.pushes(pushes);
  return verdict === 'solves' ? `${counted} ${lineTexts.plays}` : counted;
}

export function LinePanel() {
  const { line } = drawing.value;
  const played = playedLine.value;
  return (
    <section class="panel line">
      <h2>{lineTexts.heading}</h2>
      {recording.value ? (
        <p>{lineTexts.moves(recording.value.moves.length)}</p>
      ) : (
        <>
          <p class={line.length > 0 ? '' : 'quiet'}>{line.length > 0 ? lineMessage(line.length) : lineTexts.about}</p>
          <div class="row">
            <Button keyCap="l" disabled={!checks.value.level} onClick={startLine}>
              {line.length > 0 ? lineTexts.recordAgain : lineTexts.record}
            </Button>
            {played && <Button onClick={takePlayed}>{lineTexts.take(played.length)}</Button>}
            {line.length > 0 && (
              <Button variant="bare" onClick={remove}>
                {lineTexts.remove}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
