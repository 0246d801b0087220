// Listens for text pasted and files dropped anywhere in the page. What takes them is loaded with the first.

import { isInField } from '../app/shortcuts.js';

const takers = () => import('./take-text.js');

export function listenForText(): void {
  // A file dropped beside a panel would otherwise take the place of the page.
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
