// What the player chose about ratings: on or off, the wished chance of success, and the last reset. The terminal reads the
// same settings, so they are saved without the page's prefix.

import { type SuccessWish, WISH_NAMES } from '@masu/core/play/next-level.js';
import { RATING_SINCE } from '@masu/core/play/rating.js';
import type { Setting } from '@masu/core/play/saved-data.js';
import { saved, saveEntry } from '../saves/saves.js';

/** A setting that the terminal reads, too. */
const sharedValue = (key: string): Setting['value'] | undefined =>
  saved.value.settings.find((each) => each.key === key)?.value;

export const isRatingOn = (): boolean => sharedValue('rating') !== false;

const choose = (key: string, value: Setting['value']): void => saveEntry('settings', { key, value, at: Date.now() });

export const setRatingOn = (isOn: boolean): void => choose('rating', isOn);

export const chosenWish = (): SuccessWish => WISH_NAMES.find((wish) => wish === sharedValue('wish')) ?? 'balanced';

export const chooseWish = (wish: SuccessWish): void => choose('wish', wish);

/** Attempts before it don't count. */
export function ratingSince(): number {
  const value = sharedValue(RATING_SINCE);
  return typeof value === 'number' ? value : 0;
}

export const resetRating = (): void => choose(RATING_SINCE, Date.now());
