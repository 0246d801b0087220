// The field for level text: numbered lines, and every error marked where it is. The text area grows with its text and
// scrolls in a frame, so that numbers and marks scroll along.

import type { TextRead } from '@masu/browser-host/jobs/questions.js';
import type { TextError } from '@masu/core/base/result.js';
import type { Ref } from 'preact';
import { levelsTexts } from '../../texts/levels.js';

export const readErrors = (read: TextRead | undefined): readonly TextError[] =>
  read ? [read.error, ...read.levels.map((level) => level.error)].filter((error) => error !== undefined) : [];

/** More marks would not help, and each is an element. */
const MAX_MARKS = 100;

const MIN_LINES = 10;

const textLines = (text: string): readonly string[] => text.split('\n');

/**
 * An invalid line: a background, and the wrong character inverted on top of the text. The text before it is included
 * for its width.
 */
function Mark({ error, line }: { readonly error: TextError; readonly line: string }) {
  const letters = [...line];
  const at = error.column - 1;
  return (
    <div class="bad-line" style={{ '--line': error.line - 1 }}>
      <span>{letters.slice(0, at).join('')}</span>
      <mark>{letters[at] ?? ' '}</mark>
    </div>
  );
}

export function LevelTextField(props: {
  readonly text: string;
  readonly errors: readonly TextError[];
  readonly onInput: (text: string) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly field: Ref<HTMLTextAreaElement>;
}) {
  const { text, errors } = props;
  const lines = textLines(text);
  const count = Math.max(MIN_LINES, lines.length);
  // One mark per line: several would hide each other.
  const marks = [...new Map([...errors].reverse().map((error) => [error.line, error])).values()].slice(-MAX_MARKS);
  return (
    <div class="level-text">
      <div class="code-in">
        <div class="gutter" aria-hidden="true">
          {Array.from({ length: lines.length }, (_, index) => index + 1).join('\n')}
        </div>
        <div class="code-text">
          <textarea
            ref={props.field}
            aria-label={levelsTexts.add.field}
            aria-invalid={errors.length > 0}
            aria-describedby="add-verdicts"
            placeholder={levelsTexts.add.placeholder}
            spellcheck={false}
            autocapitalize="off"
            wrap="off"
            rows={count}
            cols={Math.max(20, ...lines.slice(0, 5000).map((line) => line.length))}
            value={text}
            onInput={(event) => props.onInput(event.currentTarget.value)}
            onPaste={props.onPaste}
          />
          <div class="marks-over" aria-hidden="true">
            {marks.map((error) => (
              <Mark key={error.line} error={error} line={lines[error.line - 1] ?? ''} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Moves the caret of a field to an error. */
export function showError(field: HTMLTextAreaElement | null, text: string, { line, column }: TextError): void {
  if (!field) return;
  const lines = textLines(text);
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const at = start + [...(lines[line - 1] ?? '')].slice(0, column - 1).join('').length;
  field.focus();
  field.setSelectionRange(at, Math.min(at + 1, start + (lines[line - 1] ?? '').length));
}
