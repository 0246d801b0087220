// Files of saved data, imported one after the other, with what became of each. They are chosen on the settings page or
// dropped on any page.

import { signal } from '@preact/signals';
import { readFile } from '../app/files.js';
import { importAll } from '../saves/transfer.js';
import { O } from '../texts/settings.js';

export interface FileResult {
  readonly name: string;
  readonly isImported: boolean;
  readonly message: string;
}

async function importFile(file: File): Promise<FileResult> {
  const refuse = (message: string): FileResult => ({ name: file.name, isImported: false, message });
  const { text, refused } = await readFile(file);
  if (refused !== undefined) return refuse(refused);
  if (text.trim() === '') return refuse(O.saved.empty);
  const result = await importAll(text);
  if (!result.ok) return refuse(result.message);
  const { count, dropped, refused: untrue } = result;
  return { name: file.name, isImported: true, message: O.saved.imported(count, dropped, untrue) };
}

/** What became of the files imported last; the settings page shows it. */
export const imported = signal<readonly FileResult[]>([]);

export function forgetImported(): void {
  imported.value = [];
}

/** Saved data is exported as JSON, and no level file is. */
export const areSavedData = (files: readonly File[]): boolean =>
  files.length > 0 && files.every(({ name }) => /\.json$/i.test(name));

export async function importFiles(files: readonly File[]): Promise<void> {
  if (files.length > 0) forgetImported();
  for (const file of files) {
    const result = await importFile(file).catch(() => ({
      name: file.name,
      isImported: false,
      message: O.saved.failed,
    }));
    imported.value = [...imported.peek(), result];
  }
}
