// What an author may ask about a Sokoban level, and the answers: lists of edits with what each does, to be shown on the board
// or made.

import type { EditList } from '@masu/studio/sokoban/analyze/edit-map.js';
import type { SokobanNote } from '@masu/studio/sokoban/analyze/notes.js';
import type { ComponentChildren } from 'preact';
import { notifyEditor, speak } from '../app/notice.js';
import { Button } from '../controls.js';
import { editorTexts } from '../texts/editor.js';
import { solveTexts } from '../texts/solve.js';
import { applyNote } from './board/strokes.js';
import {
  askAbout,
  askedQuestion,
  canAsk,
  fillOffers,
  firstPushNotes,
  isAnswerMissing,
  knownEdits,
  LEVEL_QUESTIONS,
  type LevelQuestion,
  loneBoxNotes,
  shownOffer,
  showOffer,
} from './review/asking.js';
import { NoteList } from './review/note-list.js';
import { noteChangeWord } from './review-panel.js';

const words = editorTexts.ask;

/** `none`: said if there are none. */
function Offers({ notes, none }: { readonly notes: readonly SokobanNote[]; readonly none: string }) {
  if (notes.length === 0) return <p class="quiet">{none}</p>;
  const shown = notes.find((note) => JSON.stringify(note.facts) === JSON.stringify(shownOffer.value?.facts));
  return (
    <NoteList
      notes={notes}
      shown={shown}
      isDone={false}
      changeWord={noteChangeWord}
      onShow={showOffer}
      onApply={applyNote}
    />
  );
}

const countUnknown = (): number => knownEdits.value?.edits.filter(({ effect }) => effect === 'unknown').length ?? 0;

function Edits({ lists }: { readonly lists: readonly EditList[] }) {
  const edits = knownEdits.value;
  if (!edits) return <p class="quiet">{words.searching}</p>;
  const isAll = countUnknown() === 0;
  return (
    <>
      {lists.map((list) => (
        <section key={list}>
          <h3>{words.list[list]}</h3>
          <Offers notes={edits.offers[list]} none={edits.isComplete ? words.none[list](isAll) : words.searching} />
        </section>
      ))}
      <Tried />
    </>
  );
}

/** How many edits were tried, and how many could not be judged. */
function Tried() {
  const edits = knownEdits.value;
  if (!edits) return <p class="quiet">{words.searching}</p>;
  const unknown = countUnknown();
  const tail = edits.isComplete ? (unknown > 0 ? words.unknown(unknown) : '') : words.searching;
  return <p class="quiet">{[words.tried(edits.edits.length), tail].filter(Boolean).join(' ')}</p>;
}

const ANSWERS: Readonly<Record<LevelQuestion, () => ComponentChildren>> = {
  harder: () => <Edits lists={['longer', 'traps']} />,
  easier: () => <Edits lists={['easier']} />,
  map: () => <Tried />,
  fill: () => <Offers notes={fillOffers.value ?? []} none={fillOffers.value ? words.none.fill : words.searching} />,
  first: () => <Offers notes={firstPushNotes.value} none={words.none.first} />,
  apart: () => <Offers notes={loneBoxNotes.value} none={words.none.apart} />,
};

function offerCount(question: LevelQuestion): number {
  if (question === 'fill') return fillOffers.value?.length ?? 0;
  if (question === 'first') return firstPushNotes.value.length;
  if (question === 'apart') return loneBoxNotes.value.length;
  const { longer = [], traps = [], easier = [] } = knownEdits.value?.offers ?? {};
  return question === 'easier' ? easier.length : longer.length + traps.length;
}

async function askAndSpeak(question: LevelQuestion): Promise<void> {
  if (!canAsk.value) {
    notifyEditor({ tone: 'calm', lead: words.needs });
    return;
  }
  await askAbout(question);
  if (askedQuestion.value === question) speak(words.offers(offerCount(question)));
}

export function AskPanel() {
  const now = askedQuestion.value;
  return (
    <section class="panel review ask">
      <h2>{words.heading}</h2>
      <div class="row">
        {LEVEL_QUESTIONS.map((each) => (
          <Button key={each} disabled={!canAsk.value} pressed={now === each} onClick={() => void askAndSpeak(each)}>
            {words[each]}
          </Button>
        ))}
      </div>
      {!canAsk.value && <p class="quiet">{words.needs}</p>}
      {canAsk.value && isAnswerMissing.value && <p>{solveTexts.bug}</p>}
      {canAsk.value && now && !isAnswerMissing.value && ANSWERS[now]()}
    </section>
  );
}
