// The message of a text error for the page: errors whose message mentions the command line get another one here.

import type { TextError } from '@masu/core/base/result.js';
import { said } from '../../said.js';
import { levelsTexts } from '../../texts/levels.js';

export const errorSentence = (error: TextError): string =>
  error.code === 'unknown-format' ? levelsTexts.add.unknownFormat : said(error);
