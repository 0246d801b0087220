// The head of a page that plays: the level and its collection, and buttons to the next and the previous level.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { ComponentChildren } from 'preact';
import { Button } from '../controls.js';
import { go } from '../route.js';
import { levelRoute } from '../routes.js';
import { playTexts } from '../texts/play.js';
import type { Origin } from './play-state.js';

/** Goes to the level `by` positions further in the collection; undefined past its ends. */
export function neighborLevel(puzzle: PuzzleId, { collection }: Origin, by: number): (() => void) | undefined {
  const index = (collection?.index ?? 0) + by;
  if (!collection || index < 0 || index >= collection.count) return undefined;
  return () => go(levelRoute(puzzle, collection.id, index));
}

interface HeadProps {
  readonly puzzle: PuzzleId;
  readonly origin: Origin;
  /** The line over the title. */
  readonly over: ComponentChildren;
  readonly words: { readonly previous: string; readonly nextLevel: string };
  /** What the button to the next level shows. */
  readonly next: ComponentChildren;
  readonly goBy: (origin: Origin, by: 1 | -1) => void;
  /** Between the title and the buttons. */
  readonly middle?: ComponentChildren;
  /** After the buttons. */
  readonly menu?: ComponentChildren;
}

export function PlayHead({ puzzle, origin, over, words, next, goBy, middle, menu }: HeadProps) {
  const button = (name: string, key: string, by: 1 | -1) => ({
    title: playTexts.withKey(name, key),
    disabled: !neighborLevel(puzzle, origin, by),
    onClick: () => goBy(origin, by),
  });
  return (
    <div class="head play-head">
      <div>
        <div class="over">{over}</div>
        <h1>{origin.title}</h1>
      </div>
      {middle}
      {(origin.collection ?? menu) && (
        <div class="row">
          {origin.collection && (
            <>
              <Button icon="previous" name={words.previous} {...button(words.previous, 'p', -1)} />
              <Button after="next" {...button(words.nextLevel, 'n', 1)}>
                {next}
              </Button>
            </>
          )}
          {menu}
        </div>
      )}
    </div>
  );
}
