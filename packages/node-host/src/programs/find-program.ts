// Finds programs on the path, and says why one can't be started.

import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Only whole paths: `.` among them would be the folder of a stranger's files. */
const searchFolders = (): string[] => (process.env.PATH ?? '/usr/bin:/bin').split(delimiter).filter(isAbsolute);

/** The PATH of programs that are not ours. */
export const searchPath = (): string => searchFolders().join(delimiter);

const onPath = (name: string): string[] => searchFolders().map((folder) => join(folder, name));

/** The first of these programs on the path. */
export const findProgram = (...names: string[]): string | undefined => names.flatMap(onPath).find(isExecutable);

/** The path of prlimit, or undefined if the system has none. */
export const findPrlimit = (): string | undefined =>
  process.platform === 'linux' ? findProgram('prlimit') : undefined;

/** Why this program can't be started, as the system's code; undefined if it can. A path is one with a slash. */
export function startProblem(program: string, folder = '.'): 'ENOENT' | 'EACCES' | undefined {
  const paths = /[/\\]/.test(program) ? [program.startsWith('.') ? join(folder, program) : program] : onPath(program);
  const there = paths.filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
  return there.length === 0 ? 'ENOENT' : there.some(isExecutable) ? undefined : 'EACCES';
}
