// Which puzzle a level is of. In a file of its own, so that asking doesn't load the formats.

import { hasProperty } from '@masu/core/base/wrong-argument.js';
import type { AnyLevel, LevelOf } from './puzzle-types.js';

/**
 * Whether a level is one of Futoshiki; the compiler then knows its fields.
 * @example
 * ```ts
 * console.log(isFutoshikiLevel(level)); // false
 * ```
 */
export const isFutoshikiLevel = (level: AnyLevel): level is LevelOf<'futoshiki'> => hasProperty(level, 'inequalities');

/**
 * Whether a level is one of Sokoban; the compiler then knows its fields.
 * @example
 * ```ts
 * console.log(isSokobanLevel(level)); // true
 * ```
 */
export const isSokobanLevel = (level: AnyLevel): level is LevelOf<'sokoban'> => hasProperty(level, 'walls');
