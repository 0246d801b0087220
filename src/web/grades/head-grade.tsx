// The grade in the head of a game: word and squares, which open the reasons over the page without moving it.

import { useEffect, useRef } from 'preact/hooks';
import type { PuzzleId } from '../../base/puzzle.js';
import { loadedCollection } from '../collections/collections.js';
import { GR } from '../texts/grades.js';
import { GradeMark } from './grade-mark.js';
import { gradeOf } from './known-grades.js';
import { Reasons } from './reasons.js';

export function HeadGrade(props: {
  readonly puzzle: PuzzleId;
  readonly hash: string;
  readonly collection?: { readonly id: string; readonly index: number } | undefined;
}) {
  const { puzzle, hash, collection } = props;
  const box = useRef<HTMLDetailsElement>(null);
  // Another level: its reasons are asked for anew.
  useEffect(() => {
    if (box.current) box.current.open = false;
  }, [hash]);
  const level = collection && loadedCollection(collection.id)?.levels[collection.index];
  const graded = gradeOf(puzzle, level?.hash === hash ? level : { hash });
  if (!graded) return null;
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
