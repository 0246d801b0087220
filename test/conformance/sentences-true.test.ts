// Every sentence that masu says about a level, taken as a reader takes it and checked by a plain look at all positions
// (test/sentence-oracle). A sentence that the oracle has no pattern for fails, too. Random levels change with the seed of the run.

import { testSentences } from '../sentence-oracle/sentence-tests.js';

testSentences();
