// A collection as a file in any format of its puzzle; an added one can be removed, which can be taken back.

import { useState } from 'preact/hooks';
import { fileName, saveFile } from '../app/files.js';
import { Button, Choice } from '../controls.js';
import { go } from '../route.js';
import { dropCollection, saveCollection, saved } from '../saves/saves.js';
import { L } from '../texts/levels.js';
import { writeText } from '../workers.js';
import type { Collection } from './collections.js';
import { notify } from './notify.js';

/** Format and the extension its files have. */
const FORMATS = {
  sokoban: [
    ['xsb', 'XSB', 'xsb'],
    ['sok', '.sok', 'sok'],
    ['slc', '.slc', 'slc'],
    ['rle', 'RLE', 'rle'],
  ],
  futoshiki: [
    ['bars', 'Bars', 'txt'],
    ['unequal', 'Unequal', 'txt'],
  ],
} as const;

async function save(collection: Collection, format: string, extension: string): Promise<void> {
  try {
    const drafts = collection.levels.map((level) => level.draft);
    saveFile(fileName(collection.title, extension), await writeText(collection.puzzle, format, drafts));
  } catch (error) {
    notify({ tone: 'ink', lead: L.take.failed, rest: (error as Error).message });
  }
}

function remove(collection: Collection): void {
  const entry = saved.value.collections.find(({ id }) => id === collection.id);
  if (!entry) return;
  dropCollection(entry.id);
  go({ page: 'levels', target: { kind: 'none' } });
  const putBack = (): void => {
    saveCollection(entry);
    notify(undefined, '');
  };
  notify({ tone: 'calm', lead: L.take.removed(entry.title), actions: [{ word: L.take.putBack, act: putBack }] });
}

export function ExportPanel({ collection }: { readonly collection: Collection }) {
  const formats = FORMATS[collection.puzzle];
  const [chosen, setChosen] = useState<string>(formats[0][0]);
  const format = formats.find(([id]) => id === chosen) ?? formats[0];
  return (
    <section class="panel solver">
      <h2>{L.take.heading}</h2>
      <Choice
        name={L.take.format}
        options={formats.map(([id, name]) => [id, name] as const)}
        chosen={format[0]}
        onChoose={setChosen}
      />
      <div class="row">
        <Button icon="file" onClick={() => void save(collection, format[0], format[2])}>
          {L.take.save}
        </Button>
        {collection.origin === 'added' && (
          <Button variant="bare" icon="erase" onClick={() => remove(collection)}>
            {L.take.remove}
          </Button>
        )}
      </div>
    </section>
  );
}
