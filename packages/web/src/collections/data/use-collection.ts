// The collection that a page shows: loaded when the page opens, and read again when the player has edited it.

import { computed } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Collection, loadCollection, loadedCollection } from './collections.js';

export function useCollection(id: string, setMissing: (isMissing: boolean) => void): Collection | undefined {
  // Other collections are loaded meanwhile for their counts, which must not redraw the page.
  const shown = useMemo(() => computed(() => loadedCollection(id)), [id]);
  const loaded = shown.value;
  const last = useRef<Collection | undefined>(undefined);
  if (loaded) last.current = loaded;
  const isLoaded = loaded !== undefined;
  useEffect(() => {
    if (isLoaded) {
      setMissing(false);
      return;
    }
    let current = true;
    const take = (loaded: Collection | undefined): void => {
      if (!current) return;
      if (!loaded) last.current = undefined;
      setMissing(!loaded);
    };
    loadCollection(id).then(take, () => take(undefined));
    return () => {
      current = false;
    };
  }, [id, isLoaded, setMissing]);
  // While an edited collection is read again, the page shows it as it was.
  return loaded ?? (last.current?.id === id ? last.current : undefined);
}
