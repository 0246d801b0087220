// Files of levels from disk.

export {
  FILE_FAULTS,
  type FileError,
  type LoadOptions,
  loadBytes,
  loadRegularText,
  loadText,
  MAX_FILE_BYTES,
} from './load-file.js';
