// The notes of a review: what each says, a button that shows it on the board, and one that makes the change it offers.

import type { Message } from '@masu/core/base/message.js';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../controls.js';
import { said } from '../../said.js';
import { editorTexts } from '../../texts/editor.js';

interface BoardNote extends Message {
  readonly cells: readonly number[];
}

interface NoteProps<Note extends BoardNote> {
  readonly isShown: boolean;
  /** The word for the change that a note offers; undefined if it offers none. */
  readonly changeWord: (note: Note) => string | undefined;
  readonly onShow: (note: Note | undefined) => void;
  readonly onApply: (note: Note) => void;
}

function NoteItem<Note extends BoardNote>(props: NoteProps<Note> & { readonly note: Note }) {
  const { note, isShown, changeWord, onShow, onApply } = props;
  const offer = changeWord(note);
  const sentence = said(note);
  return (
    <li class="note">
      <p>{sentence}</p>
      {(note.cells.length > 0 || offer) && (
        <div class="row" role="group" aria-label={sentence}>
          {note.cells.length > 0 && (
            <Button pressed={isShown} onClick={() => onShow(isShown ? undefined : note)}>
              {editorTexts.review.show}
            </Button>
          )}
          {offer && <Button onClick={() => onApply(note)}>{offer}</Button>}
        </div>
      )}
    </li>
  );
}

const MAX_NOTES = 4;

interface NoteListProps<Note extends BoardNote> extends Omit<NoteProps<Note>, 'isShown'> {
  readonly notes: readonly Note[];
  readonly shown: Note | undefined;
  /** Without a note, there is nothing to note. */
  readonly isDone: boolean;
  /** Shows the next or the previous note on the board. */
  readonly onStep?: (by: 1 | -1) => void;
  /** Before the notes. */
  readonly children?: ComponentChildren;
}

export function NoteList<Note extends BoardNote>(props: NoteListProps<Note>) {
  const { notes, shown, isDone, onStep, children, ...rest } = props;
  const [isWhole, setWhole] = useState(false);
  const hidden = notes.length - MAX_NOTES;
  // A note that is shown on the board is in the list.
  const isOpen = isWhole || (shown !== undefined && notes.indexOf(shown) >= MAX_NOTES);
  return (
    <ul class="notes">
      {children}
      {notes.slice(0, isOpen ? notes.length : MAX_NOTES).map((note) => (
        <NoteItem key={JSON.stringify(note.facts)} note={note} isShown={note === shown} {...rest} />
      ))}
      {hidden > 0 && (
        <li>
          <Button variant="bare" onClick={() => setWhole(!isOpen)}>
            {isOpen ? editorTexts.review.fewer : editorTexts.review.more(hidden)}
          </Button>
        </li>
      )}
      {onStep && notes.length > 0 && (
        <li class="row">
          <Button keyCap="p" onClick={() => onStep(-1)}>
            {editorTexts.review.previous}
          </Button>
          <Button keyCap="n" onClick={() => onStep(1)}>
            {editorTexts.review.next}
          </Button>
        </li>
      )}
      {notes.length === 0 && isDone && <li class="quiet">{editorTexts.review.nothing}</li>}
    </ul>
  );
}
