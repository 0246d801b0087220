// Finds the C compiler for the sample programs that marking is tested with: the one named in MASU_CC, or one on the path.
// Debian's own is installed if possible.

import { findOnPath, isProgram } from '../platform.mjs';
import { ensureProgram } from './debian-package.mjs';

const HOW =
  'Some tests of `course … mark` compile C programs, and no C compiler was found; they are skipped.\n' +
  '  Debian, Ubuntu:  sudo apt-get install gcc libc6-dev\n' +
  '  Fedora:          sudo dnf install gcc\n' +
  '  macOS:           xcode-select --install\n' +
  '  elsewhere:       install one and name it:  MASU_CC=/path/to/cc npm test';

/** The path of a C compiler, or undefined. */
export function findCompiler() {
  const named = process.env.MASU_CC ?? '';
  return isProgram(named) ? named : findOnPath(['gcc', 'cc', 'clang']);
}

/** The path of a C compiler, installed if necessary; if that fails, throws an error that says how to get one. */
export const ensureCompiler = () => ensureProgram(findCompiler, ['gcc', 'libc6-dev'], HOW);
