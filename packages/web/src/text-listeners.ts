// Listens for text pasted and files dropped anywhere in the page. The code that handles them is loaded on first use.

import { isInField } from './app/shortcuts.js';

const takers = () => import('./shell/take-text.js');

export function listenForText(): void {
  // Otherwise the browser would open a file dropped outside a panel in place of the page.
  addEventListener(
    'dragover',
    (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault(),
  );
  addEventListener('drop', (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    void takers().then(({ takeFiles }) => takeFiles(files));
  });
  addEventListener('paste', ({ target, clipboardData }: ClipboardEvent) => {
    const text = isInField(target) ? '' : (clipboardData?.getData('text') ?? '');
    if (text.trim() !== '') void takers().then(({ takePaste }) => takePaste(text));
  });
}
