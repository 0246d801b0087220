// Entry point of files: bytes and text from disk or standard input, with one set of limits for every front end,
// and folders made and removed.

export {
  type Below,
  FILE_FAULTS,
  type FileError,
  filesBelow,
  isFolder,
  type LoadOptions,
  loadBytes,
  loadRegularText,
  loadText,
  MAX_FILE_BYTES,
} from './load-file.js';
export { makeFolder, removeBusyFolder, writeProblem, writeReason } from './write-problem.js';
