// Entry point `masu/futoshiki/formats`: levels as text.

export { BARS } from './bars.js';
export { FUTOSHIKI_FORMATS, FUTOSHIKI_TEXT } from './formats.js';
export { UNEQUAL } from './unequal.js';
