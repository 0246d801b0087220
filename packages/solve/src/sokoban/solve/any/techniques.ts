// The parts of `any` that can be switched off by name, for measurements and tests.

import { ENGINE_SWITCHES } from '../engines/feature-space.js';

/**
 * Before the engine: the optimal search on small levels, and a beam of pushes toward the goals. Next to it: beams, and a chain of
 * starts.
 */
export const OUTSIDE_ENGINE = ['small-levels', 'straight', 'beams', 'chain'] as const;

export const SWITCHES: readonly string[] = [...ENGINE_SWITCHES, ...OUTSIDE_ENGINE];
