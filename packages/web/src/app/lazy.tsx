// A part of a page that is loaded when it is first shown. Until then, its children are shown.

import type { ComponentChildren, ComponentType } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { playTexts } from '../texts/play.js';

export interface LazyPart<Props = object> {
  readonly load: () => Promise<ComponentType<Props>>;
  loaded?: ComponentType<Props>;
}

export const lazyPart = <Props = object>(load: LazyPart<Props>['load']): LazyPart<Props> => ({ load });

export async function fetchPart<Props>(part: LazyPart<Props>): Promise<void> {
  part.loaded ??= await part.load();
}

export function Lazy<Props extends object = object>(given: {
  readonly part: LazyPart<Props>;
  readonly props?: Props;
  readonly children?: ComponentChildren;
}) {
  const { part, props, children } = given;
  const [state, setState] = useState<'waiting' | 'here' | 'failed'>(part.loaded ? 'here' : 'waiting');
  // Before the page is painted: parts of a file that is here already are drawn at once, and nothing moves.
  useLayoutEffect(() => {
    // It may have been loaded since it was drawn as missing: then it must be drawn again.
    fetchPart(part).then(
      () => setState('here'),
      () => setState('failed'),
    );
  }, [part]);
  const Loaded = part.loaded;
  if (Loaded) return <Loaded {...(props as Props)} />;
  if (state === 'failed') return <p class="quiet">{playTexts.shell.failed}</p>;
  return <>{children ?? null}</>;
}
