// The grid that is drawn on: cells as on the page where one plays, and between them buttons that change the sign. What a
// note is about is marked: ! contradicts, − could go, + comes in its place, or would leave one
// solution. ≠ differs from the version that the drawing is compared with.

import { computed, signal } from '@preact/signals';
import { rowColumn } from '../../../base/grid.js';
import type { AuthorWish, Clue, FutoshikiAnalysis, FutoshikiLevel, FutoshikiNote } from '../../../futoshiki/index.js';
import { Grid, type ShownGrid, SignPicture, signArea, signKey } from '../../futoshiki/grid.js';
import { setting } from '../../saves/saves.js';
import { futoshikiEditorTexts } from '../../texts/futoshiki-editor.js';
import { AuthorQuestion } from '../review/author-question.js';
import { changedClues, neighborPairs, signRelation } from './puzzle-drawing.js';
import {
  analyzePuzzleJob,
  openPuzzleDrawing,
  puzzleDrawing,
  puzzleReview,
  puzzleSheet,
  savedSheet,
} from './puzzle-state.js';

// Symmetry as a drawing aid: the places that ask for a clue because the place across has one. Which digit, or which way a
// sign points, is the author's choice.

export const SYMMETRIES = ['none', 'half-turn', 'left-right', 'top-bottom', 'diagonal'] as const;
type PuzzleSymmetry = (typeof SYMMETRIES)[number];

type Across = (row: number, column: number, last: number) => readonly [row: number, column: number];
const ACROSS: Readonly<Record<PuzzleSymmetry, Across>> = {
  none: (row, column) => [row, column],
  'half-turn': (row, column, last) => [last - row, last - column],
  'left-right': (row, column, last) => [row, last - column],
  'top-bottom': (row, column, last) => [last - row, column],
  diagonal: (row, column) => [column, row],
};

/** The cell across; twice across is the cell itself. */
export function cellAcross(symmetry: PuzzleSymmetry, size: number, cell: number): number {
  const [row, column] = ACROSS[symmetry](...rowColumn(cell, size), size - 1);
  return row * size + column;
}

interface WantedClues {
  readonly cells: ReadonlySet<number>;
  /** Pairs of neighbors, the lower cell first: `3 4`. */
  readonly gaps: ReadonlySet<string>;
}

export const gapKey = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** The empty places across from a clue. */
export function wantedClues(sheet: FutoshikiLevel, symmetry: PuzzleSymmetry): WantedClues {
  const { size, cells, inequalities } = sheet;
  const across = (cell: number): number => cellAcross(symmetry, size, cell);
  const given = cells.flatMap((digit, cell) => (digit > 0 ? [across(cell)] : []));
  const gaps = inequalities.map(({ less, greater }) => [across(less), across(greater)] as const);
  return {
    cells: new Set(given.filter((cell) => cells[cell] === 0)),
    gaps: new Set(gaps.filter(([a, b]) => signRelation(sheet, a, b) === 'none').map(([a, b]) => gapKey(a, b))),
  };
}

// What the author asks of a puzzle with one solution: harder or easier by the swap of one clue, or signs alone.

const question = new AuthorQuestion<FutoshikiLevel, FutoshikiAnalysis>(puzzleSheet, analyzePuzzleJob);
const noteIn = ({ notes }: FutoshikiAnalysis): FutoshikiNote | undefined => notes.find(({ kind }) => kind === 'wish');

/** What was asked about the drawing as it is, and the answer once it is there. */
export const puzzleWish = computed(() => {
  const asked = question.now.value;
  const { answer } = asked ?? {};
  return asked && { wish: asked.wish, answer: answer === undefined || answer === 'failed' ? answer : noteIn(answer) };
});

/** The changes of the answer on the grid: the clues that go are marked, signs that come are drawn dashed. */
export const isWishShown = signal(false);

/** Shows a note of the review, in the place of the answer. */
export function showOnGrid(note: FutoshikiNote | undefined): void {
  isWishShown.value = false;
  puzzleReview.showNote(note);
}

export async function askWish(wish: AuthorWish): Promise<FutoshikiNote | undefined> {
  isWishShown.value = false;
  const answer = await question.ask(wish);
  return answer && noteIn(answer);
}

/** Another drawing needs no answer about this one. Returns a function that ends it. */
export const followWish = (): (() => void) => question.follow();

const BADGES: Readonly<Record<FutoshikiNote['kind'], string>> = {
  contradiction: '!',
  duplicate: '',
  'unique-clue': '+',
  'redundant-clue': '−',
  wish: '−',
};

/** The clues that a note shows: of those that would leave one solution, the one that it names. */
const shownClues = ({ kind, clues, plus = [] }: FutoshikiNote): readonly Clue[] =>
  kind === 'unique-clue' ? clues.slice(0, 1) : [...clues, ...plus];

/** The clues in which the drawing differs from the version that it is compared with. */
export const comparedClues = computed(() => {
  const version = openPuzzleDrawing.compared.value;
  const sheet = version && savedSheet(version);
  return sheet && changedClues(puzzleSheet.value, sheet);
});

