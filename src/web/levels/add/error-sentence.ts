// What is wrong with a text, in words that fit the page: an error that mentions the command line gets a sentence of its
// own here.

import type { TextError } from '../../../base/result.js';
import { said } from '../../said.js';
import { L } from '../../texts/levels.js';

export const errorSentence = (error: TextError): string =>
  error.code === 'unknown-format' ? L.add.unknownFormat : said(error);
