// The hint, step by step. The first request needs a solution: the known one if the position is still on it, otherwise a
// job (`sokobanHintJob`). Each further request opens the next step. A hint is about the current boxes: walking leaves it
// open and a push closes it, except that the full solution stays open while the player follows it.

import { movesOf } from '@masu/core/play/game.js';
import { nextDetail, stays } from '../history.js';
import type { SokobanCommand } from './command.js';
import { hintPlan, restOfPlan, type SokobanDetail, sameBoxes } from './hint-plan.js';
import type { SokobanAct } from './moving.js';
import {
  currentDeadlock,
  isSokobanSolved,
  type KnownInsight,
  type SokobanSession,
  sokobanHint,
  sokobanPosition,
} from './session.js';

/** How many insights to remember: more pushes than a player undoes in a row. */
const MAX_INSIGHTS = 64;

export function withInsight(state: SokobanSession, known: KnownInsight): SokobanSession {
  const others = state.insights.filter(({ boxes }) => !sameBoxes(boxes, known.boxes));
  return { ...state, insights: [known, ...others].slice(0, MAX_INSIGHTS) };
}

const isOnPlan = ({ plan, game, ...state }: SokobanSession): boolean =>
  plan !== undefined && restOfPlan(game.level, sokobanPosition({ ...state, game }), plan) !== undefined;

/** Opens steps up to `detail`; the position is on the plan. */
function opened(state: SokobanSession, detail: SokobanDetail): SokobanAct {
  const isFirst = state.hint.kind !== 'open';
  const next: SokobanSession = {
    ...state,
    hint: { kind: 'open', detail, boxes: sokobanPosition(state).boxes },
    hintsUsed: state.hintsUsed + (isFirst ? 1 : 0),
  };
  const hint = sokobanHint(next);
  if (!hint) throw new Error('a hint was opened off its plan');
  return stays(next, { kind: 'hint-opened', hint });
}

export function askSokobanHint(
  state: SokobanSession,
  { detail: asked }: { readonly detail?: SokobanDetail },
): SokobanAct {
  const { hint } = state;
  if (isSokobanSolved(state)) return stays(state, { kind: 'no-hint', reason: 'solved' });
  if (hint.kind === 'searching') return stays(state);
  if (hint.kind === 'unsolvable') return stays(state, { kind: 'no-hint', reason: 'unsolvable' });
  const deadlock = currentDeadlock(state);
  if (deadlock) return stays(state, { kind: 'no-hint', reason: 'deadlock', deadlock });
  const detail = nextDetail<SokobanDetail>(hint.kind === 'open' ? hint.detail : undefined, asked, 5);
  if (isOnPlan(state)) return opened(state, detail);
  const request = state.requests + 1;
  const [from, moves] = [sokobanPosition(state), movesOf(state.game)];
  const searching = { kind: 'searching', request, from, moves, detail } as const;
  return stays({ ...state, requests: request, hint: searching }, { kind: 'hint-requested', request });
}

export function closeSokobanHint(state: SokobanSession): SokobanAct {
  const { hint } = state;
  if (hint.kind === 'closed') return stays(state);
  const closed: SokobanSession = { ...state, hint: { kind: 'closed' } };
  return hint.kind === 'searching' ? stays(closed, { kind: 'hint-canceled', request: hint.request }) : stays(closed);
}

/** After the boxes changed: cancels a search for the old ones and closes an open hint unless it is being followed. */
export function hintAfterPush(state: SokobanSession): SokobanAct {
  const { hint } = state;
  if (hint.kind === 'open' && hint.detail === 5 && !isSokobanSolved(state) && isOnPlan(state)) {
    return stays({ ...state, hint: { ...hint, boxes: sokobanPosition(state).boxes } });
  }
  return closeSokobanHint(state);
}

export function failSokobanHint(state: SokobanSession, { request }: { readonly request: number }): SokobanAct {
  if (state.hint.kind !== 'searching' || state.hint.request !== request) return stays(state);
  return stays({ ...state, hint: { kind: 'closed' } }, { kind: 'no-hint', reason: 'failed' });
}

/** Takes the answer to a job. An answer that is no longer awaited changes nothing. */
export function takeSokobanHint(
  state: SokobanSession,
  { request, report, solution }: SokobanCommand & { kind: 'take-hint' },
): SokobanAct {
  const { hint } = state;
  if (hint.kind !== 'searching' || hint.request !== request) return stays(state);
  const closed: SokobanSession = { ...state, hint: { kind: 'closed' } };
  const { boxes } = hint.from;
  switch (report.verdict) {
    case 'hint': {
      const isOptimal = report.claim === 'optimal' && report.metric === 'pushes';
      const plan = solution && hintPlan(state.game.level, hint.from, solution, isOptimal);
      const next = plan && { ...closed, plan };
      return next && isOnPlan(next) ? opened(next, hint.detail) : stays(closed, { kind: 'no-hint', reason: 'failed' });
    }
    case 'deadlock': {
      const { deadlock } = report;
      return stays(withInsight(closed, { boxes, deadlock }), { kind: 'no-hint', reason: 'deadlock', deadlock });
    }
    case 'unsolvable':
      return stays({ ...closed, hint: { kind: 'unsolvable', boxes } }, { kind: 'no-hint', reason: 'unsolvable' });
    case 'gave-up':
      return stays(closed, { kind: 'no-hint', reason: 'gave-up', limit: report.limit });
    case 'solved':
      return stays(closed, { kind: 'no-hint', reason: 'solved' });
  }
}
