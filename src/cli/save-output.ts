// Where a command's data goes: standard output, or a file that is either written whole or left as it was.

import { EXIT, Refusal } from './exit-codes.js';
import { type Output, safe } from './output.js';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'permission denied',
  EISDIR: 'it is a folder',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  ENOSPC: 'the disk is full',
};

/** Written to a file beside it, then renamed: a crash, a full disk or Ctrl-C leaves no half file. */
export async function saveFile(path: string, text: string): Promise<void> {
  const { default: writeFileAtomic } = await import('write-file-atomic');
  try {
    await writeFileAtomic(path, text);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Refusal(EXIT.input, safe(`${path} cannot be written: ${REASONS[code] ?? message}.`));
  }
}

/** Control characters but the tab and line ends: never sent to a terminal, whatever the file holds. */
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export async function writeData(path: string | undefined, text: string, output: Output): Promise<void> {
  if (path !== undefined && path !== '-') await saveFile(path, text);
  else output.printText(output.isTerminal ? text.replace(UNSAFE, '\ufffd') : text);
}
