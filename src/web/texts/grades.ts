// Texts of grades: names, reasons, and what each Futoshiki grade needs.

import { countOf, formatNumber } from '../../base/format.js';
import type { Grade } from '../../futoshiki/index.js';
import { type GradeReason, reasonMessage } from '../../sokoban/index.js';
import type { GradeName } from '../level-grade.js';
import { inLanguage } from './language.js';

const NAMES: Readonly<Record<GradeName, string>> = {
  trivial: 'Trivial',
  easy: 'Easy',
  tricky: 'Tricky',
  hard: 'Hard',
  extreme: 'Extreme',
  recursive: 'Recursive',
};

/** What a Futoshiki of each grade needs. */
const NEEDS: Readonly<Record<Grade, string>> = {
  trivial: 'Naked and hidden singles are enough.',
  easy: 'Needs the signs: the bounds and chains they make.',
  tricky: 'Needs naked or hidden sets in a row or column.',
  extreme: 'Needs fish or forcing chains.',
  recursive: 'Needs guessing: you have to try a digit and follow it until it fails.',
};

export const ENGLISH = {
  names: NAMES,
  needs: NEEDS,
  estimated: (name: string) => `${name} (estimated)`,
  reason: (reason: GradeReason) => `${reasonMessage(reason)}.`,
  why: 'Why this difficulty?',
  none: 'Not graded',
  /** For screen readers: names the level of the card. */
  whyOf: (title: string) => `Why? ${title}`,
  optimum: (pushes: number) => `Proven minimum: ${countOf(pushes, 'push', 'pushes')}.`,
  grading: (done: number, all: number) => `Grading: ${formatNumber(done)} of ${formatNumber(all)}.`,
  ungraded: (count: number) => `${countOf(count, 'level has', 'levels have')} no difficulty yet.`,
  ask: 'How hard is it?',
  stopGrading: 'Stop grading',
  start: 'Grade',
  stop: 'Stop',
} as const;

export const GR = inLanguage('grades', ENGLISH);
