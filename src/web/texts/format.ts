// Times and sizes as the page writes them, in the language of the page.

import { decimal, formatNumber } from './language.js';

export function seconds(millis: number): string {
  return millis < 9950 ? decimal(millis / 1000) : formatNumber(millis / 1000);
}

/** Minutes and seconds, as a clock shows them: 12:05. */
export function clockTime(millis: number): string {
  const total = Math.floor(millis / 1000);
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}

export function mebibytes(bytes: number): string {
  const size = bytes / 2 ** 20;
  return size < 9.95 ? decimal(size) : formatNumber(size);
}
