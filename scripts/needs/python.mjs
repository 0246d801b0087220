// Finds Python for the sample programs that marking is tested with: the one named in MASU_PYTHON, or one on the path.
// Debian's own is installed if possible.

import { findOnPath, isProgram } from '../platform.mjs';
import { ensureProgram } from './debian-package.mjs';

const HOW =
  'Some tests of `course … mark` run Python programs, and no Python 3 was found; they are skipped.\n' +
  '  Debian, Ubuntu:  sudo apt-get install python3\n' +
  '  Fedora:          sudo dnf install python3\n' +
  '  macOS:           xcode-select --install\n' +
  '  elsewhere:       install Python 3 and name it:  MASU_PYTHON=/path/to/python3 npm test';

/** The path of Python 3, or undefined. */
export function findPython() {
  const named = process.env.MASU_PYTHON ?? '';
  return isProgram(named) ? named : findOnPath(['python3']);
}

/** The path of Python 3, installed if necessary; if that fails, throws an error that says how to get it. */
export const ensurePython = () => ensureProgram(findPython, ['python3'], HOW);
