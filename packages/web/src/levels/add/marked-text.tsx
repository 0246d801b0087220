// Text with errors marked: numbered lines around each error, the wrong character inverted, the message below it.

import type { Excerpt, TextRead } from '@masu/browser-host/jobs/questions.js';
import type { TextError } from '@masu/core/base/result.js';
import { levelsTexts } from '../../texts/levels.js';
import { errorSentence } from './error-sentence.js';
import { readErrors } from './level-text-field.js';

function BadLine({ excerpt, error }: { readonly excerpt: Excerpt; readonly error: TextError }) {
  const letters = [...excerpt.text];
  const at = error.column - 1 - excerpt.from;
  return (
    <>
      <span>
        {letters.slice(0, at).join('')}
        <mark>{letters[at] ?? ' '}</mark>
        {letters.slice(at + 1).join('')}
      </span>
      <span class="why">{levelsTexts.add.column(error.column, errorSentence(error))}</span>
    </>
  );
}

export function MarkedText({ read }: { readonly read: TextRead }) {
  const errors = readErrors(read);
  const byLine = new Map(errors.map((error) => [error.line, error]));
  const shown = read.excerpts.filter(({ line }) => byLine.has(line)).length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div class="paste" tabIndex={0} role="group" aria-label={levelsTexts.add.marked}>
      <ol>
        {read.excerpts.map((excerpt) => {
          const error = byLine.get(excerpt.line);
          return (
            <li key={excerpt.line} value={excerpt.line} data-line={excerpt.line} class={error ? 'bad' : ''}>
              {error ? <BadLine excerpt={excerpt} error={error} /> : <span>{excerpt.text}</span>}
            </li>
          );
        })}
      </ol>
      {errors.length > shown && <p class="quiet">{levelsTexts.add.moreErrors(errors.length - shown)}</p>}
    </div>
  );
}
