// Keeps what a program was given and what it printed, one folder per case, so that a failure can be repeated by hand.

import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isFolder } from '@masu/node-host/files/files-below.js';
import { makeFolder } from '@masu/node-host/files/make-folder.js';
import { folderName, quotedWord } from '@masu/node-host/programs/kept-names.js';
import type { MarkCase, RunResult } from './mark-case.js';

/** Why a folder can't be used, as a phrase; undefined if it is new or empty, and then it is there. */
export function keepProblem(folder: string): string | undefined {
  try {
    if (existsSync(folder) && !isFolder(folder)) return 'a file is in its place';
    makeFolder(folder);
    return readdirSync(folder).length > 0 ? 'it is not empty; name a new folder' : undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'EACCES' || code === 'EPERM' || code === 'EROFS' ? 'permission denied' : message;
  }
}

/** The name of a case as the name of a folder. */
const caseFolder = (name: string): string => folderName(name.replaceAll(/[/ ]+/g, '-'));

/** Writes the files of the case, its input, the command, and the outputs. What the program wrote is in `written`. */
export function keepRun(
  folder: string,
  each: Pick<MarkCase, 'name' | 'files' | 'input'>,
  command: readonly string[],
  got: RunResult,
  expected?: Pick<RunResult, 'stdout'>,
): void {
  const place = join(folder, caseFolder(each.name));
  makeFolder(place);
  const write = (name: string, text: string): void => writeFileSync(join(place, basename(name)), text);
  for (const [name, text] of Object.entries(each.files)) write(name, text);
  write('stdin.txt', each.input);
  write('command.txt', `${command.map(quotedWord).join(' ')} < stdin.txt\n`);
  if (expected) write('expected.txt', expected.stdout);
  write('stdout.txt', got.stdout);
  write('stderr.txt', got.stderr);
  write('exit.txt', `${got.exit}\n`);
  const files = Object.entries(got.written);
  if (files.length === 0) return;
  makeFolder(join(place, 'written'));
  for (const [name, text] of files) writeFileSync(join(place, 'written', basename(name)), text);
}
