// Finds hints in four rungs, each opened by the player's hand. One solution serves as long as the player stays on its way;
// off it, the next asking searches again: first for a proof, then for any way home.

import { effect } from '@preact/signals';
import type { Direction } from '../../base/grid.js';
import type { Claim } from '../../base/outcome.js';
import type { Report } from '../../jobs/index.js';
import { movesOf } from '../../play/index.js';
import {
  HINT_DETAILS,
  HINT_SOLVERS,
  type HintDetail,
  hintFrom,
  type Level,
  makeLurd,
  type Position,
  parseLurd,
  replay,
} from '../../sokoban/index.js';
import { speak } from '../app/notice.js';
import { levelText } from '../share/level-text.js';
import { Search, sokobanJob } from '../solve/search.js';
import { SIDE } from '../texts/side.js';
import { hint, hintState } from './hint-state.js';
import { hintSentence } from './hint-words.js';
import { notify } from './notify.js';
import { positionOfSitting } from './sitting.js';
import { countHint, findUndoAdvice, insight, noteProof, table } from './table.js';
import { watchMoves } from './watching.js';

/** Asked one after the other until one answers; seconds each. */
const ASKED: readonly (readonly [solver: string, seconds: number])[] = [
  [HINT_SOLVERS.proves, 8],
  [HINT_SOLVERS.finds, 60],
];

interface Way {
  readonly level: Level;
  readonly from: Position;
  readonly solution: readonly Direction[];
  readonly claim: Claim;
}

const search = new Search();
let known: Way | undefined;
/** The level a hint is being searched for; the search ends when another is laid. */
let asked: Level | undefined;

effect(() => {
  if (asked && asked !== table.value?.sitting.level) closeHint();
});

search.state.subscribe((now) => {
  if (now.kind === 'running' && hintState.peek().kind === 'searching') {
    hintState.value = { kind: 'searching', progress: now.progress, millis: now.millis };
    notify({ tone: 'calm', lead: SIDE.hint.thinking(now.progress.expanded, now.millis) }, '');
  }
});

const samePosition = (a: Position, b: Position): boolean =>
  a.player === b.player && a.boxes.every((box, index) => box === b.boxes[index]);

/** What is left of the known way from this position; undefined when the player has left it. */
function restOfWay(level: Level, position: Position): Pick<Way, 'solution' | 'claim'> | undefined {
  if (known?.level !== level) return undefined;
  if (samePosition(known.from, position)) return known;
  for (const frame of replay(level, known.solution, known.from)) {
    // A position on an optimal way has an optimal rest.
    if (samePosition(frame.position, position)) return { ...known, solution: known.solution.slice(frame.index + 1) };
  }
  return undefined;
}

function open(level: Level, position: Position, way: Pick<Way, 'solution' | 'claim'>): void {
  const found = hintFrom(level, position, way.solution, way.claim);
  if (!found) {
    closeHint();
    return;
  }
  const sentences = HINT_DETAILS.map((rung) => hintSentence(level, found, rung));
  hintState.value = { kind: 'open', rung: 1, hint: found, sentences, position };
  countHint();
  notify({ tone: 'calm', lead: sentences[0] ?? '' });
}

export function openNextRung(): void {
  const laid = table.value;
  if (!laid) return;
  const now = hint.value;
  const { level } = laid.sitting;
  if (now.kind === 'searching') return;
  if (now.kind === 'open') {
    if (now.rung === 4) return;
    const rung = (now.rung + 1) as HintDetail;
    hintState.value = { ...now, rung };
    // On a phone the panel with its button is off screen.
    const actions = [{ word: SIDE.hint.wayPlay, main: true, act: () => watchMoves(now.hint.solution, false) }];
    notify({ tone: 'calm', lead: now.sentences[rung - 1] ?? '', ...(rung === 4 ? { actions } : {}) });
    return;
  }
  if ((insight.value?.stuck.length ?? 0) > 0) {
    speak(SIDE.hint.stuck);
    return;
  }
  const position = positionOfSitting(laid.sitting);
  const way = restOfWay(level, position);
  if (way) open(level, position, way);
  else void find(level, position, laid.draft);
}

async function find(level: Level, position: Position, draft: Parameters<typeof levelText>[0]): Promise<void> {
  asked = level;
  hintState.value = { kind: 'searching', progress: { expanded: 0, bytes: 0 }, millis: 0 };
  const moves = makeLurd(level, table.value ? movesOf(table.value.sitting.game) : []);
  let report: Report | undefined;
  for (const [solver, limit] of ASKED) {
    report = await search.start(sokobanJob(levelText(draft), solver, moves, limit));
    if (!report || hintState.peek().kind !== 'searching') return;
    if (report.verdict !== 'gave-up' || report.best) break;
  }
  take(level, position, report);
}

function take(level: Level, position: Position, report: Report | undefined): void {
  const isHere = table.value !== undefined && positionOfSitting(table.value.sitting) === position;
  if (!isHere && report?.verdict !== 'solved') {
    closeHint();
    return;
  }
  if (report?.verdict === 'unsolvable') {
    hintState.value = { kind: 'stuck', position };
    findUndoAdvice();
    notify({ tone: 'ink', lead: SIDE.hint.stuck, strong: true });
    return;
  }
  const found = report?.verdict === 'solved' ? report : report?.best;
  const solution = found && parseLurd(String(found.solution));
  if (!report || !solution?.ok) {
    hintState.value = { kind: 'none', position };
    notify({ tone: 'calm', lead: SIDE.hint.noHint });
    return;
  }
  known = {
    level,
    from: position,
    solution: solution.value,
    claim: report.verdict === 'solved' ? report.claim : 'valid',
  };
  if (known.claim === 'optimal') noteProof(level, position, known.solution);
  if (isHere) open(level, position, known);
  else closeHint();
}

export function closeHint(): void {
  asked = undefined;
  if (hintState.peek().kind === 'searching') {
    search.clear();
    notify(undefined, '');
  }
  hintState.value = { kind: 'closed' };
}
