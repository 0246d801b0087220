// The panels beside the grid of the Futoshiki editor: what masu says about the puzzle, the clues to place, size and
// symmetry, title and author, export, and the keys.

import { rowColumn } from '@masu/core/base/grid.js';
import { digitLetter } from '@masu/core/futoshiki/rules/cell-name.js';
import { hashLevel } from '@masu/core/futoshiki/rules/hash.js';
import type { FutoshikiAnalysis, FutoshikiNote } from '@masu/studio/futoshiki/analyze/analyze.js';
import { AUTHOR_WISHES, type AuthorWish } from '@masu/studio/futoshiki/analyze/wishes.js';
import { copyText } from '../../app/clipboard.js';
import { fileName, saveFile } from '../../app/files.js';
import { KeyRows } from '../../app/key-caps.js';
import { notifyEditor, speak } from '../../app/notice.js';
import { Choice } from '../../choices.js';
import { Button } from '../../controls.js';
import { DraftsPanel } from '../../drafts/panel.js';
import { SIGN_PATHS } from '../../futoshiki/grid.js';
import { readableStepName } from '../../futoshiki/readable.js';
import { Reasons } from '../../grades/reasons.js';
import { Icon } from '../../icons.js';
import { ERASE, FILE } from '../../more-icons.js';
import { LevelPicture } from '../../puzzle-views.js';
import { said } from '../../said.js';
import { setSetting } from '../../saves/saves.js';
import { editorTexts } from '../../texts/editor.js';
import { filesTexts } from '../../texts/files.js';
import { futoshikiTexts } from '../../texts/futoshiki.js';
import { futoshikiEditorTexts } from '../../texts/futoshiki-editor.js';
import { gradesTexts } from '../../texts/grades.js';
import { workers } from '../../workers.js';
import { AboutPanel } from '../about-panel.js';
import { addDrawing } from '../editing.js';
import { CollectionPanel } from '../parts.js';
import { type ResultKind, ResultLine } from '../result-line.js';
import { NoteList } from '../review/note-list.js';
import { chosenSymmetry, comparedClues, isShowingCandidates, showOnGrid } from './draw-grid.js';
import {
  applyClueNote,
  copyPuzzleLink,
  giveDigit,
  openPuzzleIn,
  resizeGrid,
  stepClueNote,
  toggleSign,
} from './puzzle-actions.js';
import { PUZZLE_SIZES } from './puzzle-drawing.js';
import { SIGN_KEYS } from './puzzle-keys.js';
import {
  openPuzzleDrawing,
  puzzleAuthor,
  puzzleDraft,
  puzzleDrawing,
  puzzleFacts,
  puzzleReview,
  puzzleSheet,
  puzzleTitle,
  savedSheet,
} from './puzzle-state.js';
import { askWish, isWishShown, puzzleWish } from './puzzle-wish.js';
import { SYMMETRIES } from './symmetry.js';

const RESULT_KINDS: Readonly<Record<FutoshikiAnalysis['verdict'], ResultKind>> = {
  unique: 'good',
  several: 'open',
  unsolvable: 'bad',
  'gave-up': 'open',
};

/** Number of solutions, and the grade if there is one. */
function Result() {
  const analysis = puzzleReview.analysis.value;
  if (analysis) return <ResultLine kind={RESULT_KINDS[analysis.verdict]}>{said(analysis.status)}</ResultLine>;
  const isFailed = puzzleReview.review.value.kind === 'failed';
  return <ResultLine kind="open">{isFailed ? futoshikiTexts.count.failed : editorTexts.review.working}</ResultLine>;
}

/** The digits that the selected cell has in solutions, with the number of solutions if all are counted. */
function cellCandidates({ candidates, counts }: FutoshikiAnalysis, size: number, cell: number): string {
  const digits = Array.from({ length: size }, (_, index) => index + 1).filter(
    (digit) => (candidates[cell] ?? 0) & (1 << (digit - 1)),
  );
  const words = futoshikiEditorTexts.candidates;
  if (digits.length === 0) return words.none;
  if (!counts) return words.cell(digits.map(digitLetter).join(' '));
  return digits.map((digit) => words.count(digitLetter(digit), counts[cell * size + digit - 1] ?? 0)).join(', ');
}

