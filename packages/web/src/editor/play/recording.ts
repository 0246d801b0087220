// Plays the drawing in its place: to try it, with undo and hints, or to record the author's line. The drawing stays as it is;
// any change of it ends the play.

import { DIRECTIONS, type Direction, offsets } from '@masu/core/base/grid.js';
import { makeLurd, parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { isSolved, step } from '@masu/core/sokoban/rules/step.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { walkTo } from '@masu/core/sokoban/rules/walks.js';
import type { Task } from '@masu/engine/jobs/engines/engine.js';
import type { HintReport, SokobanHintReport } from '@masu/engine/jobs/kinds/hint-schema.js';
import { pushesOfMoves } from '@masu/studio/sokoban/positions/line-of-moves.js';
import type { GradedPush } from '@masu/studio/sokoban/positions/optimal-path.js';
import { computed, signal } from '@preact/signals';
import { notifyEditor } from '../../app/notice.js';
import { levelText } from '../../share/level-text.js';
import { editorTexts } from '../../texts/editor.js';
import { workers } from '../../workers.js';
import { sheetRows } from '../review/sheet-text.js';
import { type AuthorLine, NO_LINE } from '../sheet/author-line.js';
import { replaceSheet, withLine } from '../sheet/drawing.js';
import { directionTo, lineOfMoves, rowsAt } from '../sheet/line-cells.js';
import { change, drawing, drawingRecord, openLevelDrawing, plan } from '../sheet/state.js';

/** `line`: the move that solves the level sets the author's line. `play`: the author may take it as the line then. */
type PlayPurpose = 'line' | 'play';

interface Recording {
  readonly purpose: PlayPurpose;
  readonly rows: readonly string[];
  readonly level: Level;
  readonly moves: readonly Direction[];
  /** The start and the position after each move. */
  readonly positions: readonly Position[];
  /** Moves taken back, the next one last. */
  readonly undone: readonly Direction[];
  readonly hint?: GradedPush;
}

const recorded = signal<Recording | undefined>(undefined);
/** Undefined while the drawing is not played. */
export const recording = computed(() => (recorded.value?.rows === drawing.value.rows ? recorded.value : undefined));

const positionNow = ({ positions, level }: Recording): Position => positions.at(-1) ?? level.start;

export const recordedRows = computed(() => {
  const now = recording.value;
  return now && rowsAt(now.rows, positionNow(now));
});

export const isPlaySolved = computed(() => {
  const now = recording.value;
  return now !== undefined && isSolved(now.level, positionNow(now));
});

/** The drawing as a level of the size of its sheet; undefined if it is not valid. */
function sheetLevel(): Level | undefined {
  const read = validateLevel({ rows: sheetRows(drawing.peek().rows, plan.peek()) });
  return read.ok ? read.value : undefined;
}

const { line: lineTexts, trial: trialTexts } = editorTexts;

/** Plays the drawing, which becomes a version. */
export function startPlay(purpose: PlayPurpose): void {
  const level = sheetLevel();
  recorded.value = level && {
    ...{ purpose, rows: drawing.peek().rows, level },
    ...{ moves: [], positions: [level.start], undone: [] },
  };
  if (!level) {
    notifyEditor({ tone: 'ink', lead: editorTexts.notValid, strong: true });
    return;
  }
  if (purpose === 'play') openLevelDrawing.save('played');
  notifyEditor({ tone: 'calm', lead: purpose === 'line' ? lineTexts.started : trialTexts.started });
}

let hintTask: Task<unknown> | undefined;

function stopRecording(): void {
  hintTask?.stop();
  recorded.value = undefined;
}

export function stopPlay(): void {
  const isLine = recording.peek()?.purpose === 'line';
  stopRecording();
  notifyEditor({ tone: 'calm', lead: isLine ? lineTexts.stopped : trialTexts.stopped });
}

type RecordedMove = 'blocked' | 'moved' | 'solved';

/** Counts after each move; the solution is announced. Returns whether the player moved. */
function notifyMove(result: RecordedMove): boolean {
  const now = recording.peek();
  const moves = now?.moves.length ?? 0;
  const pushes = now ? pushesOfMoves(now.level, now.moves).pushes.length : 0;
  if (result === 'solved' && now) {
    const use = { word: trialTexts.useLine, main: true, act: useAsLine };
    notifyEditor({ tone: 'seal', lead: trialTexts.solved(moves, pushes), actions: [use] });
  } else if (result === 'solved') notifyLine();
  else if (result === 'moved')
    notifyEditor(
      { tone: 'calm', lead: now?.purpose === 'line' ? lineTexts.moves(moves) : trialTexts.moves(moves, pushes) },
      '',
    );
  return result !== 'blocked';
}

export const movePlayer = (direction: Direction): boolean => notifyMove(recordMove(direction));
export const tapPlayed = (cell: number): boolean => notifyMove(recordTap(cell));

function recordMove(direction: Direction, undone: readonly Direction[] = []): RecordedMove {
  const now = recording.peek();
  if (!now || isPlaySolved.peek()) return 'blocked';
  const next = step(now.level, positionNow(now), direction);
  if (next.kind === 'blocked') return 'blocked';
  const { hint: _, ...rest } = now;
  const moves = [...now.moves, direction];
  recorded.value = { ...rest, moves, positions: [...now.positions, next.to], undone };
  if (!isPlaySolved.peek()) return 'moved';
  if (now.purpose === 'line') takeLine({ level: now.level, moves });
  return 'solved';
}

/** Walks to a cell that was tapped, or pushes the box beside the player. */
function recordTap(cell: number): RecordedMove {
  const now = recording.peek();
  if (!now) return 'blocked';
  const { player, boxes } = positionNow(now);
  const beside = DIRECTIONS.find((direction) => player + offsets(now.level.width)[direction] === cell);
  if (beside && boxes.includes(cell)) return recordMove(beside);
  const walk = now.level.walls[cell] ? undefined : walkTo(now.level, { player, boxes }, cell);
  return walk?.map((direction) => recordMove(direction)).at(-1) ?? 'blocked';
}

/** Takes the last move back. Returns whether there was one. */
export function undoPlayed(): boolean {
  const now = recording.peek();
  const last = now?.moves.at(-1);
  if (!now || !last) return false;
  const { hint: _, ...rest } = now;
  recorded.value = {
    ...rest,
    moves: now.moves.slice(0, -1),
    positions: now.positions.slice(0, -1),
    undone: [...now.undone, last],
  };
  return notifyMove('moved');
}

/** Makes the move again that was taken back. Returns whether there was one. */
export function redoPlayed(): boolean {
  const undone = recording.peek()?.undone ?? [];
  const next = undone.at(-1);
  return next !== undefined && notifyMove(recordMove(next, undone.slice(0, -1)));
}

/** The next push of a solution, or why there is none; undefined if the position is no longer the same. */
async function findPlayHint(): Promise<GradedPush | 'lost' | 'not-found' | undefined> {
  const now = recording.peek();
  const rows = recordedRows.peek();
  if (!now || !rows) return undefined;
  hintTask?.stop();
  const level = levelText({ rows: sheetRows(rows, plan.peek()) });
  const engine = (await workers()).pageEngine();
  const task: Task<HintReport> = engine.run({
    kind: 'hint',
    puzzle: 'sokoban',
    level,
    format: 'xsb',
    limits: { millis: HINT_MILLIS },
  });
  hintTask = task;
  const reported = await task.report;
  const current = recording.peek();
  if (!reported.ok || current?.positions !== now.positions) return undefined;
  const report = reported.value as SokobanHintReport;
  if (report.verdict === 'deadlock' || report.verdict === 'unsolvable') return 'lost';
  if (report.verdict !== 'hint') return 'not-found';
  const moves = parseLurd(report.solution);
  const start = { ...now.level, start: positionNow(now) };
  const hint = moves.ok ? pushesOfMoves(start, moves.value).pushes[0] : undefined;
  recorded.value = hint ? { ...current, hint } : current;
  return hint ?? 'not-found';
}
const HINT_MILLIS = 15_000;

export async function showPlayHint(): Promise<void> {
  if (isPlaySolved.peek()) return;
  notifyEditor({ tone: 'calm', lead: trialTexts.searching });
  const hint = await findPlayHint();
  const width = recording.peek()?.level.width ?? 0;
  if (hint === 'lost') notifyEditor({ tone: 'ink', lead: trialTexts.lost });
  else if (hint === 'not-found') notifyEditor({ tone: 'calm', lead: trialTexts.noHint });
  else if (hint) {
    const { from, onto } = hint;
    const direction = directionTo(from, onto, width) ?? 'left';
    const lead = trialTexts.push(Math.floor(from / width) + 1, (from % width) + 1, direction);
    notifyEditor({ tone: 'calm', lead });
  }
}

/** The position becomes the drawing, as one step of undo; the drawing before is a version. */
export function drawFromPlayed(): void {
  const rows = recordedRows.peek();
  if (rows) {
    stopRecording();
    openLevelDrawing.save('replaced');
    change(replaceSheet(drawing.peek(), rows));
  }
  notifyEditor({ tone: 'calm', lead: trialTexts.drawn, rest: editorTexts.changedRest });
}

/** The moves so far, as they are written in a link. */
export const playedMoves = (): string => {
  const now = recording.peek();
  return now ? makeLurd(now.level, now.moves) : '';
};

const setLine = (line: AuthorLine): void => change(withLine(drawing.peek(), line));

export function notifyLine(): void {
  notifyEditor({ tone: 'calm', lead: lineTexts.recorded(drawing.peek().line.length) });
}

function takeLine({ level, moves }: Pick<Recording, 'level' | 'moves'>): void {
  stopRecording();
  setLine(lineOfMoves(level, moves));
}

/** What was played becomes the author's line. */
export function useAsLine(): void {
  const now = recording.peek();
  if (now) takeLine(now);
  notifyLine();
}

export const removeLine = (): void => setLine(NO_LINE);

/** The author's best solution from playing this level, as a line; undefined if there is none. */
export const playedLine = computed((): AuthorLine | undefined => {
  const record = drawingRecord.value;
  if (!record) return undefined;
  const moves = parseLurd(record.bestPushes.solution);
  const level = sheetLevel();
  return moves.ok && level && verifyMoves(level, moves.value).solved ? lineOfMoves(level, moves.value) : undefined;
});

export function usePlayedLine(): void {
  const line = playedLine.peek();
  if (line) setLine(line);
}
