// The table of rules, in the order a person tries them. The hardest rule a puzzle needs decides its difficulty.

import { BOUNDS } from './bounds.js';
import { CHAIN } from './chain.js';
import type { Rule } from './deduction.js';
import { EXHAUSTION } from './exhaustion.js';
import { FISH } from './fish.js';
import { FORCING_CHAIN } from './forcing-chain.js';
import { HIDDEN_SET } from './hidden-set.js';
import { NAKED_SET } from './naked-set.js';
import { SINGLE_CANDIDATE } from './single-candidate.js';
import { SINGLE_PLACE } from './single-place.js';
import { TRIAL } from './trial.js';

export const DEDUCTION_RULES: readonly Rule[] = [
  SINGLE_CANDIDATE,
  SINGLE_PLACE,
  BOUNDS,
  CHAIN,
  NAKED_SET,
  HIDDEN_SET,
  FISH,
  FORCING_CHAIN,
  TRIAL,
  EXHAUSTION,
];