function SelectedCandidates() {
  const analysis = puzzleReview.analysis.value;
  if (!isShowingCandidates.value || !analysis) return null;
  const { sheet, cursor } = puzzleDrawing.value;
  const [row, column] = rowColumn(cursor, sheet.size);
  return (
    <p class="quiet selected-candidates">
      {futoshikiTexts.cell(row + 1, column + 1, cellCandidates(analysis, sheet.size, cursor))}
    </p>
  );
}

function clueChangeWord({ kind }: FutoshikiNote): string | undefined {
  if (kind === 'redundant-clue') return futoshikiEditorTexts.remove;
  return kind === 'unique-clue' ? futoshikiEditorTexts.add : undefined;
}

function ReviewPanel() {
  const { grade, reasons = [], techniques = [] } = puzzleReview.analysis.value ?? {};
  const path = techniques.map(({ name, times }) => futoshikiEditorTexts.technique(readableStepName(name), times));
  return (
    <section class="panel review">
      <h2>{futoshikiEditorTexts.check}</h2>
      <Result />
      <NoteList
        notes={puzzleReview.notes.value}
        shown={puzzleReview.shownNote.value}
        isDone={puzzleReview.review.value.kind === 'done'}
        changeWord={clueChangeWord}
        onShow={showOnGrid}
        onApply={applyClueNote}
        onStep={stepClueNote}
      />
      <SelectedCandidates />
      {grade && (
        <details class="why">
          <summary>{gradesTexts.why}</summary>
          <Reasons puzzle="futoshiki" graded={{ grade, reasons, isExact: true }} />
          <p class="quiet">{futoshikiEditorTexts.path(path.join(', '))}</p>
        </details>
      )}
      <p class="hide" aria-live="polite">
        {puzzleReview.spoken.value}
      </p>
    </section>
  );
}

/** What an author may ask of a puzzle with one solution, and the answer. */
function AskPanel() {
  const words = futoshikiEditorTexts.ask;
  const isUnique = puzzleReview.analysis.value?.verdict === 'unique';
  const { wish, answer } = puzzleWish.value ?? {};
  const ask = async (next: AuthorWish): Promise<void> => {
    if (!isUnique) notifyEditor({ tone: 'calm', lead: words.needsOne });
    else {
      const note = await askWish(next);
      if (note) speak(said(note));
    }
  };
  return (
    <section class="panel review">
      <h2>{words.heading}</h2>
      <div class="row">
        {AUTHOR_WISHES.map((each) => (
          <Button key={each} disabled={!isUnique} pressed={wish === each} onClick={() => void ask(each)}>
            {words[each]}
          </Button>
        ))}
      </div>
      {!isUnique && <p class="quiet">{words.needsOne}</p>}
      {wish && !answer && <p class="quiet">{words.searching}</p>}
      {answer === 'failed' && <p>{futoshikiTexts.count.failed}</p>}
      {answer && answer !== 'failed' && (
        <NoteList
          notes={[answer]}
          shown={isWishShown.value ? answer : undefined}
          isDone
          changeWord={({ plus }) => (plus ? editorTexts.review.apply : undefined)}
          onShow={(note) => (isWishShown.value = note !== undefined)}
          onApply={applyClueNote}
        />
      )}
    </section>
  );
}

/** Keys of a row: two rows, while they are wide enough for a finger. */
const cluesAcross = (size: number): number => Math.min(7, Math.ceil((size + 5) / 2));

/** The clues to place at the selected cell: digits, none, and the signs to its right and below it. */
export function CluePad({ variant = '' }: { readonly variant?: string }) {
  const { size } = puzzleSheet.value;
  return (
    <div
      class={`pad clue-pad ${variant}`}
      role="group"
      aria-label={futoshikiEditorTexts.pad}
      style={{ gridTemplateColumns: `repeat(${cluesAcross(size)}, minmax(0, 1fr))` }}
    >
      {Array.from({ length: size }, (_, index) => (
        <Button key={index} onClick={() => giveDigit(index + 1)}>
          {digitLetter(index + 1)}
        </Button>
      ))}
      <Button name={futoshikiTexts.erase} onClick={() => giveDigit(0)}>
        <Icon name={ERASE} />
      </Button>
      {Object.entries(SIGN_KEYS).map(([key, { direction, relation }]) => {
        const line = direction === 'right' ? 'across' : 'down';
        return (
          <Button
            key={key}
            name={futoshikiTexts.signs.labels[line][relation]}
            onClick={() => toggleSign(direction, relation)}
          >
            <svg class="sign-picture" viewBox="0 0 14 14" aria-hidden="true">
              <path d={SIGN_PATHS[line][relation]} />
            </svg>
          </Button>
        );
      })}
    </div>
  );
}

