// The button beside the grade that opens the next level for the player; one that is begun and not solved is given up.

import { NextButton } from '../next/next-button.js';
import { giveUpLevel } from './state/attempt.js';

export const NextLevelButton = () => <NextButton puzzle="sokoban" leave={giveUpLevel} />;
