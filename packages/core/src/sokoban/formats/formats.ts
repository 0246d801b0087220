// The table of the formats of Sokoban levels. To add a format, add a file and a row here.

import { likeliestFormat } from '../../base/likeliest-format.js';
import type { Format } from '../../base/puzzle.js';
import type { Draft } from '../rules/draft.js';
import { LETTERS } from './letters.js';
import { RLE } from './rle.js';
import { SIZED } from './sized.js';
import { SLC } from './slc.js';
import { SOK } from './sok.js';
import { XSB } from './xsb.js';

/** The formats of level files: XSB, run lengths, sized rows, letters, SOK, SLC. */
export const SOKOBAN_FORMATS: readonly Format<Draft>[] = [XSB, RLE, SIZED, LETTERS, SOK, SLC];

/** How a level of Sokoban is noticed in a file of another puzzle: a row between two walls. */
export const SOKOBAN_TRACE = { line: /^[^|;:#\r\n]*#.*#[ \t]*$/m, format: XSB.id } as const;

const CHOICES = SOKOBAN_FORMATS.map((format) => ({ format }));

/**
 * The best format for a text, or undefined if none matches. The extension includes its dot.
 * @example
 * ```ts
 * console.log(recognizeFormat('#####\n#@$.#\n#####\n')?.id); // xsb
 * ```
 */
export function recognizeFormat(text: string, extension?: string): Format<Draft> | undefined {
  return likeliestFormat(CHOICES, text, extension ?? '')?.format;
}
