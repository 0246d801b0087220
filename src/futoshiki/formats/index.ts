// Entry point `masu/futoshiki/formats`: levels as text.

export { FUTOSHIKI_FORMATS, FUTOSHIKI_TEXT } from './formats.js';
