// Which puzzle a level is of. In a file of its own, so that asking doesn't load the formats.

import { hasProperty } from '../../base/wrong-argument.js';
import type { AnyLevel, LevelOf } from './puzzle-types.js';

export const isFutoshikiLevel = (level: AnyLevel): level is LevelOf<'futoshiki'> => hasProperty(level, 'inequalities');
export const isSokobanLevel = (level: AnyLevel): level is LevelOf<'sokoban'> => hasProperty(level, 'walls');
