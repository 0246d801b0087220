// Hints and checks. A hint has three steps: where to look, why, and the digit. Both need a job (`futoshikiHintJob`,
// `futoshikiCheckJob`) and are about the current digits; marks and the cursor don't matter. If asked for again, a running
// search is reported as pending, and a known answer is repeated.

import type { HintDetail } from '@masu/core/base/hint-detail.js';
import type { Message } from '@masu/core/base/message.js';
import { letterDigit } from '@masu/core/futoshiki/rules/cell-name.js';
import type { Report } from '../../jobs/job.js';
import type { FutoshikiHintReport } from '../../jobs/kinds/hint-schema.js';
import { nextDetail, stays } from '../history.js';
import type { FutoshikiAct as Act, FutoshikiEvent } from './event.js';
import {
  type DigitDetail,
  type DigitHint,
  type FutoshikiSession,
  futoshikiPosition,
  isFutoshikiSolved,
  openCells,
} from './session.js';

/** The message for a hint without a digit. */
function answerEvent(report: Exclude<FutoshikiHintReport, { verdict: 'hint' }>): FutoshikiEvent {
  if (report.verdict === 'wrong') return { kind: 'wrong-digits', cells: report.cells };
  if (report.verdict === 'gave-up') return { kind: 'no-hint', reason: 'gave-up', limit: report.limit };
  return { kind: 'no-hint', reason: report.verdict };
}

/** Why a hint's digit is right, one sentence per step, without the digit: the last step says it. */
export const hintReasons = ({ steps }: DigitHint): readonly Message[] =>
  steps.map((step, index) => (index === steps.length - 1 && step.why ? step.why : step));

export function askFutoshikiHint(state: FutoshikiSession, asked: HintDetail | undefined): Act {
  const { hint } = state;
  if (isFutoshikiSolved(state)) return stays(state, { kind: 'no-hint', reason: 'solved' });
  if (hint.kind === 'searching') return stays(state);
  if (hint.kind === 'answered' && hint.report.verdict !== 'hint') return stays(state, answerEvent(hint.report));
  const detail = nextDetail<DigitDetail>(hint.kind === 'open' ? hint.detail : undefined, asked, 3);
  if (hint.kind === 'open') {
    return stays({ ...state, hint: { ...hint, detail } }, { kind: 'hint-opened', detail, hint: hint.report });
  }
  const request = state.requests + 1;
  const searching = { kind: 'searching', request, detail } as const;
  return stays({ ...state, requests: request, hint: searching }, { kind: 'hint-requested', request });
}

export function closeFutoshikiHint(state: FutoshikiSession): Act {
  const { hint } = state;
  if (hint.kind === 'closed') return stays(state);
  const closed: FutoshikiSession = { ...state, hint: { kind: 'closed' } };
  return hint.kind === 'searching' ? stays(closed, { kind: 'hint-canceled', request: hint.request }) : stays(closed);
}

const isWaiting = (state: { readonly kind: string; readonly request?: number }, request: number): boolean =>
  state.kind === 'searching' && state.request === request;

export function takeFutoshikiHint(state: FutoshikiSession, request: number, report: FutoshikiHintReport): Act {
  const { hint } = state;
  if (hint.kind !== 'searching' || !isWaiting(hint, request)) return stays(state);
  if (report.verdict === 'gave-up') return stays({ ...state, hint: { kind: 'closed' } }, answerEvent(report));
  if (report.verdict !== 'hint') return stays({ ...state, hint: { kind: 'answered', report } }, answerEvent(report));
  const { detail } = hint;
  const next = { ...state, hint: { kind: 'open', detail, report }, hintsUsed: state.hintsUsed + 1 } as const;
  return stays(next, { kind: 'hint-opened', detail, hint: report });
}

export function failFutoshikiHint(state: FutoshikiSession, request: number): Act {
  if (!isWaiting(state.hint, request)) return stays(state);
  return stays({ ...state, hint: { kind: 'closed' } }, { kind: 'no-hint', reason: 'failed' });
}

/** Compares the digits with the solution; empty cells don't count. */
function compared(state: FutoshikiSession, solution: readonly number[]): Act {
  const { digits } = futoshikiPosition(state);
  const wrong = [...digits.keys()].filter((cell) => digits[cell] !== 0 && digits[cell] !== solution[cell]);
  const next = { ...state, solution, check: { kind: 'checked', wrong } } as const;
  return stays(next, { kind: 'checked', wrong, openCells: openCells(state) });
}

export function askCheck(state: FutoshikiSession): Act {
  const { check, solution } = state;
  if (solution) return compared(state, solution);
  if (check.kind === 'searching') return stays(state);
  const request = state.requests + 1;
  const searching = { kind: 'searching', request } as const;
  return stays({ ...state, requests: request, check: searching }, { kind: 'check-requested', request });
}

export function cancelCheck(state: FutoshikiSession): Act {
  const { check } = state;
  if (check.kind !== 'searching') return stays(state);
  return stays({ ...state, check: { kind: 'none' } }, { kind: 'check-canceled', request: check.request });
}

export function takeCheck(state: FutoshikiSession, request: number, report: Report): Act {
  if (!isWaiting(state.check, request)) return stays(state);
  const over: FutoshikiSession = { ...state, check: { kind: 'none' } };
  if (report.verdict === 'unsolvable') return stays(over, { kind: 'no-check', reason: 'unsolvable' });
  if (report.verdict === 'gave-up') return stays(over, { kind: 'no-check', reason: 'gave-up', limit: report.limit });
  if (report.claim !== 'unique') return stays(over, { kind: 'no-check', reason: 'several' });
  return compared(over, [...[report.solution].flat().join('')].map(letterDigit));
}

export function failCheck(state: FutoshikiSession, request: number): Act {
  if (!isWaiting(state.check, request)) return stays(state);
  return stays({ ...state, check: { kind: 'none' } }, { kind: 'no-check', reason: 'failed' });
}

/**
 * After the digits changed: results for the old ones are dropped. A running check continues, because the solution stays
 * the same.
 */
export function hintAfterDigit(state: FutoshikiSession): Act {
  const check = state.check.kind === 'checked' ? ({ kind: 'none' } as const) : state.check;
  return closeFutoshikiHint({ ...state, check });
}
