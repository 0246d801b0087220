// The one renderer of sentences from pure modules: from their facts and the tables of a language, as text or as parts that
// say what they name.

import type { Message, MessageFacts } from '@masu/core/base/message.js';
import { type Sentence, sentenceParts, sentenceText } from '@masu/core/base/sentence-parts.js';
import { namesInWords } from '@masu/solve/futoshiki/solve/deductions/hint-names.js';
import { futoshikiSentences } from '@masu/solve/futoshiki/solve/deductions/sentences.js';
import { reasonSentence } from '@masu/studio/sokoban/grade/reason-sentences.js';
import type { GradeReason } from '@masu/studio/sokoban/grade/reasons.js';
import type { MessageTables } from './message-tables.js';

/** Rows that take values of any types; who calls one answers for the values. */
type Rows = Readonly<Record<string, (...values: never[]) => string>>;

/** The tables of a language, or some of them. */
export type SomeTables = Partial<MessageTables>;

/** The rows of a table; of those whose facts are no messages yet, what puts them into messages. `size`: of the board. */
function rowsOf(tables: SomeTables, table: string, size: number): Rows | undefined {
  const hints = tables['futoshiki-hint'];
  if (table === 'futoshiki-hint') return hints && futoshikiSentences(hints, namesInWords(hints, size));
  const reasons = tables['grade-reason'];
  if (table === 'grade-reason') {
    return reasons && { reason: (reason: GradeReason) => reasonSentence(reason, reasons) };
  }
  return Object.hasOwn(tables, table) ? (tables as Readonly<Record<string, Rows>>)[table] : undefined;
}

const isFacts = (value: unknown): value is MessageFacts =>
  typeof value === 'object' && value !== null && 'table' in value && 'key' in value && 'values' in value;

function fromTables(tables: SomeTables, { table, key, values }: MessageFacts, size: number): string | undefined {
  const rows = rowsOf(tables, table, size);
  if (!rows || !Object.hasOwn(rows, key)) return undefined;
  const spoken = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(spoken);
    return isFacts(value) ? (fromTables(tables, value, size) ?? '') : value;
  };
  return rows[key]?.(...(values.map(spoken) as never[]));
}

/** The sentence of facts as parts; undefined if the tables have none for them. `size`: of the board that it is about. */
export function factsSentence(tables: SomeTables, facts: MessageFacts, size = 0): Sentence | undefined {
  try {
    const marked = fromTables(tables, facts, size);
    return marked === undefined ? undefined : sentenceParts(marked);
  } catch {
    // Facts of another build may have other values; a worker or a file can bring them.
    return undefined;
  }
}

/** The message as parts, in English without tables for it. */
export function messageParts(
  tables: SomeTables | undefined,
  { message, facts }: Pick<Message, 'message'> & Partial<Message>,
  size = 0,
): Sentence {
  return (tables && facts && factsSentence(tables, facts, size)) ?? [{ text: message }];
}

/** The message in the language of these tables; in English without tables, or where its facts are missing. */
export const sentence = (
  tables: SomeTables | undefined,
  message: Pick<Message, 'message'> & Partial<Message>,
): string => sentenceText(messageParts(tables, message));
