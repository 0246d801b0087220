// Lesson 8: backtracking and propagation on one Futoshiki.

import type { FutoshikiDraft } from '@masu/core/futoshiki/rules/level.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import { recordBacktracking, recordPropagation } from '@masu/solve/futoshiki/solve/record/record-tries.js';
import type { RecordedTries } from '@masu/solve/futoshiki/solve/record/recorded-tries.js';
import { TRY_KINDS } from '@masu/solve/futoshiki/solve/try-events.js';
import { SMALL_PUZZLE, TINY_PUZZLE } from '../boards.js';
import { fillIn, type LessonWords, lessonRow, type Making } from '../lesson.js';
import { choiceExercise, futoshikiLab, numberExercise, section } from '../steps.js';

const LIMITS = { nodes: 100_000 };

function* recorded(draft: FutoshikiDraft, record: typeof recordBacktracking): Generator<void, RecordedTries, void> {
  const level = validateLevel(draft);
  if (!level.ok) throw new Error(`a puzzle of the lessons can't be read: ${level.error.message}`);
  const run = yield* record(level.value, LIMITS);
  yield;
  return run;
}

/** The candidates of a cell that is smaller than its neighbor, with nothing else known. */
const candidatesBelow = (size: number): number => size - 1;

function* make(words: LessonWords<'backtracking'>): Making {
  const backtracking = yield* recorded(SMALL_PUZZLE, recordBacktracking);
  const propagation = yield* recorded(SMALL_PUZZLE, recordPropagation);
  const facts = {
    calls: backtracking.result.expanded,
    guesses: propagation.result.expanded,
    size: SMALL_PUZZLE.size,
    blanks: SMALL_PUZZLE.cells.filter((digit) => digit === 0).length,
    tinyCalls: (yield* recorded(TINY_PUZZLE, recordBacktracking)).result.expanded,
    candidates: candidatesBelow(4),
  };
  const { sections: text, exercises: asked } = fillIn(words, facts);
  const last = backtracking.events.count - 1;
  const back = backtracking.events.kinds.indexOf(TRY_KINDS.indexOf('back'));
  const lab = (first: number, second: number) => futoshikiLab(SMALL_PUZZLE, words.boards.fourByFour, [first, second]);
  return [
    section('state', text.state, lab(0, 0)),
    section('backtrack', text.backtrack, lab(4, 0), {
      actions: [
        [text.backtrack.actions.middle, lab(back, 0)],
        [text.backtrack.actions.end, lab(last, 0)],
      ],
    }),
    section('candidates', text.candidates, lab(last, 0), {
      actions: [[text.candidates.actions.after, lab(last, 1)]],
    }),
    section('compare', text.compare, lab(last, propagation.events.count - 1), {
      commands: ['masu compare levels/futoshiki/4-extreme.txt --level 6 --nodes 1000000'],
    }),
    numberExercise('candidates', asked.candidates, facts.candidates),
    numberExercise('calls', asked.calls, facts.tinyCalls),
    choiceExercise('conflict', asked.conflict, 'wrong'),
  ];
}

export const BACKTRACKING_LESSON = lessonRow('backtracking', ['candidates', 'calls', 'conflict'], make);
