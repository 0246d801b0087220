// What can be left out of `any`, by name, to measure or test the rest.

import { ENGINE_SWITCHES } from '../engines/feature-space.js';

/** Tried before the engine, the optimal search on small levels and a beam of pushes toward the goals; and beams beside it. */
export const OUTSIDE_ENGINE = ['small-levels', 'straight', 'beams'] as const;

export const SWITCHES: readonly string[] = [...ENGINE_SWITCHES, ...OUTSIDE_ENGINE];
