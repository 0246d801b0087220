// What the editors of both puzzles show alike: lines of a review, fields about the level, the collection to add it to.

import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { PuzzleId } from '../../base/puzzle.js';
import { CheckIcon, OpenIcon } from '../check-icons.js';
import { Choice } from '../choices.js';
import { collectionsToAddTo } from '../collections/data/changes.js';
import { Button } from '../controls.js';
import { WarningIcon } from '../icons.js';
import { editorTexts } from '../texts/editor.js';
import { generateTexts } from '../texts/generate.js';

// A line of a review with its mark: good, bad, or open.

export type ResultKind = 'good' | 'bad' | 'open';

const resultIcon = (kind: ResultKind) =>
  kind === 'good' ? <CheckIcon /> : kind === 'bad' ? <WarningIcon /> : <OpenIcon />;

interface LineProps {
  readonly kind: ResultKind;
  readonly children: ComponentChildren;
}

export function ResultItem({ kind, children }: LineProps) {
  return (
    <li>
      {resultIcon(kind)}
      <span class={kind === 'open' ? 'quiet' : ''}>{children}</span>
    </li>
  );
}

/** The result itself, in a place of constant height. */
export function ResultLine({ kind, children }: LineProps) {
  return (
    <div class="result">
      {resultIcon(kind)}
      <p>{children}</p>
    </div>
  );
}

// Title and author of a drawing.

export function AboutPanel({ title, author }: { readonly title: Signal<string>; readonly author: Signal<string> }) {
  const fields = [
    [editorTexts.about.title, title],
    [editorTexts.about.author, author],
  ] as const;
  return (
    <section class="panel">
      <h2>{editorTexts.about.heading}</h2>
      <div class="fields">
        {fields.map(([name, text]) => (
          <label key={name} class="field">
            {name}
            <input value={text.value} maxLength={200} onInput={(event) => (text.value = event.currentTarget.value)} />
          </label>
        ))}
      </div>
    </section>
  );
}

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