/** The note on the grid: one of the review, or the answer to a wish. */
const gridNote = computed((): FutoshikiNote | undefined => {
  const answer = puzzleWish.value?.answer;
  return isWishShown.value && answer && answer !== 'failed' ? answer : puzzleReview.shownNote.value;
});

export const isShowingCandidates = computed(() => setting('editor.candidates'));
export const chosenSymmetry = computed(() => SYMMETRIES.find((each) => each === setting('editor.symmetry')) ?? 'none');
const wanted = computed(() => wantedClues(puzzleSheet.value, chosenSymmetry.value));

/** The digits that one solution alone has in a cell; given there, they leave that one. */
function finishingDigits({ solutions, counts }: FutoshikiAnalysis, size: number, cell: number): number {
  if (!counts || solutions < 2) return 0;
  let mask = 0;
  for (let digit = 1; digit <= size; digit++) if (counts[cell * size + digit - 1] === 1) mask |= 1 << (digit - 1);
  return mask;
}

function shownGrid(): ShownGrid {
  const { sheet, cursor } = puzzleDrawing.value;
  const note = gridNote.value;
  const analysis = isShowingCandidates.value ? puzzleReview.analysis.value : undefined;
  const clues = note ? shownClues(note) : [];
  const changed = note ? undefined : comparedClues.value;
  const clueBadge = (clue: Clue): string => (note?.plus?.includes(clue) ? '+' : note ? BADGES[note.kind] : '');
  return {
    digits: sheet.cells,
    marks: analysis?.candidates ?? [],
    boldMarks: analysis ? sheet.cells.map((_, cell) => finishingDigits(analysis, sheet.size, cell)) : [],
    cursor,
    conflicts: new Set(),
    equals: new Set(),
    wanted: wanted.value.cells,
    badges: new Map([
      ...[...(changed?.cells ?? [])].map((cell) => [cell, '≠'] as const),
      ...clues.flatMap((clue) => (clue.kind === 'digit' ? [[clue.cell, clueBadge(clue)] as const] : [])),
    ]),
    signs: new Set([
      ...(changed?.signs ?? []),
      ...clues.flatMap((clue) => (clue.kind === 'sign' ? [signKey(clue.sign)] : [])),
    ]),
  };
}

/** The largest size whose gaps a finger can hit on a phone. */
const MAX_FOR_FINGERS = 6;

interface GapProps {
  readonly first: number;
  readonly second: number;
  readonly signs: ReadonlySet<string>;
  readonly onSign: (cell: number, other: number) => void;
}

/** The place of a sign: pressed, it changes from none to less, greater, and none again. */
function Gap({ first, second, signs, onSign }: GapProps) {
  const sheet = puzzleSheet.value;
  const { size } = sheet;
  const relation = signRelation(sheet, first, second);
  const [less, more] = [
    { less: first, greater: second },
    { less: second, greater: first },
  ];
  const isMarked = signs.has(signKey(less)) || signs.has(signKey(more));
  // A sign that is not there yet, but would leave one solution.
  const offered = relation === 'none' && isMarked ? (signs.has(signKey(less)) ? less : more) : undefined;
  const drawn = relation === 'none' ? offered : relation === 'less' ? less : more;
  const isAcross = second === first + 1;
  const isWanted = wanted.value.gaps.has(gapKey(first, second));
  const isTight = size > MAX_FOR_FINGERS;
  const marks = [isTight && 'tight', isMarked && 'marked', offered && 'offered', isWanted && 'wanted'];
  const [row, column] = rowColumn(first, size);
  const name = futoshikiEditorTexts.gap(isAcross ? 'right' : 'down', row + 1, column + 1, relation);
  return (
    <button
      type="button"
      class={['sign', 'gap', ...marks].filter(Boolean).join(' ')}
      style={{ gridArea: signArea(size, first, isAcross) }}
      tabIndex={-1}
      aria-label={name}
      onClick={() => onSign(first, second)}
    >
      {drawn && <SignPicture {...drawn} />}
    </button>
  );
}

/** CSS pixels below the tools of a phone: the result and the first note. */
const REVIEW = 140;

export function DrawGrid({
  onSelect,
  onSign,
}: {
  readonly onSelect: (cell: number) => void;
  readonly onSign: GapProps['onSign'];
}) {
  const sheet = puzzleSheet.value;
  const shown = shownGrid();
  return (
    <Grid
      level={sheet}
      shown={shown}
      label={futoshikiEditorTexts.grid(sheet.size)}
      marksName={futoshikiEditorTexts.candidates.cell}
      onSelect={onSelect}
      reserve={REVIEW}
      gaps={neighborPairs(sheet.size).map(([first, second]) => (
        <Gap key={gapKey(first, second)} first={first} second={second} signs={shown.signs} onSign={onSign} />
      ))}
    />
  );
}
