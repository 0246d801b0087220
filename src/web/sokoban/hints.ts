// Hints in four rungs, each opened by the player's hand. One solution serves as long as the player stays on its way;
// off it, the next asking searches again: first for a proof, then for any way home.

import { computed, signal } from '@preact/signals';
import type { Direction } from '../../base/grid.js';
import type { Claim } from '../../base/outcome.js';
import type { Report } from '../../jobs/index.js';
import { movesOf } from '../../play/index.js';
import {
  boxWays,
  type HintRung,
  hintFrom,
  type Level,
  makeLurd,
  type Position,
  parseLurd,
  replay,
  type SokobanHint,
} from '../../sokoban/index.js';
import { speak } from '../app/notice.js';
import { levelText } from '../share/level-text.js';
import { Search, sokobanJob } from '../solve/search.js';
import { T } from '../texts/play.js';
import { hintSentence } from './hint-words.js';
import { positionOfSitting } from './sitting.js';
import { insight, table } from './table.js';

/** Asked one after the other until one answers; seconds each. */
const ASKED: readonly (readonly [solver: string, seconds: number])[] = [
  ['push-optimal', 8],
  ['any', 60],
];

interface Way {
  readonly level: Level;
  readonly from: Position;
  readonly solution: readonly Direction[];
  readonly claim: Claim;
}

export type HintState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'open'; readonly rung: HintRung; readonly hint: SokobanHint; readonly position: Position }
  | { readonly kind: 'stuck' }
  | { readonly kind: 'none' };

const state = signal<HintState>({ kind: 'closed' });
export const hintSearch = new Search();
let known: Way | undefined;

/** A hint belongs to one position: it closes when the player moves on. */
export const hint = computed((): HintState => {
  const laid = table.value;
  const now = state.value;
  if (!laid || (insight.value?.stuck.length ?? 0) > 0) return now.kind === 'searching' ? now : { kind: 'closed' };
  if (now.kind === 'open' && now.position !== positionOfSitting(laid.sitting)) return { kind: 'closed' };
  return now;
});

export const hintMarks = computed(() => {
  const now = hint.value;
  const laid = table.value;
  if (now.kind !== 'open' || now.rung < 2 || !laid) return undefined;
  const { push } = now.hint;
  return {
    box: push.from,
    reach: new Set(
      boxWays(laid.sitting.level, now.position, push.from).cells.filter((cell) => cell !== push.onto || now.rung < 3),
    ),
    ...(now.rung >= 3 ? { arrow: { cell: push.onto, direction: push.direction } } : {}),
  };
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
  state.value = { kind: 'open', rung: 1, hint: found, position };
  speak(hintSentence(level, found, 1));
}

/** The first asking opens the first rung, each further one the next. */
export function askHint(): void {
  const laid = table.value;
  if (!laid) return;
  const now = hint.value;
  const { level } = laid.sitting;
  if (now.kind === 'searching') return;
  if (now.kind === 'open') {
    if (now.rung === 4) return;
    const rung = (now.rung + 1) as HintRung;
    state.value = { ...now, rung };
    speak(hintSentence(level, now.hint, rung));
    return;
  }
  if ((insight.value?.stuck.length ?? 0) > 0) {
    speak(`${T.hint.stuck} ${T.hint.stuckRest}`);
    return;
  }
  const position = positionOfSitting(laid.sitting);
  const way = restOfWay(level, position);
  if (way) open(level, position, way);
  else void search(level, position, laid.draft);
}

async function search(level: Level, position: Position, draft: Parameters<typeof levelText>[0]): Promise<void> {
  state.value = { kind: 'searching' };
  const moves = makeLurd(level, table.value ? movesOf(table.value.sitting.game) : []);
  let report: Report | undefined;
  for (const [solver, limit] of ASKED) {
    report = await hintSearch.start(sokobanJob(levelText(draft), solver, moves, limit));
    if (!report || state.value.kind !== 'searching') return;
    if (report.verdict !== 'gave-up' || report.best) break;
  }
  take(level, position, report);
}

function take(level: Level, position: Position, report: Report | undefined): void {
  if (report?.verdict === 'unsolvable') {
    state.value = { kind: 'stuck' };
    speak(`${T.hint.stuck} ${T.hint.stuckRest}`);
    return;
  }
  const found = report?.verdict === 'solved' ? report : report?.best;
  const solution = found && parseLurd(String(found.solution));
  if (!report || !solution?.ok) {
    state.value = { kind: 'none' };
    return;
  }
  known = {
    level,
    from: position,
    solution: solution.value,
    claim: report.verdict === 'solved' ? report.claim : 'valid',
  };
  const laid = table.value;
  if (laid && positionOfSitting(laid.sitting) === position) open(level, position, known);
  else closeHint();
}

export function closeHint(): void {
  if (state.value.kind === 'searching') hintSearch.clear();
  state.value = { kind: 'closed' };
}
