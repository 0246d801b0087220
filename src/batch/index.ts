// The door of batch: files of levels from disk, and solving many levels in order.

export {
  FILE_FAULTS,
  type FileError,
  type LoadOptions,
  loadBytes,
  loadRegularText,
  loadText,
  MAX_FILE_BYTES,
} from './load-file.js';
export { type Ended, type Running, solveInOrder } from './solve-in-order.js';
