// Futoshiki as one object: rules, formats, and solvers.

import type { Outcome } from '@masu/core/base/outcome.js';
import type { Puzzle } from '@masu/core/base/puzzle.js';
import { FUTOSHIKI_TEXT, type FutoshikiFigures } from '@masu/core/futoshiki/formats/puzzle-formats.js';
import type { FutoshikiDraft, FutoshikiGrid, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { FutoshikiMove, FutoshikiPosition } from '@masu/core/futoshiki/rules/position.js';
import { FUTOSHIKI_RULES } from '@masu/core/futoshiki/rules/rules.js';
import { explainReport } from './solve/explain/why-several.js';
import { DEFAULT_FUTOSHIKI_SOLVER, FUTOSHIKI_SOLVERS } from './solve/solvers.js';

/** The whole puzzle: rules, formats, and solvers. A page that does not use it does not load it. */
export const FUTOSHIKI: Puzzle<
  FutoshikiDraft,
  FutoshikiLevel,
  FutoshikiPosition,
  FutoshikiMove,
  FutoshikiGrid,
  'futoshiki',
  FutoshikiFigures
> = /* @__PURE__ */ Object.assign({}, FUTOSHIKI_RULES, FUTOSHIKI_TEXT, {
  solvers: FUTOSHIKI_SOLVERS,
  defaultSolver: DEFAULT_FUTOSHIKI_SOLVER,
  explainReport,
  solutions(outcome: Outcome<unknown>): 0 | 1 | 2 | undefined {
    if (outcome.verdict === 'unsolvable') return 0;
    if (outcome.verdict === 'solved' && outcome.claim === 'unique') return 1;
    return Number(outcome.notes?.solutions ?? 0) >= 2 ? 2 : undefined;
  },
});
