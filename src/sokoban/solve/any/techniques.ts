// What can be left out of `any`, by name, to measure or test the rest.

import { ENGINE_SWITCHES } from '../engines/feature-space.js';

/** Tried before the engine: the optimal search on small levels, and a beam of pushes toward the goals. */
export const BEFORE_ENGINE = ['small-levels', 'straight'] as const;

export const SWITCHES: readonly string[] = [...ENGINE_SWITCHES, ...BEFORE_ENGINE];
