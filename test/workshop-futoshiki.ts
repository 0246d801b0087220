// Two Futoshiki puzzles as the terminal shows them, at their start: one of four by four with givens and signs, one too
// large for small windows; and what tests of their frames need to play on from there.

import { FUTOSHIKI_FORMATS } from '@masu/core/futoshiki/formats/formats.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import { actFutoshiki } from '@masu/engine/session/futoshiki/act.js';
import type { FutoshikiCommand } from '@masu/engine/session/futoshiki/command.js';
import { type DigitDetail, type DigitHint, newFutoshikiSession } from '@masu/engine/session/futoshiki/session.js';
import { FUTOSHIKI_DEFAULTS, type FutoshikiState, futoshikiAfter } from '@masu/program/terminal/futoshiki/state.js';
import { NO_STATUS } from '@masu/program/terminal/screen/status.js';

const ROWS = ['|1 -<3 -|', '|  v    |', '|- - 1 -|', '|       |', '|- 1 - 3|', '|^      |', '|- - - -|'];
export const HEADING = { collection: 'Workshop', number: 3, of: 24, title: 'Easy, number 7' };

function levelOf(rows: readonly string[]): FutoshikiLevel {
  const draft = FUTOSHIKI_FORMATS[0]?.parse(rows.join('\n')).levels[0];
  if (!draft?.ok) throw new Error('unreadable');
  const level = validateLevel(draft.value);
  if (!level.ok) throw new Error(level.error.message);
  return level.value;
}

function begun(level: FutoshikiLevel, heading: FutoshikiState['heading']): FutoshikiState {
  const options = FUTOSHIKI_DEFAULTS;
  const session = newFutoshikiSession(level, { autoClear: options.autoClear });
  return { session, heading, options, status: NO_STATUS, millis: 0 };
}

export const START = begun(levelOf(ROWS), HEADING);

/** The state after commands, without any job done. */
export function acted(from: FutoshikiState, ...commands: readonly FutoshikiCommand[]): FutoshikiState {
  let state = from;
  for (const command of commands) {
    const { state: session, events } = actFutoshiki(state.session, command);
    state = futoshikiAfter({ ...state, session }, state.session, events);
  }
  return state;
}

export const typed = (state: FutoshikiState, ...digits: readonly number[]): FutoshikiState =>
  acted(state, ...digits.map((digit) => ({ kind: 'type-digit', digit }) as const));

/** The state with a hint for a cell, explained in these steps; opened to its last step, or to `detail`. */
export function hinted(
  state: FutoshikiState,
  { name, steps, cell, because }: { name: string; steps: readonly string[]; cell: number; because: readonly number[] },
  detail: DigitDetail = 3,
): FutoshikiState {
  const asked = acted(state, { kind: 'hint', detail });
  const deductions = steps.map((message) => ({
    rule: 'single-candidate' as const,
    name,
    eliminations: [],
    because: [],
    signs: [],
    premises: [],
    message,
    facts: { table: 'none', key: 'none', values: [] },
  }));
  const report: DigitHint = {
    kind: 'hint',
    puzzle: 'futoshiki',
    verdict: 'hint',
    cell,
    digit: 2,
    rule: 'single-candidate',
    grade: 'easy',
    steps: deductions,
    because: [...because],
    message: steps.join(' '),
    facts: { table: 'none', key: 'none', values: [] },
    effort: { expanded: 0, generated: 0, duplicates: 0, bytes: 0, millis: 0, cpuMillis: 0 },
  };
  return acted(asked, { kind: 'take-hint', request: asked.session.requests, report });
}

/** Twelve by twelve with a few signs, nothing given. */
export const WIDE = begun(
  {
    size: 12,
    cells: new Array<number>(144).fill(0),
    inequalities: [
      { less: 0, greater: 1 },
      { less: 77, greater: 65 },
      { less: 78, greater: 77 },
      { less: 143, greater: 131 },
    ],
  },
  HEADING,
);
