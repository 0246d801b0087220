// The grid that is drawn on: cells as on the page where one plays, and between them buttons that change the sign. What a
// note is about is marked: ! contradicts, − could go, + comes in its place, or would leave one
// solution. ≠ differs from the version that the drawing is compared with.

import { rowColumn } from '@masu/core/base/grid.js';
import type { Clue } from '@masu/core/futoshiki/rules/clue.js';
import type { FutoshikiAnalysis, FutoshikiNote } from '@masu/studio/futoshiki/analyze/analyze.js';
import { computed } from '@preact/signals';
import { Grid, type ShownGrid, SignPicture, signArea, signKey } from '../../futoshiki/grid.js';
import { setting } from '../../saves/saves.js';
import { futoshikiEditorTexts } from '../../texts/futoshiki-editor.js';
import { changedClues, neighborPairs, signRelation } from './puzzle-drawing.js';
import { openPuzzleDrawing, puzzleDrawing, puzzleReview, puzzleSheet, savedSheet } from './puzzle-state.js';
import { isWishShown, puzzleWish } from './puzzle-wish.js';
import { gapKey, SYMMETRIES, wantedClues } from './symmetry.js';

/** Shows a note of the review, in the place of the answer. */
export function showOnGrid(note: FutoshikiNote | undefined): void {
  isWishShown.value = false;
  puzzleReview.showNote(note);
}

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
