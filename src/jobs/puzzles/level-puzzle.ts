// Which puzzle a level is of. In a file of its own, so that asking doesn't load the formats.

import type { AnyLevel, LevelOf } from './puzzle-types.js';

export const isFutoshikiLevel = (level: AnyLevel): level is LevelOf<'futoshiki'> => 'inequalities' in level;
export const isSokobanLevel = (level: AnyLevel): level is LevelOf<'sokoban'> => !isFutoshikiLevel(level);
