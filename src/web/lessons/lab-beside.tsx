// The lab beside a step of a lesson, of either puzzle. A file of its own, so that the text can be read before it is loaded.

import '../lab/lab.css';
import { useEffect } from 'preact/hooks';
import { type FutoshikiLevel, validateLevel } from '../../futoshiki/index.js';
import type { LabSpec } from '../../lessons/index.js';
import { TriesLab } from '../lab/futoshiki/tries-model.js';
import { TriesView } from '../lab/futoshiki/tries-view.js';
import { parseSetupLink } from '../lab/model/setup-link.js';
import { makeRoute } from '../routes.js';
import { makePuzzleLink } from '../share/puzzle-link.js';
import { lessonsTexts } from '../texts/lessons.js';
import { LessonLab } from './lesson-lab.js';

// The lab of a Futoshiki beside a step of a lesson.

type FutoshikiSpec = Extract<LabSpec, { readonly puzzle: 'futoshiki' }>;

const lab = new TriesLab();
/** The same draft is the same level, so that its recordings are used again. */
const levels = new WeakMap<FutoshikiSpec['draft'], FutoshikiLevel>();

function levelOf({ draft }: FutoshikiSpec): FutoshikiLevel {
  const known = levels.get(draft);
  if (known) return known;
  const read = validateLevel(draft);
  if (!read.ok) throw new Error(`a lesson shows a puzzle that can't be read: ${read.error.message}`);
  levels.set(draft, read.value);
  return read.value;
}

function addressOf(spec: FutoshikiSpec): string {
  const query = makePuzzleLink({ ...levelOf(spec), title: spec.title });
  for (const [key, value] of new URLSearchParams(spec.setup)) query.append(key, value);
  return makeRoute({ page: 'lab', target: { kind: 'link', query } });
}

function LessonTries({ spec }: { readonly spec: FutoshikiSpec }) {
  useEffect(() => {
    lab.open({ level: levelOf(spec), title: spec.title }, parseSetupLink(new URLSearchParams(spec.setup)).at);
  }, [spec]);
  useEffect(() => () => lab.close(), []);
  return (
    <div class="lesson-lab" role="group" aria-label={lessonsTexts.lab}>
      <a class="btn" href={addressOf(spec)}>
        {lessonsTexts.openLab}
      </a>
      <TriesView lab={lab} isLesson />
    </div>
  );
}

export function LabBeside({ spec }: { readonly spec: LabSpec }) {
  return spec.puzzle === 'sokoban' ? <LessonLab spec={spec} /> : <LessonTries spec={spec} />;
}
