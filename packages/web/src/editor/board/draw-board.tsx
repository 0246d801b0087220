// The board to draw on, as a canvas and as text, with the marks of the note that is shown.

import { useMemo } from 'preact/hooks';
import { Board, boardHeight } from '../../board/board.js';
import type { Marks } from '../../board/marks.js';
import { poseOfRows } from '../../board/pose.js';
import { TextGrid } from '../../board/text-grid.js';
import { editorTexts } from '../../texts/editor.js';
import { recordedRows, recording } from '../play/recording.js';
import { shownOffer } from '../review/asking.js';
import { markLabels, noteLabels, pushLabels } from '../review/note-marks.js';
import { overlay, overlayLabels } from '../review/overlays.js';
import { levelReview, noteRows } from '../review/review.js';
import { drawingWidth } from '../sheet/drawing.js';
import { cellsOfLine } from '../sheet/line-cells.js';
import { checks, draft, drawing, plan } from '../sheet/state.js';
import { comparedCells } from './drawings-panel.js';
import { editLabels } from './edit-labels.js';
import { endStroke, paintCell } from './strokes.js';

/** CSS pixels of a phone: below the tools, the result and the first note; at the foot, the tiles. */
const REVIEW = 176;

const TILES = 72;

const MIN_SHEET = 200;

/** On a phone, what masu says about the drawing is in view too, and the board keeps its size whatever that is. */
function sheetHeight(...window: Parameters<typeof boardHeight>): number {
  const height = boardHeight(...window);
  return innerWidth < 640 ? Math.min(height, Math.max(MIN_SHEET, height - REVIEW - TILES)) : height;
}

export function DrawBoard() {
  const now = drawing.value;
  const { dead } = checks.value;
  const note = shownOffer.value ?? levelReview.shownNote.value;
  const isRecording = recordedRows.value !== undefined;
  const hint = recording.value?.hint;
  const changed = comparedCells.value;
  const whole = overlay.value === 'edits' ? editLabels.value : overlayLabels.value;
  const labels = useMemo(() => {
    const { width, height } = plan.value;
    if (isRecording) return hint && pushLabels([hint], width);
    if (note) return noteLabels(note, width, cellsOfLine(now.line, width, height)[(note.push ?? 0) - 1]);
    return changed ? markLabels(changed.map((cell) => [cell, 'corners'] as const)) : whole;
  }, [note, changed, whole, now.line, plan.value, isRecording, hint]);
  const marks = useMemo(
    (): Marks => ({
      ...(isRecording ? {} : { chosen: now.cursor }),
      labels,
      ...(dead.size > 0 && !labels && !isRecording ? { deadlocked: dead } : {}),
    }),
    [now.cursor, dead, labels, isRecording],
  );
  const handlers = useMemo(() => ({ onPaint: paintCell, onPaintEnd: endStroke }), []);
  const { rows } = draft.value;
  const shownRows = recordedRows.value ?? noteRows.value ?? now.rows;
  const pose = useMemo(() => poseOfRows(shownRows), [shownRows]);
  return (
    <>
      <Board
        plan={plan.value}
        pose={pose}
        marks={marks}
        name={editorTexts.board}
        picture={editorTexts.picture(rows.length, Math.max(0, ...rows.map((row) => row.length)))}
        largest={48}
        follow={now.cursor}
        handlers={handlers}
        fitHeight={sheetHeight}
      />
      <TextGrid
        of={shownRows}
        rows={() => shownRows}
        cells={now.rows.length * drawingWidth(now)}
        name={editorTexts.grid}
        nameAt={labels?.text}
      />
    </>
  );
}
