// Opens and downloads text files. Bytes are decoded as in the terminal; a file over the limit is refused before it is
// read.

import { decodeText } from '@masu/core/base/text.js';
import { mebibytes } from '../language.js';
import { filesTexts } from '../texts/files.js';
import { workers } from '../workers.js';

const MAX_BYTES = 64 * 2 ** 20;
/** A larger file is decoded in a worker: it would block the page. */
const MAX_HERE = 2 ** 20;

export interface TextFile {
  readonly name: string;
  readonly text: string;
  /** Why it was not read; the text is empty then. */
  readonly refused?: string;
}

export async function readFile(file: File): Promise<TextFile> {
  if (file.size > MAX_BYTES) return { name: file.name, text: '', refused: filesTexts.tooLarge(mebibytes(file.size)) };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return {
    name: file.name,
    text: file.size > MAX_HERE ? await (await workers()).textFromBytes(bytes) : decodeText(bytes),
  };
}

/** Asks the player for files; none if the dialog is canceled. */
export function chooseFiles(accept: string): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.multiple = true;
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}

/** A title as a file name: letters, digits, and little else. */
export function fileName(title: string, extension: string): string {
  const name = title
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 80);
  return `${name || 'masu'}.${extension}`;
}

export const saveFile = (name: string, text: string): void => saveBytes(name, text, 'text/plain;charset=utf-8');

export function saveBytes(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
