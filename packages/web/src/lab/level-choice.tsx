// Chooses the level to search: a collection of either puzzle, and one of its levels.

import { useEffect, useState } from 'preact/hooks';
import { Choice } from '../choices.js';
import { type Collection, loadCollection } from '../collections/data/collections.js';
import { listed } from '../collections/data/listed.js';
import { go } from '../route.js';
import type { RouteTarget } from '../routes.js';
import { labTexts } from '../texts/lab.js';
import { playTexts } from '../texts/play.js';
import { namedLevel } from './named-level.js';

const MAX_LISTED = 200;

export function LevelChoice({ target }: { readonly target: RouteTarget }) {
  const [id, index] = namedLevel(target);
  const [collection, setCollection] = useState<Collection | undefined>(undefined);
  useEffect(() => {
    let current = true;
    // The page itself reports one that cannot be loaded.
    void loadCollection(id)
      .catch(() => undefined)
      .then((loaded) => current && setCollection(loaded));
    return () => {
      current = false;
    };
  }, [id]);
  if (!collection) return null;
  const options = collection.levels
    .slice(0, MAX_LISTED)
    .map((level, at) => [String(at), `${at + 1}. ${level.title ?? playTexts.play.untitled(at + 1)}`] as const);
  const open = (to: string, at: number): void =>
    go({ page: 'lab', target: { kind: 'collection', collection: to, index: at } });
  return (
    <>
      <Choice
        name={labTexts.collection}
        options={listed.value.map(
          (each) => [each.id, labTexts.collectionName(playTexts.pages[each.puzzle], each.title)] as const,
        )}
        chosen={id}
        onChoose={(chosen) => open(chosen, 0)}
      />
      <Choice
        name={labTexts.level}
        options={options}
        chosen={String(Math.min(index, options.length - 1))}
        onChoose={(value) => open(id, Number(value))}
      />
    </>
  );
}
