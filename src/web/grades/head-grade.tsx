// The grade in the head of a game: word and squares, which open the reasons over the page without moving it. A level that
// has no grade, such as one from a link, is graded when the player asks.

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PuzzleId } from '../../base/puzzle.js';
import { loadedCollection } from '../collections/data/collections.js';
import { GR } from '../texts/grades.js';
import { GradeMark } from './grade-mark.js';
import { gradeLevels, grading, stopGrading, ungraded } from './grading.js';
import { gradeOf } from './known-grades.js';
import { Reasons } from './reasons.js';

/** One button whose label says what it does now. */
function AskGrade({
  puzzle,
  hash,
  draft,
}: {
  readonly puzzle: PuzzleId;
  readonly hash: string;
  readonly draft: unknown;
}) {
  const isGrading = grading.value?.of === hash;
  const level = { hash, draft };
  if (!isGrading && ungraded(puzzle, [level]).length === 0) return <span class="head-why">{GR.none}</span>;
  return (
    <button
      type="button"
      class="link head-why"
      onClick={() => (isGrading ? stopGrading() : void gradeLevels(hash, puzzle, [level]))}
    >
      {isGrading ? GR.stopGrading : GR.ask}
    </button>
  );
}

/** Reasons cover the board: a click outside or Escape closes them. */
function useClosing(box: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event): void => {
      const isKey = event instanceof KeyboardEvent;
      if (isKey && event.key !== 'Escape') return;
      if (!box.current?.open || (!isKey && box.current.contains(event.target as Node))) return;
      box.current.open = false;
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
    };
  }, [box]);
}

export function HeadGrade(props: {
  readonly puzzle: PuzzleId;
  readonly hash: string;
  readonly draft: unknown;
  readonly collection?: { readonly id: string; readonly index: number } | undefined;
}) {
  const { puzzle, hash, draft, collection } = props;
  const box = useRef<HTMLDetailsElement>(null);
  useClosing(box);
  // Another level: its reasons start closed.
  useEffect(
    () => () => {
      if (box.current) box.current.open = false;
      if (grading.peek()?.of === hash) stopGrading();
    },
    [hash],
  );
  const level = collection && loadedCollection(collection.id)?.levels[collection.index];
  const graded = gradeOf(puzzle, level?.hash === hash ? level : { hash });
  if (!graded) return <AskGrade puzzle={puzzle} hash={hash} draft={draft} />;
  return (
    <details class="why head-why" ref={box}>
      <summary>
        <GradeMark puzzle={puzzle} graded={graded} />
        <span class="hide">{GR.why}</span>
      </summary>
      <Reasons puzzle={puzzle} graded={graded} />
    </details>
  );
}
