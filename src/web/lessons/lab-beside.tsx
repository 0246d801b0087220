// The lab beside a step of a lesson, of either puzzle. A file of its own, so that the text can be read before it is loaded.

import '../lab/lab.css';
import type { LabSpec } from '../../lessons/index.js';
import { LessonLab } from './lesson-lab.js';
import { LessonTries } from './tries-lab.js';

export function LabBeside({ spec }: { readonly spec: LabSpec }) {
  return spec.puzzle === 'sokoban' ? <LessonLab spec={spec} /> : <LessonTries spec={spec} />;
}
