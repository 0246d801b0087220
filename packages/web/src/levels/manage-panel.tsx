// What can be done with the collection that is shown: download it in any format of its puzzle, and, if the player added
// it, rename, move, merge, or delete it. Everything but the download can be undone.

import { useEffect, useState } from 'preact/hooks';
import { fileName, saveFile } from '../app/files.js';
import { notifyLevels } from '../app/notice.js';
import { Choice, Panel, TextField } from '../choices.js';
import {
  canMove,
  mergeInto,
  mergeTargets,
  moveCollection,
  remove,
  removeRepeats,
  rename,
  repeatsIn,
} from '../collections/data/changes.js';
import type { Collection } from '../collections/data/collection.js';
import { Button } from '../controls.js';
import { DOWN, ERASE, FILE, UP } from '../more-icons.js';
import { puzzleView } from '../puzzle-views.js';
import { go } from '../route.js';
import { levelRoute, pageRoute } from '../routes.js';
import { whyNotWritten } from '../said.js';
import { levelsTexts } from '../texts/levels.js';
import { workers } from '../workers.js';

async function save(collection: Collection, format: string, extension: string): Promise<void> {
  try {
    const drafts = collection.levels.map((level) => level.draft);
    saveFile(
      fileName(collection.title, extension),
      await (await workers()).writeText(collection.puzzle, format, drafts),
    );
  } catch (error) {
    notifyLevels({ tone: 'ink', lead: levelsTexts.export.failed, rest: whyNotWritten(error as Error) });
  }
}

function Download({ collection }: { readonly collection: Collection }) {
  const formats = puzzleView(collection.puzzle).downloads;
  const [chosen, setChosen] = useState<string>(formats[0][0]);
  const format = formats.find(([id]) => id === chosen) ?? formats[0];
  return (
    <div class="with-button">
      <Choice
        name={levelsTexts.export.format}
        options={formats.map(([id, name]) => [id, name] as const)}
        chosen={format[0]}
        onChoose={setChosen}
      />
      <Button icon={FILE} onClick={() => void save(collection, format[0], format[2])}>
        {levelsTexts.export.download}
      </Button>
    </div>
  );
}

function Rename({ collection }: { readonly collection: Collection }) {
  const [name, setName] = useState(collection.title);
  useEffect(() => setName(collection.title), [collection.title]);
  return (
    <form
      class="with-button"
      onSubmit={(event) => {
        event.preventDefault();
        rename(collection.id, name);
      }}
    >
      <TextField label={levelsTexts.manage.name} value={name} maxLength={200} onText={setName} />
      <button type="submit" class="btn" aria-disabled={name.trim() === '' || name === collection.title || undefined}>
        {levelsTexts.manage.rename}
      </button>
    </form>
  );
}

async function merge(id: string, target: string): Promise<void> {
  if (await mergeInto(id, target).catch(() => false)) {
    go(levelRoute('levels', target));
  } else notifyLevels({ tone: 'ink', lead: levelsTexts.manage.mergeFailed });
}

function Merge({ collection }: { readonly collection: Collection }) {
  const targets = mergeTargets(collection.id);
  const [chosen, setChosen] = useState('');
  const target = targets.find(({ id }) => id === chosen) ?? targets[0];
  if (!target) return null;
  return (
    <div class="with-button">
      <Choice
        name={levelsTexts.manage.mergeInto}
        options={targets.map(({ id, title }) => [id, title] as const)}
        chosen={target.id}
        onChoose={setChosen}
      />
      <Button onClick={() => void merge(collection.id, target.id)}>{levelsTexts.manage.merge}</Button>
    </div>
  );
}

const MAX_NUMBERS = 8;

function repeatsMessage(numbers: readonly number[]): string {
  const [first, ...more] = numbers;
  if (first !== undefined && more.length === 0) return levelsTexts.manage.repeatsOne(first);
  const shown = [...numbers.slice(0, MAX_NUMBERS), ...(numbers.length > MAX_NUMBERS ? ['…'] : [])];
  return levelsTexts.manage.repeatsMany(numbers.length, shown.join(', '));
}

function Repeats({ collection }: { readonly collection: Collection }) {
  const [answer, setFound] = useState<{ readonly of: Collection['levels']; readonly repeats: readonly number[] }>();
  useEffect(() => {
    let isOver = false;
    void repeatsIn(collection, () => !isOver).then((repeats) => isOver || setFound({ of: collection.levels, repeats }));
    return () => {
      isOver = true;
    };
  }, [collection]);
  const repeats = answer?.of === collection.levels ? answer.repeats : [];
  if (repeats.length === 0) return null;
  return (
    <p class="repeats">
      {repeatsMessage(repeats.map((index) => index + 1))}{' '}
      {collection.origin === 'added' && (
        <button type="button" class="link" onClick={() => void removeRepeats(collection, repeats)}>
          {levelsTexts.manage.removeRepeats}
        </button>
      )}
    </p>
  );
}

export function ManagePanel({ collection }: { readonly collection: Collection }) {
  const isAdded = collection.origin === 'added';
  const { id } = collection;
  const drop = (): void => {
    remove(id);
    go(pageRoute('levels'));
  };
  return (
    <Panel heading={levelsTexts.manage.heading} variant="solver">
      {collection.origin !== 'own' && <Repeats collection={collection} />}
      <Download collection={collection} />
      {isAdded && <Rename collection={collection} />}
      {isAdded && <Merge collection={collection} />}
      {isAdded && (
        <div class="row">
          <Button icon={UP} disabled={!canMove(id, -1)} onClick={() => moveCollection(id, -1)}>
            {levelsTexts.manage.moveUp}
          </Button>
          <Button icon={DOWN} disabled={!canMove(id, 1)} onClick={() => moveCollection(id, 1)}>
            {levelsTexts.manage.moveDown}
          </Button>
          <Button variant="bare" icon={ERASE} onClick={drop}>
            {levelsTexts.export.remove}
          </Button>
        </div>
      )}
    </Panel>
  );
}
