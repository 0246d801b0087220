// Imports files of saved data one after the other, with a result for each. They are chosen on the settings page or
// dropped on any page.

import { signal } from '@preact/signals';
import { readFile } from '../app/files.js';
import { importAll } from '../saves/transfer.js';
import { settingsTexts } from '../texts/settings.js';

export interface FileResult {
  readonly name: string;
  readonly isImported: boolean;
  readonly message: string;
}

function importMessage(count: number, dropped: readonly string[], refused: number): string {
  const { imported, importSkipped, importRefused } = settingsTexts.saved;
  const [first] = dropped;
  return [
    imported(count),
    ...(first === undefined ? [] : [importSkipped(dropped.length, first)]),
    ...(refused === 0 ? [] : [importRefused(refused)]),
  ].join(' ');
}

async function importFile(file: File): Promise<FileResult> {
  const refuse = (message: string): FileResult => ({ name: file.name, isImported: false, message });
  const { text, refused } = await readFile(file);
  if (refused !== undefined) return refuse(refused);
  if (text.trim() === '') return refuse(settingsTexts.saved.empty);
  const result = await importAll(text);
  if (!result.ok) return refuse(result.message);
  const { count, dropped, refused: untrue } = result;
  return { name: file.name, isImported: true, message: importMessage(count, dropped, untrue) };
}

/** The results of the last import, shown on the settings page. */
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
      message: settingsTexts.saved.failed,
    }));
    imported.value = [...imported.peek(), result];
  }
}
