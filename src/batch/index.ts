// Files of levels from disk.

export { FILE_FAULTS, type FileFault, loadBytes, loadText, MAX_FILE_BYTES } from './load-file.js';
