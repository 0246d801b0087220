// What a translation needs besides its words.

export type { LanguageTools } from '../base/languages.js';
