// The sentences of sentences-true.test.ts, of all levels that ship with masu and of many random ones.

import { testSentences } from '../sentence-oracle/sentence-tests.js';

testSentences();
