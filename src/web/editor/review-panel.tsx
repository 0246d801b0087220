// What masu says about the drawing, updated at each stroke: what is missing until it is a valid level, then the result and
// the notes. A note can be shown on the board; one that offers a change can make it.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { SokobanAnalysis, SokobanNote } from '../../sokoban/index.js';
import { CheckIcon, OpenIcon } from '../check-icons.js';
import { Segments } from '../choices.js';
import { Button } from '../controls.js';
import { WarningIcon } from '../icons.js';
import { said } from '../said.js';
import { reportMessage } from '../solve/report-message.js';
import { editorTexts } from '../texts/editor.js';
import { solveTexts } from '../texts/solve.js';
import { OVERLAYS, overlay } from './overlays.js';
import { longSearch, notes, review, reviewSpoken, showNote, shownNote } from './review.js';
import { checks } from './state.js';

type Kind = 'good' | 'bad' | 'open';

const iconOf = (kind: Kind) => (kind === 'good' ? <CheckIcon /> : kind === 'bad' ? <WarningIcon /> : <OpenIcon />);

function Line({ kind, children }: { readonly kind: Kind; readonly children: ComponentChildren }) {
  return (
    <li>
      {iconOf(kind)}
      <span class={kind === 'open' ? 'quiet' : ''}>{children}</span>
    </li>
  );
}

function boxesAndGoals(boxes: number, goals: number): string {
  const { even, tooManyBoxes, tooManyGoals } = editorTexts.checks;
  if (boxes === goals) return even(boxes);
  return boxes > goals ? tooManyBoxes(boxes, goals, boxes - goals) : tooManyGoals(boxes, goals, goals - boxes);
}

/** What a valid level needs, each with whether it is there. */
function CheckList() {
  const checksWords = editorTexts.checks;
  const { boxes, goals, hasPlayer, leak, dead, error } = checks.value;
  return (
    <ul class="verdicts">
      {boxes === 0 ? (
        <Line kind="bad">{checksWords.noBox}</Line>
      ) : (
        <Line kind={boxes === goals ? 'good' : 'bad'}>{boxesAndGoals(boxes, goals)}</Line>
      )}
      {dead.size > 0 && <Line kind="bad">{checksWords.dead(dead.size)}</Line>}
      <Line kind={hasPlayer ? 'good' : 'bad'}>{hasPlayer ? checksWords.player : checksWords.noPlayer}</Line>
      {leak ? (
        <Line kind="bad">{checksWords.open(leak[0], leak[1])}</Line>
      ) : (
        <Line kind={hasPlayer ? 'good' : 'open'}>{hasPlayer ? checksWords.closed : checksWords.unknownClosed}</Line>
      )}
      {error && <Line kind="bad">{error}</Line>}
    </ul>
  );
}

const RESULT_KINDS: Readonly<Record<SokobanAnalysis['verdict'], Kind>> = {
  solved: 'good',
  unsolvable: 'bad',
  'gave-up': 'open',
};

/** Verdict, fewest pushes, and grade, in a place of constant height. */
function Result() {
  const now = review.value;
  const analysis = 'analysis' in now ? now.analysis : undefined;
  let [kind, sentence]: [Kind, string] = ['open', editorTexts.review.working];
  if (!checks.value.level) [kind, sentence] = ['bad', editorTexts.notValid];
  else if (now.kind === 'failed') sentence = solveTexts.bug;
  else if (analysis) [kind, sentence] = [RESULT_KINDS[analysis.verdict], said(analysis.status)];
  return (
    <div class="result">
      {iconOf(kind)}
      <p>{sentence}</p>
    </div>
  );
}

/** After an analysis that gave up. */
function LongSearchLine() {
  const checksWords = editorTexts.checks;
  const now = longSearch.state.value;
  if (now.kind === 'none') return null;
  if (now.kind === 'failed') return <Line kind="open">{solveTexts.bug}</Line>;
  if (now.kind === 'running') {
    const { progress, millis } = now;
    return <Line kind="open">{checksWords.solverWorks(solveTexts.searching(progress.expanded, millis))}</Line>;
  }
  const { lead } = reportMessage(now.report, true);
  if (now.report.verdict === 'solved') return <Line kind="good">{checksWords.solvable(lead)}</Line>;
  return <Line kind={now.report.verdict === 'unsolvable' ? 'bad' : 'open'}>{checksWords.solverWorks(lead)}</Line>;
}

interface NoteProps {
  readonly note: SokobanNote;
  readonly onShow: (note: SokobanNote | undefined) => void;
  readonly onApply: (note: SokobanNote) => void;
}

function Note({ note, onShow, onApply }: NoteProps) {
  const isShown = shownNote.value === note;
  const isOffer = note.edit !== undefined || note.kind === 'spare-floor';
  const sentence = said(note);
  return (
    <li class="note">
      <p>{sentence}</p>
      {(note.cells.length > 0 || isOffer) && (
        <div class="row" role="group" aria-label={sentence}>
          {note.cells.length > 0 && (
            <Button pressed={isShown} onClick={() => onShow(isShown ? undefined : note)}>
              {editorTexts.review.show}
            </Button>
          )}
          {isOffer && (
            <Button onClick={() => onApply(note)}>
              {note.edit ? editorTexts.review.apply : editorTexts.review.fill}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

const MAX_NOTES = 4;

function Notes({ onApply }: Pick<NoteProps, 'onApply'>) {
  const [isWhole, setWhole] = useState(false);
  const all = notes.value;
  const now = review.value;
  const hidden = all.length - MAX_NOTES;
  const isDone = now.kind === 'done' && now.analysis.verdict !== 'gave-up';
  const shown = shownNote.value;
  // A note that is shown on the board is in the list.
  const isOpen = isWhole || (shown !== undefined && all.indexOf(shown) >= MAX_NOTES);
  return (
    <ul class="notes">
      <LongSearchLine />
      {all.slice(0, isOpen ? all.length : MAX_NOTES).map((note) => (
        <Note key={JSON.stringify(note.facts)} note={note} onShow={showNote} onApply={onApply} />
      ))}
      {hidden > 0 && (
        <li>
          <Button variant="bare" onClick={() => setWhole(!isOpen)}>
            {isOpen ? editorTexts.review.fewer : editorTexts.review.more(hidden)}
          </Button>
        </li>
      )}
      {all.length === 0 && isDone && <li class="quiet">{editorTexts.review.nothing}</li>}
    </ul>
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
        onChoose={(chosen) => (overlay.value = chosen)}
      />
      {overlay.value !== 'none' && <p class="quiet">{about[overlay.value]}</p>}
    </div>
  );
}

export function ReviewPanel({ onApply }: Pick<NoteProps, 'onApply'>) {
  return (
    <section class="panel review">
      <h2>{editorTexts.checks.heading}</h2>
      <Result />
      {checks.value.level ? <Notes onApply={onApply} /> : <CheckList />}
      {checks.value.level && <OverlayChoice />}
      <p class="hide" aria-live="polite">
        {reviewSpoken.value}
      </p>
    </section>
  );
}
