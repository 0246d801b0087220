// Finds Valgrind, with which rubrics look for memory errors, on the path. Debian's own is installed if possible.

import { findOnPath } from '../platform.mjs';
import { ensureProgram } from './debian-package.mjs';

const HOW =
  'Some tests of `course … rubric` need Valgrind, and it was not found; they are skipped.\n' +
  '  Debian, Ubuntu:  sudo apt-get install valgrind\n' +
  '  Fedora:          sudo dnf install valgrind';

/** The path of Valgrind, or undefined. */
export const findValgrind = () => findOnPath(['valgrind']);

/** The path of Valgrind, installed if necessary; if that fails, throws an error that says how to get it. */
export const ensureValgrind = () => ensureProgram(findValgrind, ['valgrind', 'libc6-dbg'], HOW);
