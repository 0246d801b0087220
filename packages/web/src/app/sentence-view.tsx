// A sentence with what it names: each name lights its thing on the board while the pointer is on it, while it has the
// focus, or after a tap. The one renderer of sentences that speak of a board.

import type { SentencePart } from '@masu/core/base/sentence-parts.js';
import { useEffect } from 'preact/hooks';
import { type BoardWords, callCell, pointed, wordParts } from './pointing.js';

const textOfPart = ({ text, names }: SentencePart): string =>
  (names?.kind === 'cell' ? callCell.value(names.id, text) : undefined) ?? text;

function Name({ part }: { readonly part: SentencePart }) {
  const light = (): void => {
    pointed.value = part;
  };
  const unlight = (): void => {
    if (pointed.peek() === part) pointed.value = undefined;
  };
  // A sentence that is gone lights nothing.
  useEffect(() => unlight, [part]);
  return (
    <button
      type="button"
      class="name"
      onPointerEnter={light}
      onPointerLeave={({ currentTarget }) => document.activeElement !== currentTarget && unlight()}
      onFocus={light}
      onBlur={unlight}
      onClick={light}
    >
      {textOfPart(part)}
    </button>
  );
}

export function SentenceView({ words }: { readonly words: BoardWords }) {
  return (
    <>{wordParts(words).map((part, index) => (part.names ? <Name key={index} part={part} /> : textOfPart(part)))}</>
  );
}
