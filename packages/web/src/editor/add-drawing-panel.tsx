// Adds the drawing to one of the author's collections, with the line and the best solution from playing it.

import { makeLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { Draft, StoredMoves } from '@masu/core/sokoban/rules/draft.js';
import { levelHash } from '@masu/core/sokoban/rules/hash.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { notifyEditor } from '../app/notice.js';
import { editorTexts } from '../texts/editor.js';
import { addDrawing } from './editing.js';
import { CollectionPanel } from './parts.js';
import { levelReview } from './review/review.js';
import { trimmedLine } from './sheet/drawing.js';
import { movesOfLine } from './sheet/line-cells.js';
import { checks, drawing, drawingRecord, openLevelDrawing, settledDraft, title } from './sheet/state.js';

/** The line, if it solves the level, and the best solution of a game. */
function storedSolutions(): readonly StoredMoves[] {
  const { level } = checks.peek();
  const line = trimmedLine(drawing.peek());
  const moves = level && line.length > 0 ? movesOfLine(level, line) : undefined;
  const isSolution = level && moves && verifyMoves(level, moves).solved;
  const best = drawingRecord.peek()?.bestPushes.solution;
  const stored = (name: string, lurd: string): StoredMoves => ({ kind: 'solution', title: name, moves: lurd });
  const own = isSolution ? makeLurd(level, moves) : undefined;
  return [
    ...(own === undefined ? [] : [stored('Solution/Author', own)]),
    ...(best === undefined || best === own ? [] : [stored('Solution/Pushes', best)]),
  ];
}

async function add(id: string): Promise<string> {
  const draft = settledDraft();
  const { level } = checks.peek();
  if (!level) {
    notifyEditor({ tone: 'ink', lead: editorTexts.notValid, strong: true });
    return id;
  }
  const stored = storedSolutions();
  const whole: Draft = {
    ...draft,
    title: title.peek() || editorTexts.untitled,
    ...(stored.length > 0 && { stored }),
  };
  const added = { puzzle: 'sokoban', draft: whole, hash: levelHash(level) } as const;
  return addDrawing(openLevelDrawing, id, added, editorTexts.add.collection);
}

/** Before a level without a solution, or one that exists already, is added. */
function Warning() {
  const isUnsolvable = levelReview.analysis.value?.verdict === 'unsolvable';
  const isDuplicate = levelReview.notes.value.some(({ kind }) => kind === 'duplicate');
  if (!isUnsolvable && !isDuplicate) return null;
  return <p>{isUnsolvable ? editorTexts.add.unsolvable : editorTexts.add.duplicate}</p>;
}

export function AddDrawingPanel() {
  return (
    <CollectionPanel
      puzzle="sokoban"
      fresh={editorTexts.add.newCollection}
      isDisabled={!checks.value.level}
      onAdd={add}
    >
      <Warning />
    </CollectionPanel>
  );
}
