// Sokoban explained in every language. Loaded on demand: only who explains a level needs it. A language without a row here
// has its explanations in English.

import { ENGLISH_EXPLAIN_WORDS, type ExplainWords } from '@masu/studio/sokoban/explain/words.js';

const LOADERS: Readonly<Record<string, () => Promise<{ readonly EXPLAIN_WORDS: ExplainWords }>>> = {
  fr: () => import('./explaining/fr.js'),
  es: () => import('./explaining/es.js'),
  'pt-BR': () => import('./explaining/pt-BR.js'),
};

export async function loadExplainWords(language: string): Promise<ExplainWords> {
  return (await LOADERS[language]?.())?.EXPLAIN_WORDS ?? ENGLISH_EXPLAIN_WORDS;
}
