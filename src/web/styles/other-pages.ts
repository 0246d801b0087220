// The style sheet of the pages other than Sokoban, loaded with the first of them. It is inserted before the others, so
// that the rules for small screens and high contrast override it.

import sheet from './other-pages.css?url';

let loading: Promise<void> | undefined;

/** Resolves once the rules apply: until then no such page is shown. */
export function loadOtherStyles(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading = undefined;
      reject(new Error(sheet));
    };
    document.head.querySelector('style, link[rel=stylesheet]')?.before(link);
  });
  return loading;
}
