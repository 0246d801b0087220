// What a language has for the sentences of pure modules: its catalogs of errors and of reasons. The names of the tables
// are those passed to `speaker`.

import type { ErrorsTables, ReasonsTables } from '@masu/core/base/texts/tables.js';

export interface MessageTables extends ErrorsTables, ReasonsTables {}
