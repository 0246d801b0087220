// The algorithms in words, in the language of the page. A translation is a separate file, loaded only with the lab and
// the lessons: the `await` below delays the modules that show it. If it can't be loaded, the text is in English.

import { TRY_WORDS, tryExplanationsIn } from '../../../futoshiki/index.js';
import { EXPLANATION_WORDS, explanationsIn } from '../../../search/index.js';
import { countOf, decimal, formatNumber, inLanguage, type LanguageTools, language } from '../../texts/language.js';
import type { ExplanationTables } from '../../texts/tables.js';

const TRANSLATIONS = import.meta.glob<{ readonly explanations: (tools: LanguageTools) => ExplanationTables }>(
  '../../texts/languages/*/explanations.ts',
);
const translation = await TRANSLATIONS[`../../texts/languages/${language}/explanations.ts`]?.().catch(() => undefined);
const { searches, tries } =
  translation?.explanations({ number: formatNumber, decimal, countOf }) ??
  inLanguage('explanations', { searches: EXPLANATION_WORDS, tries: TRY_WORDS });

export const EXPLANATIONS = explanationsIn(searches);
export const TRY_EXPLANATIONS = tryExplanationsIn(tries);
