// The algorithms in words, in the language of the page.

import { explanationsIn } from '@masu/search/explanations.js';
import { tryExplanationsIn } from '@masu/solve/futoshiki/solve/record/try-explanations.js';
import { searchesTexts } from '../../texts/searches.js';
import { triesTexts } from '../../texts/tries.js';

export const LAB_EXPLANATIONS = explanationsIn(searchesTexts);

export const LAB_TRY_EXPLANATIONS = tryExplanationsIn(triesTexts);
