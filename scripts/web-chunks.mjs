// Which sources of the web app load together: the path is the rule. A folder called `later` is one file with all that it
// needs and the page doesn't have yet; a page is `NAME/page.tsx`; what the page imports at once is `core`. Anything else
// that is imported when it is used is a file of its own, called after its path.

import './require-node.mjs';
import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { withSlashes } from './platform.mjs';

const LATER = 'later';

/** The folders called `later`, below the root, in the order of their paths. */
export const laterFolders = (root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name === LATER)
    .map((entry) => withSlashes(relative(root, `${entry.parentPath}/${entry.name}`)))
    .sort();

/**
 * The groups of the bundler: what the page needs at once, then each `later` folder. What two of these folders need is in
 * the first of them.
 */
export function chunkGroups(root) {
  const folders = laterFolders(root);
  return [
    {
      name: 'core',
      tags: ['$initial'],
      test: (id) => !id.includes('service-worker'),
      priority: folders.length + 1,
    },
    ...folders.map((folder, at) => ({
      name: folder,
      test: (id) => withSlashes(id).startsWith(`${withSlashes(root)}/${folder}/`),
      priority: folders.length - at,
    })),
  ];
}

/** The name of a built file: the path of the source that it is imported by, or what the bundler calls it. */
export const chunkFileName =
  (root) =>
  ({ name, facadeModuleId }) => {
    const path = facadeModuleId ? withSlashes(relative(root, facadeModuleId)) : '';
    const isOurs = /\.tsx?$/.test(path) && !path.startsWith('..');
    return `assets/${isOurs ? path.replace(/\.tsx?$/, '') : name}-[hash].js`;
  };

const isPage = (file) => /\/page-[^/]*\.js$/.test(file);
const isLater = (file) => new RegExp(`/${LATER}[-/]`).test(file);

/**
 * The files to ask for with a part: pages and `later` folders with all that they import. Other parts name no files in
 * advance: the names alone would make up a kilobyte of the entry.
 */
export const filesAskedFor = (file, files, { hostType }) =>
  hostType === 'html' || isPage(file) || isLater(file) ? files : [];

/** Whether a module does something when it is only imported. Of ours: the page's entry, workers, and style sheets. */
export const hasSideEffects = (id) =>
  !/\/src\/(?!.*\/node_modules\/)/.test(withSlashes(id)) || /\.css|\/main\.tsx$|[/-]worker\.ts$/.test(withSlashes(id));
