// What is wrong with a text, in words that fit a page: a sentence that would send the reader to the command line has
// one of its own here.

import type { TextError } from '../../base/result.js';
import { L } from '../texts/levels.js';

export const errorSentence = ({ code, message }: TextError): string =>
  code === 'unknown-format' ? L.add.unknownFormat : message;
