// What a judged class keeps per student: the solutions that fail, why, and the command that judges them again.

import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { safeText } from '@masu/core/base/safe-text.js';
import { isJudgment } from '@masu/engine/judge/judge.js';
import { makeFolder } from '@masu/node-host/files/make-folder.js';
import { folderNames } from '@masu/node-host/programs/kept-names.js';
import { isPlainPath } from '@masu/node-host/programs/plain-names.js';
import { strangerBytes } from '@masu/node-host/programs/stranger-files.js';
import { pathOn } from '../../host/host.js';
import type { CommandHost } from '../interface/command-host.js';
import { saveOutputFile } from '../interface/save-output.js';
import { type JudgeRows, judgmentMessage } from './judge-rows.js';

/** A submission on the disk, and its name below the folder that was named. */
export interface HandedIn {
  readonly path: string;
  readonly name: string;
}

/** Larger files, links, and odd names are named in `failed.txt`, not copied. */
const MAX_COPIED_BYTES = 8 * 1024 * 1024;

/**
 * For every student with a solution that fails: `failed.txt` says what and why, `repeat.txt` has the command, and `handed-in`
 * the files as they were. A student without any has none of it.
 */
export async function keepFailures(
  folder: string,
  { judged, students }: JudgeRows,
  files: readonly HandedIn[],
  command: (folder: string) => string,
  host: CommandHost,
): Promise<void> {
  const failures = new Map<string, string[]>([...students.values()].map((student) => [student, []]));
  const failing = new Set<string>();
  for (const each of judged) {
    if (isJudgment(each) && each.solved) continue;
    failing.add(each.submission);
    const where = isJudgment(each)
      ? `${each.submission}:${each.line}: level ${each.level}: ${judgmentMessage(each)}`
      : `${each.submission}: ${each.error.message}`;
    failures.get(students.get(each.submission) ?? '')?.push(where);
  }
  const folders = folderNames([...failures.keys()]);
  for (const [student, lines] of failures) {
    const own = join(pathOn(host, folder), folders.get(student) as string);
    for (const name of ['failed.txt', 'repeat.txt', 'handed-in'])
      rmSync(join(own, name), { recursive: true, force: true });
    if (lines.length === 0) continue;
    const handedIn = join(own, 'handed-in');
    makeFolder(handedIn);
    const copied = files.filter(({ path }) => failing.has(path) && students.get(path) === student);
    for (const [index, { path, name }] of copied.entries()) {
      const full = pathOn(host, path);
      const root = resolve(full, ...name.split(/[/\\]/).map(() => '..'));
      const bytes = isPlainPath(name.replaceAll('\\', '/')) ? strangerBytes(full, MAX_COPIED_BYTES, root) : '';
      if (typeof bytes === 'string') continue;
      // Two files of the same name stay two.
      const copy = existsSync(join(handedIn, name)) ? join(handedIn, String(index + 1), name) : join(handedIn, name);
      makeFolder(dirname(copy));
      writeFileSync(copy, bytes, { flag: 'wx' });
    }
    writeFileSync(join(own, 'repeat.txt'), `${command(handedIn)}\n`);
    await saveOutputFile(join(own, 'failed.txt'), `${lines.map(safeText).join('\n')}\n`, host);
  }
}
