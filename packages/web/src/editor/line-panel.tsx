// The author's line beside the board: record it by playing the drawing, take it from a game, remove it.

import { notifyEditor } from '../app/notice.js';
import { Button } from '../controls.js';
import { editorTexts } from '../texts/editor.js';
import { drawingSteps } from './board/strokes.js';
import { notifyLine, playedLine, recording, removeLine, startPlay, usePlayedLine } from './play/recording.js';
import { levelReview } from './review/review.js';
import { checks, drawing } from './sheet/state.js';

const lineTexts = editorTexts.line;

function takePlayed(): void {
  usePlayedLine();
  notifyLine();
}

function remove(): void {
  removeLine();
  notifyEditor({ tone: 'calm', lead: lineTexts.removed, actions: [drawingSteps.action] });
}

/** What is known of the line; the notes say what is wrong with it. */
function lineMessage(pushes: number): string {
  const { line: verdict, plans, pushes: optimum } = levelReview.analysis.value ?? {};
  const counted = lineTexts.pushes(pushes);
  if (verdict !== 'solves') return counted;
  const isShortest = pushes === optimum && plans !== undefined;
  return `${counted} ${lineTexts.plays}${isShortest ? ` ${lineTexts.shortest(plans)}` : ''}`;
}

export function LinePanel() {
  const { line } = drawing.value;
  const played = playedLine.value;
  return (
    <section class="panel line">
      <h2>{lineTexts.heading}</h2>
      {recording.value?.purpose === 'line' ? (
        <p>{lineTexts.moves(recording.value.moves.length)}</p>
      ) : (
        <>
          <p class={line.length > 0 ? '' : 'quiet'}>{line.length > 0 ? lineMessage(line.length) : lineTexts.about}</p>
          <div class="row">
            <Button keyCap="l" disabled={!checks.value.level} onClick={() => startPlay('line')}>
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
