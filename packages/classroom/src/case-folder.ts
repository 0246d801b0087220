// A teacher's own cases: the files of a folder, by name.

import { basename } from 'node:path';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { filesBelow, isFolder } from '@masu/node-host/files/files-below.js';
import { loadRegularText } from '@masu/node-host/files/load-file.js';

/** The texts of the files below a folder. */
export function loadCaseFolder(folder: string): Result<Map<string, string>, string> {
  if (!isFolder(folder)) return fail(`${folder}: this is not a folder.`);
  const files = new Map<string, string>();
  for (const { path, error } of filesBelow(folder)) {
    const text = error === undefined ? loadRegularText(path) : undefined;
    if (!text?.ok) return fail(`${path}: ${error ?? (text?.ok === false ? text.error.message : '')}`);
    files.set(basename(path), text.value);
  }
  return ok(files);
}
