// Merging saved data, as a chunk of its own: a page that starts with what the database has merges nothing.

export { mergeRecords, mergeSaved } from '@masu/core/play/merge-saved.js';
