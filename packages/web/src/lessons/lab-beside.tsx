// The lab beside a step of a lesson, of either puzzle: it shows what the step asks for, and can be used like the lab of its
// own page. A file of its own, so that the text can be read before it is loaded.

import '../lab/lab.css';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { LevelOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import type { LabSpec } from '@masu/teach/lesson.js';
import { useEffect } from 'preact/hooks';
import { newLabs, type PuzzleLab } from '../lab/puzzle-labs.js';
import { makeRoute } from '../routes.js';
import { lessonsTexts } from '../texts/lessons.js';

const LABS = newLabs();
const labFor = <Id extends PuzzleId>(puzzle: Id): PuzzleLab<Id> => LABS[puzzle];

const levels = new Map<string, LevelOf<PuzzleId>>();

/** The level of a step. The same board is the same level, so that runs are used again from step to step. */
function keptLevel({ puzzle, draft }: LabSpec): LevelOf<PuzzleId> {
  const key = JSON.stringify(draft);
  const known = levels.get(key);
  if (known) return known;
  const level = labFor<PuzzleId>(puzzle).validate(draft);
  if (!level.ok) throw new Error(`a lesson shows a board that is not a level: ${level.error.message}`);
  levels.set(key, level.value);
  return level.value;
}

export function LabBeside({ spec }: { readonly spec: LabSpec }) {
  const { title, puzzle } = spec;
  const lab = labFor<PuzzleId>(puzzle);
  const level = keptLevel(spec);
  const setup = new URLSearchParams(spec.setup);
  useEffect(() => lab.open(level, title, setup), [spec]);
  useEffect(() => () => lab.close(), [lab]);
  // The lab page with the same level and set-up.
  const query = new URLSearchParams([...lab.makeLink({ ...level, title }), ...setup]);
  return (
    <div class="lesson-lab" role="group" aria-label={lessonsTexts.lab}>
      {/* Above the lab, which grows while it is drawn. */}
      <a class="btn" href={makeRoute({ page: 'lab', target: { kind: 'link', query } })}>
        {lessonsTexts.openLab}
      </a>
      <lab.View isLesson />
    </div>
  );
}
