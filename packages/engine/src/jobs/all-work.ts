// The work of every kind of job, for hosts that have all of it at once: a web worker is one script.

import { performAnalyze } from './kinds/analyze.js';
import { performCertify, withCertificate } from './kinds/certify.js';
import { performCount } from './kinds/count.js';
import { performExplain } from './kinds/explain.js';
import { performGenerate } from './kinds/generate.js';
import { performGrade } from './kinds/grade.js';
import { performHint } from './kinds/hint.js';
import { performImprove } from './kinds/improve.js';
import { performInsight } from './kinds/insight.js';
import { performLabel } from './kinds/label.js';
import { performUndoAdvice } from './kinds/undo-advice.js';
import type { JobWork, LoadWork } from './perform.js';
import { performSolve } from './solve-level.js';

export const ALL_WORK: JobWork = {
  solve: performSolve,
  improve: performImprove,
  certificate: withCertificate,
  hint: performHint,
  insight: performInsight,
  'undo-advice': performUndoAdvice,
  generate: performGenerate,
  grade: performGrade,
  explain: performExplain,
  analyze: performAnalyze,
  count: performCount,
  certify: performCertify,
  label: performLabel,
};

export const loadAllWork: LoadWork = async () => ALL_WORK;
