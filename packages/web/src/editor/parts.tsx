// What the editors of both puzzles show alike: lines of a review, fields about the level, the collection to add it to.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Choice } from '../choices.js';
import { collectionsToAddTo } from '../collections/data/changes.js';
import { Button } from '../controls.js';
import { editorTexts } from '../texts/editor.js';
import { generateTexts } from '../texts/generate.js';

export function CollectionPanel(props: {
  readonly puzzle: PuzzleId;
  /** The word for a new collection. */
  readonly fresh: string;
  readonly isDisabled: boolean;
  /** Adds the drawing to a collection, '' for a new one; resolves to the id of the collection. */
  readonly onAdd: (id: string) => Promise<string>;
  /** Warnings. */
  readonly children: ComponentChildren;
}) {
  const targets = collectionsToAddTo(props.puzzle);
  const [chosen, setChosen] = useState(targets[0]?.id ?? '');
  const options = [...targets.map(({ id, title: name }) => [id, name] as const), ['', props.fresh] as const];
  return (
    <section class="panel">
      <h2>{editorTexts.add.heading}</h2>
      {props.children}
      <div class="with-button">
        <Choice name={generateTexts.addTo} options={options} chosen={chosen} onChoose={setChosen} />
        <Button disabled={props.isDisabled} onClick={() => void props.onAdd(chosen).then(setChosen)}>
          {generateTexts.add}
        </Button>
      </div>
    </section>
  );
}
