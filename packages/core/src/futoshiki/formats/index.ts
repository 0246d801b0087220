// Entry point `masu/futoshiki/formats`: levels as text.

export { FUTOSHIKI_FORMATS, type FutoshikiFigures } from './formats.js';
