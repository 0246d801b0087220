// The panel beside the board that opens the next level for the player; one that is begun and not solved is given up.

import { NextPanel } from '../next/panel.js';
import { giveUpLevel } from './state/attempt.js';

export const NextSokobanPanel = () => <NextPanel puzzle="sokoban" leave={giveUpLevel} />;
