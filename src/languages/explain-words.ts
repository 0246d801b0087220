// Sokoban explained in every language. Loaded on demand: only who explains a level needs it.

import type { LanguageId } from '../base/languages.js';
import { ENGLISH_EXPLAIN_WORDS, type ExplainWords } from '../sokoban/index.js';

export const LOAD_EXPLAIN_WORDS: Readonly<Record<LanguageId, () => Promise<ExplainWords>>> = {
  en: async () => ENGLISH_EXPLAIN_WORDS,
  fr: async () => (await import('./fr/explain-words.js')).EXPLAIN_WORDS,
  es: async () => (await import('./es/explain-words.js')).EXPLAIN_WORDS,
  'pt-BR': async () => (await import('./pt-BR/explain-words.js')).EXPLAIN_WORDS,
};
