// Downloads a collection in any format of its puzzle. An added collection can be removed, and that undone.

import { useState } from 'preact/hooks';
import { fileName, saveFile } from '../app/files.js';
import { Button, Choice } from '../controls.js';
import { go } from '../route.js';
import { dropCollection, saveCollection, saved } from '../saves/saves.js';
import { L } from '../texts/levels.js';
import { workers } from '../workers.js';
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
    saveFile(
      fileName(collection.title, extension),
      await (await workers()).writeText(collection.puzzle, format, drafts),
    );
  } catch (error) {
    notify({ tone: 'ink', lead: L.export.failed, rest: (error as Error).message });
  }
}

function remove(collection: Collection): void {
  const entry = saved.value.collections.find(({ id }) => id === collection.id);
  if (!entry) return;
  dropCollection(entry.id);
  go({ page: 'levels', target: { kind: 'none' } });
  const restore = (): void => {
    saveCollection(entry);
    notify(undefined, '');
  };
  notify({ tone: 'calm', lead: L.export.removed(entry.title), actions: [{ word: L.export.undo, act: restore }] });
}

export function ExportPanel({ collection }: { readonly collection: Collection }) {
  const formats = FORMATS[collection.puzzle];
  const [chosen, setChosen] = useState<string>(formats[0][0]);
  const format = formats.find(([id]) => id === chosen) ?? formats[0];
  return (
    <section class="panel solver">
      <h2>{L.export.heading}</h2>
      <Choice
        name={L.export.format}
        options={formats.map(([id, name]) => [id, name] as const)}
        chosen={format[0]}
        onChoose={setChosen}
      />
      <div class="row">
        <Button icon="file" onClick={() => void save(collection, format[0], format[2])}>
          {L.export.download}
        </Button>
        {collection.origin === 'added' && (
          <Button variant="bare" icon="erase" onClick={() => remove(collection)}>
            {L.export.remove}
          </Button>
        )}
      </div>
    </section>
  );
}
