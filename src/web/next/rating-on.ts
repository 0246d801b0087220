// Whether the player wants a rating. Separate from the other settings of the rating, because the page reads it at once.

import type { Setting } from '../../play/index.js';
import { saved } from '../saves/saves.js';

/** A setting that the terminal reads, too. */
export const sharedValue = (key: string): Setting['value'] | undefined =>
  saved.value.settings.find((each) => each.key === key)?.value;

export const isRatingOn = (): boolean => sharedValue('rating') !== false;
