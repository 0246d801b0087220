// The algorithms in words, in the language of the page.

import { tryExplanationsIn } from '../../../futoshiki/index.js';
import { explanationsIn } from '../../../search/index.js';
import { searchesTexts } from '../../texts/searches.js';
import { triesTexts } from '../../texts/tries.js';

export const LAB_EXPLANATIONS = explanationsIn(searchesTexts);
export const LAB_TRY_EXPLANATIONS = tryExplanationsIn(triesTexts);
