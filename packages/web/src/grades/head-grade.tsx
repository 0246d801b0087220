// The grade in the head of a game: word and squares, which open the reasons over the page without moving it. A level that
// has no grade, such as one from a link, is graded when the player asks.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Lazy, lazyPart } from '../app/lazy.js';
import { gradesTexts } from '../texts/grades.js';
import { GradeMark } from './grade-mark.js';
import { placedGrade } from './known-grades.js';

/** Most levels have a grade, and few players ask for the reasons: both are loaded on demand. */
const ASK = lazyPart(async () => (await import('./ask-grade.js')).AskGrade);
const REASONS = lazyPart(async () => (await import('./reasons.js')).Reasons);

/** Reasons cover the board: a click outside or Escape closes them. */
function useClosing(box: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event): void => {
      const isKey = event instanceof KeyboardEvent;
      if (isKey && event.key !== 'Escape') return;
      if (!box.current?.open || (!isKey && box.current.contains(event.target as Node))) return;
      box.current.open = false;
    };
    const ended = new AbortController();
    for (const input of ['pointerdown', 'keydown']) addEventListener(input, close, { signal: ended.signal });
    return () => ended.abort();
  }, [box]);
}

export function HeadGrade(props: {
  readonly puzzle: PuzzleId;
  readonly hash: string;
  readonly draft: unknown;
  readonly collection?: { readonly id: string; readonly index: number } | undefined;
  /** A title that begins with the grade needs no other word for it. */
  readonly title?: string;
}) {
  const { puzzle, hash, draft, collection, title } = props;
  const box = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(false);
  useClosing(box);
  // Another level: its reasons start closed.
  useEffect(
    () => () => {
      if (box.current) box.current.open = false;
    },
    [hash],
  );
  const graded = placedGrade(puzzle, hash, collection);
  if (!graded) return <Lazy part={ASK} props={{ puzzle, hash, draft }} />;
  return (
    <details class="why head-why" ref={box} onToggle={() => setOpened(true)}>
      <summary>
        <GradeMark puzzle={puzzle} graded={graded} isNamed={title?.startsWith(gradesTexts.names[graded.grade])} />
        <span class="hide">{gradesTexts.why}</span>
      </summary>
      {wasOpened && <Lazy part={REASONS} props={{ puzzle, graded }} />}
    </details>
  );
}
