// Entry point `masu/futoshiki/formats`: levels as text.

export { FUTOSHIKI_FORMATS } from './formats.js';
export type { FutoshikiFigures } from './puzzle-formats.js';
