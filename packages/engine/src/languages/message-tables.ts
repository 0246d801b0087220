// What a language has for the sentences of pure modules: its catalog of errors, and its grammar if it has one. The names
// of the tables are those passed to `speaker`.

import type { MessageTools, Words } from '@masu/core/base/message-tools.js';
import type { ErrorsTables } from '@masu/core/base/texts/tables.js';
import type { FutoshikiHintTexts } from '@masu/solve/futoshiki/solve/deductions/messages.js';
import type { GradeReason } from '@masu/studio/sokoban/grade/reasons.js';

/** Sentences that are code in every language: one file of `grammar/`. */
export interface Grammar {
  readonly futoshikiHint: Words<FutoshikiHintTexts>;
  readonly gradeReason: (fact: GradeReason) => string;
}
/** What a file of `grammar/` exports. */
export type GrammarModule = { readonly [Part in keyof Grammar]: (tools: MessageTools) => Grammar[Part] };

export interface MessageTables extends ErrorsTables {
  /** Missing in a language without grammar: its hints are in English. */
  readonly 'futoshiki-hint'?: Grammar['futoshikiHint'];
}

/** What a language provides for the sentences of pure modules. */
export interface SpokenLanguage {
  readonly messages: MessageTables;
  readonly gradeReason?: Grammar['gradeReason'];
}
