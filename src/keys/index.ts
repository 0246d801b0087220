// Entry point of keys: what a terminal sends, as keys, mouse events, and pasted text.

export { type Key, KeyReader, keyName, type Mouse, type TerminalEvent } from './key-reader.js';
