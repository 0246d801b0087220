// Which page stands in the frame. Sokoban comes with the entry; the others are loaded when first opened.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { route } from '../route.js';
import type { Page as PageName } from '../routes.js';
import { SokobanPage } from '../sokoban/page.js';
import { T } from '../texts.js';

type Loader = () => Promise<ComponentType>;

const LOADERS: Readonly<Record<Exclude<PageName, 'sokoban'>, Loader>> = {
  futoshiki: async () => (await import('../futoshiki/page.js')).FutoshikiPage,
  levels: async () => (await import('../shelf/page.js')).LevelsPage,
  editor: async () => (await import('../editor/page.js')).EditorPage,
  lab: async () => (await import('../lab/page.js')).LabPage,
};

const loaded = new Map<PageName, ComponentType>();

function LazyPage({ page }: { readonly page: Exclude<PageName, 'sokoban'> }) {
  const [failed, setFailed] = useState(false);
  const [, redraw] = useState(0);
  useEffect(() => {
    if (loaded.has(page)) return;
    LOADERS[page]().then(
      (component) => {
        loaded.set(page, component);
        redraw((count) => count + 1);
      },
      () => setFailed(true),
    );
  }, [page]);
  const Loaded = loaded.get(page);
  if (Loaded) return <Loaded />;
  return (
    <>
      <h1>{T.pages[page]}</h1>
      <p class="quiet">{failed ? T.shell.failed : T.shell.loading}</p>
    </>
  );
}

export function Page() {
  const { page } = route.value;
  return page === 'sokoban' ? <SokobanPage /> : <LazyPage key={page} page={page} />;
}