function SheetPanel() {
  const { size } = puzzleSheet.value;
  const sizes = [...new Set([...PUZZLE_SIZES, size])].sort((a, b) => a - b);
  return (
    <section class="panel">
      <h2>{futoshikiEditorTexts.sheet}</h2>
      <div class="fields">
        <Choice
          name={futoshikiTexts.generate.size}
          options={sizes.map((each) => [String(each), `${each} × ${each}`] as const)}
          chosen={String(size)}
          onChoose={(chosen) => resizeGrid(Number(chosen))}
        />
        <Choice
          name={futoshikiEditorTexts.symmetry.name}
          options={SYMMETRIES.map((each) => [each, futoshikiEditorTexts.symmetry[each]] as const)}
          chosen={chosenSymmetry.value}
          onChoose={(chosen) => setSetting('editor.symmetry', chosen)}
        />
      </div>
      {chosenSymmetry.value !== 'none' && <p class="quiet">{futoshikiEditorTexts.symmetry.about}</p>}
    </section>
  );
}

/** Cells with another digit, or at another sign. */
function countChanged(): number | undefined {
  const changed = comparedClues.peek();
  const places = changed && [...changed.cells, ...[...changed.signs].flatMap((key) => key.split(' ').map(Number))];
  return places && new Set(places).size;
}

function PuzzleDraftsPanel() {
  return (
    <DraftsPanel
      drawing={openPuzzleDrawing}
      picture={(draft) => {
        const sheet = savedSheet(draft);
        return sheet ? <LevelPicture puzzle="futoshiki" draft={sheet} /> : null;
      }}
      facts={puzzleFacts.value}
      hideNote={() => puzzleReview.showNote(undefined)}
      countChanged={countChanged}
    />
  );
}

function add(id: string): Promise<string> {
  const draft = { ...puzzleDraft.peek(), title: puzzleTitle.peek() || editorTexts.untitled };
  const level = { puzzle: 'futoshiki', draft, hash: hashLevel(puzzleSheet.peek()) } as const;
  return addDrawing(openPuzzleDrawing, id, level, futoshikiEditorTexts.collection);
}

/** A puzzle should have one solution. */
function AddPuzzlePanel() {
  const analysis = puzzleReview.analysis.value;
  return (
    <CollectionPanel puzzle="futoshiki" fresh={futoshikiEditorTexts.newCollection} isDisabled={false} onAdd={add}>
      {analysis && analysis.verdict !== 'unique' && <p>{said(analysis.status)}</p>}
    </CollectionPanel>
  );
}

const puzzleText = async (): Promise<string> => (await workers()).writeText('futoshiki', 'bars', [puzzleDraft.value]);

async function copyPuzzle(): Promise<void> {
  openPuzzleDrawing.save('shared');
  const done = await copyText(await puzzleText());
  notifyEditor({ tone: 'calm', lead: done ? futoshikiTexts.export.copied : filesTexts.notCopied });
}

const download = async (): Promise<void> =>
  saveFile(fileName(puzzleTitle.value || editorTexts.untitled, 'txt'), await puzzleText());

function ExportPanel() {
  return (
    <section class="panel solver">
      <h2>{futoshikiEditorTexts.export}</h2>
      <div class="row">
        <Button icon="copy" onClick={() => void copyPuzzle()}>
          {futoshikiTexts.export.copy}
        </Button>
        <Button icon={FILE} onClick={() => void download()}>
          {futoshikiTexts.export.download}
        </Button>
        <Button onClick={() => openPuzzleIn('lab')}>{editorTexts.lab}</Button>
        <Button variant="phone" icon="link" onClick={copyPuzzleLink}>
          {editorTexts.link}
        </Button>
      </div>
    </section>
  );
}

export function PuzzlePanels() {
  return (
    <>
      <ReviewPanel />
      <section class="panel desktop">
        <h2>{futoshikiEditorTexts.clues}</h2>
        <CluePad />
      </section>
      <AskPanel />
      <SheetPanel />
      <PuzzleDraftsPanel />
      <AboutPanel title={puzzleTitle} author={puzzleAuthor} />
      <AddPuzzlePanel />
      <ExportPanel />
      <section class="panel">
        <h2>{futoshikiEditorTexts.keys.heading}</h2>
        <KeyRows rows={futoshikiEditorTexts.keys.rows} />
      </section>
    </>
  );
}
