// The lab beside a step: it shows what the step asks for, and can be used like the lab of its own page.

import { useEffect } from 'preact/hooks';
import type { LabSpec } from '../../lessons/index.js';
import { type Level, validateLevel } from '../../sokoban/index.js';
import { LabView } from '../lab/lab-view.js';
import { Lab } from '../lab/model/model.js';
import { parseSetupLink } from '../lab/model/setup-link.js';
import { makeRoute } from '../routes.js';
import { makeLevelLink } from '../share/level-link.js';
import { lessonsTexts } from '../texts/lessons.js';

type SokobanSpec = Extract<LabSpec, { readonly puzzle: 'sokoban' }>;

const lab = new Lab();
/** The same rows are the same level, so that runs are used again from step to step. */
const levels = new Map<string, Level>();

function levelOf(rows: readonly string[]): Level {
  const key = rows.join('\n');
  const known = levels.get(key);
  if (known) return known;
  const read = validateLevel({ rows });
  if (!read.ok) throw new Error(`a lesson shows a board that is not a level: ${read.error.message}`);
  levels.set(key, read.value);
  return read.value;
}

function showInLab({ rows, title, setup }: SokobanSpec): void {
  lab.open({ level: levelOf(rows), title }, parseSetupLink(new URLSearchParams(setup)));
}

/** The address of the lab page with the same level and set-up. */
function labAddress({ rows, title, setup }: SokobanSpec): string {
  const query = makeLevelLink({ rows, title });
  for (const [key, value] of new URLSearchParams(setup)) query.append(key, value);
  return makeRoute({ page: 'lab', target: { kind: 'link', query } });
}

export function LessonLab({ spec }: { readonly spec: SokobanSpec }) {
  useEffect(() => showInLab(spec), [spec]);
  useEffect(() => () => lab.close(), []);
  return (
    <div class="lesson-lab" role="group" aria-label={lessonsTexts.lab}>
      {/* Above the lab, which grows while it is drawn. */}
      <a class="btn" href={labAddress(spec)}>
        {lessonsTexts.openLab}
      </a>
      <LabView lab={lab} isLesson />
    </div>
  );
}
