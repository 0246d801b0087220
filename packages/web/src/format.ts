// Times and instants as the page writes them, in its language.

import { language } from './language.js';

/** Minutes and seconds, as a clock shows them: 12:05. */
export function playTime(millis: number): string {
  const total = Math.floor(millis / 1000);
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}

export const LANGUAGE_TAG = language === 'en' ? 'en-US' : language;

/** Made when first needed: each takes milliseconds. */
export function dateFormat(options: Intl.DateTimeFormatOptions): { readonly format: (date: Date | number) => string } {
  let formatter: Intl.DateTimeFormat | undefined;
  return {
    format(date) {
      formatter ??= new Intl.DateTimeFormat(LANGUAGE_TAG, options);
      return formatter.format(date);
    },
  };
}

const DATE = dateFormat({ dateStyle: 'medium' });
const TIME = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** The day of an instant, by the player's clock: Nov 15, 2026. */
export const dateText = (millis: number): string => DATE.format(millis);
/** With its time: Nov 15, 2026, 6:05 PM. */
export const dateTimeText = (millis: number): string => TIME.format(millis);
