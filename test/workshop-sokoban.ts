// A Sokoban level as the terminal shows it, at its start, and what tests of its frames need to play on from there.

import { parseMoves } from '@masu/core/sokoban/formats/move-formats.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { actSokoban } from '@masu/engine/session/sokoban/act.js';
import type { SokobanCommand } from '@masu/engine/session/sokoban/command.js';
import type { SokobanDetail } from '@masu/engine/session/sokoban/hint-plan.js';
import { sokobanInsightJob, sokobanUndoJob, takeHintCommand } from '@masu/engine/session/sokoban/jobs.js';
import { newSokobanSession, sokobanPosition } from '@masu/engine/session/sokoban/session.js';
import { ASCII, COLORED, UNICODE } from '@masu/program/terminal/screen/appearance.js';
import { NO_STATUS } from '@masu/program/terminal/screen/status.js';
import { SOKOBAN_DEFAULTS, type SokobanState, sokobanAfter } from '@masu/program/terminal/sokoban/state.js';
import { reportOf } from './report-of.js';

const ROWS = [
  '  #####  #####',
  '  #   ####   #',
  '  # $        #',
  '### ## .## ###',
  '#  $ #. # $  #',
  '#     ..$    #',
  '### ##  ## ###',
  '  #  @     #',
  '  #  ##    #',
  '  ##########',
];

export const HEADING = { collection: 'Workshop', number: 12, of: 40, title: 'Two lanterns' };
export const SIZE = { columns: 80, lines: 17 };
export const ascii = { signs: ASCII, theme: COLORED };
export const unicode = { signs: UNICODE, theme: COLORED };

/** The state after commands, without any job done. */
export function acted(from: SokobanState, ...commands: readonly SokobanCommand[]): SokobanState {
  let state = from;
  for (const command of commands) {
    const { state: session, events } = actSokoban(state.session, command);
    state = sokobanAfter({ ...state, session }, state.session, events);
  }
  return state;
}

/** The state with the insight of its boxes. */
export function assessed(state: SokobanState): SokobanState {
  const job = sokobanInsightJob(state.session);
  const { boxes } = sokobanPosition(state.session);
  return job ? acted(state, { kind: 'take-insight', boxes, report: reportOf(job) }) : state;
}

/** The state with the number of pushes to undo. */
export function advised(state: SokobanState): SokobanState {
  const job = sokobanUndoJob(state.session);
  const { boxes } = sokobanPosition(state.session);
  return job ? acted(state, { kind: 'take-undo-advice', boxes, report: reportOf(job) }) : state;
}

export function unseen(rows: readonly string[]): SokobanState {
  const level = validateLevel({ rows });
  if (!level.ok) throw new Error(level.error.message);
  const options = SOKOBAN_DEFAULTS;
  const session = newSokobanSession(level.value, { warnings: options.warnings });
  return { session, heading: HEADING, status: NO_STATUS, options, millis: 0 };
}

export const stateOf = (rows: readonly string[]): SokobanState => assessed(unseen(rows));

export function played(state: SokobanState, text: string): SokobanState {
  const moves = parseMoves(text);
  if (!moves.ok) throw new Error(moves.error.message);
  return assessed(acted(state, { kind: 'play-moves', moves: moves.value }));
}

/** The state with a hint from this solution, with this many steps open. */
export function hinted(state: SokobanState, solution: string, detail: SokobanDetail): SokobanState {
  const asked = acted(state, { kind: 'hint', detail });
  const effort = { expanded: 0, generated: 0, duplicates: 0, bytes: 0, millis: 0, cpuMillis: 0 };
  const found = { solution, moves: solution.length, pushes: 1, claim: 'optimal', metric: 'pushes' } as const;
  const about = { kind: 'hint', puzzle: 'sokoban', verdict: 'hint', solver: 'push-optimal' } as const;
  const next = { push: { from: 0, onto: 0, direction: 'up' }, message: '' } as const;
  return acted(asked, takeHintCommand(asked.session.requests, { ...about, effort, ...found, ...next }));
}

export const START = stateOf(ROWS);
export const at = (row: number, column: number): number => row * 14 + column;
