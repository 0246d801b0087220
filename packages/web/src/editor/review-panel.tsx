// What masu says about the drawing, updated at each stroke: what is missing until it is a valid level, then the result and
// the notes. A note can be shown on the board; one that offers a change can make it.

import type { SokobanAnalysis } from '@masu/studio/sokoban/analyze/analyze.js';
import type { SokobanNote } from '@masu/studio/sokoban/analyze/notes.js';
import { Segments } from '../choices.js';
import { reportMessage } from '../solve/report-message.js';
import { editorTexts } from '../texts/editor.js';
import { solveTexts } from '../texts/solve.js';
import { applyNote, stepNote } from './board/strokes.js';
import { ResultItem, type ResultKind, ResultLine } from './result-line.js';
import { showReviewNote } from './review/asking.js';
import { NoteList } from './review/note-list.js';
import { OVERLAYS, overlay } from './review/overlays.js';
import { levelReview, longSearch, statusSentence } from './review/review.js';
import { checks } from './sheet/state.js';

function boxesAndGoals(boxes: number, goals: number): string {
  const { even, tooManyBoxes, tooManyGoals } = editorTexts.checks;
  if (boxes === goals) return even(boxes);
  return boxes > goals ? tooManyBoxes(boxes, goals, boxes - goals) : tooManyGoals(boxes, goals, goals - boxes);
}

/** What a valid level needs, each with whether it is there. */
function CheckList() {
  const words = editorTexts.checks;
  const { boxes, goals, hasPlayer, leak, dead, error } = checks.value;
  const results: (readonly [kind: ResultKind, sentence: string])[] = [
    [boxes > 0 && boxes === goals ? 'good' : 'bad', boxes === 0 ? words.noBox : boxesAndGoals(boxes, goals)],
  ];
  if (dead.size > 0) results.push(['bad', words.dead(dead.size)]);
  results.push(hasPlayer ? ['good', words.player] : ['bad', words.noPlayer]);
  if (leak) results.push(['bad', words.open(leak[0], leak[1])]);
  else results.push(hasPlayer ? ['good', words.closed] : ['open', words.unknownClosed]);
  if (error) results.push(['bad', error]);
  return (
    <ul class="verdicts">
      {results.map(([kind, sentence]) => (
        <ResultItem key={sentence} kind={kind}>
          {sentence}
        </ResultItem>
      ))}
    </ul>
  );
}

const RESULT_KINDS: Readonly<Record<SokobanAnalysis['verdict'], ResultKind>> = {
  solved: 'good',
  unsolvable: 'bad',
  'gave-up': 'open',
};

/** Verdict, fewest pushes, and grade. */
function Result() {
  const analysis = levelReview.analysis.value;
  let [kind, sentence]: [ResultKind, string] = ['open', editorTexts.review.working];
  if (!checks.value.level) [kind, sentence] = ['bad', editorTexts.notValid];
  else if (levelReview.review.value.kind === 'failed') sentence = solveTexts.bug;
  else if (analysis) [kind, sentence] = [RESULT_KINDS[analysis.verdict], statusSentence(analysis)];
  return <ResultLine kind={kind}>{sentence}</ResultLine>;
}

/** After an analysis that gave up. */
function LongSearchLine() {
  const { solverWorks, solvable } = editorTexts.checks;
  const now = longSearch.state.value;
  if (now.kind === 'none') return null;
  if (now.kind === 'failed') return <ResultItem kind="open">{solveTexts.bug}</ResultItem>;
  if (now.kind === 'running')
    return <ResultItem kind="open">{solverWorks(solveTexts.searching(now.progress.expanded, now.millis))}</ResultItem>;
  const { lead } = reportMessage(now.report, true);
  if (now.report.verdict === 'solved') return <ResultItem kind="good">{solvable(lead)}</ResultItem>;
  return <ResultItem kind={now.report.verdict === 'unsolvable' ? 'bad' : 'open'}>{solverWorks(lead)}</ResultItem>;
}

/** The word for the change that a note offers. */
export function noteChangeWord(note: SokobanNote): string | undefined {
  if (note.edit) return editorTexts.review.apply;
  return note.kind === 'spare-floor' ? editorTexts.review.fill : undefined;
}

function Notes() {
  const now = levelReview.review.value;
  return (
    <NoteList
      notes={levelReview.notes.value}
      shown={levelReview.shownNote.value}
      isDone={now.kind === 'done' && now.analysis.verdict !== 'gave-up'}
      changeWord={noteChangeWord}
      onShow={showReviewNote}
      onApply={applyNote}
      onStep={stepNote}
    >
      <LongSearchLine />
    </NoteList>
  );
}

/** What the whole board shows. */
function OverlayChoice() {
  const { name, names, about } = editorTexts.overlay;
  return (
    <div class="overlay">
      <Segments
        name={name}
        options={OVERLAYS.map((each) => [each, names[each]] as const)}
        chosen={overlay.value}
        onChoose={(next) => (overlay.value = next)}
      />
      {overlay.value !== 'none' && <p class="quiet">{about[overlay.value]}</p>}
    </div>
  );
}

export function ReviewPanel() {
  return (
    <section class="panel review">
      <h2>{editorTexts.checks.heading}</h2>
      <Result />
      {checks.value.level ? <Notes /> : <CheckList />}
      {checks.value.level && <OverlayChoice />}
      <p class="hide" aria-live="polite">
        {levelReview.spoken.value}
      </p>
    </section>
  );
}
