// A table of texts in any language.

export type { Words } from '../base/languages.js';
