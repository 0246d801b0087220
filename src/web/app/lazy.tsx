// A part of a page that is loaded when it is first shown. Until then, its children are shown.

import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { T } from '../texts/play.js';

export interface LazyPart {
  readonly load: () => Promise<ComponentType>;
  loaded?: ComponentType;
}

export function lazyPart(load: () => Promise<ComponentType>): LazyPart {
  return { load };
}

export async function fetchPart(part: LazyPart): Promise<void> {
  part.loaded ??= await part.load();
}

export function Lazy({ part, children }: { readonly part: LazyPart; readonly children?: ComponentChildren }) {
  const [state, setState] = useState<'waiting' | 'here' | 'failed'>(part.loaded ? 'here' : 'waiting');
  useEffect(() => {
    // It may have been loaded since it was drawn as missing: then it must be drawn again.
    fetchPart(part).then(
      () => setState('here'),
      () => setState('failed'),
    );
  }, [part]);
  const Loaded = part.loaded;
  if (Loaded) return <Loaded />;
  if (state === 'failed') return <p class="quiet">{T.shell.failed}</p>;
  return <>{children ?? null}</>;
}
