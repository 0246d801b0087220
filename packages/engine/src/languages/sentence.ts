// The sentence of a pure module in another language: by its facts, from the tables of that language.

import type { Message, MessageFacts } from '@masu/core/base/message.js';
import type { MessageTables } from './message-tables.js';

/** Rows that take values of any types; who calls one answers for the values. */
type AnyTables = Readonly<Record<string, Readonly<Record<string, (...values: never[]) => string>>>>;

const isFacts = (value: unknown): value is MessageFacts =>
  typeof value === 'object' && value !== null && 'table' in value && 'key' in value && 'values' in value;

function fromTables(tables: AnyTables, { table, key, values }: MessageFacts): string | undefined {
  const rows = Object.hasOwn(tables, table) ? tables[table] : undefined;
  if (!rows || !Object.hasOwn(rows, key)) return undefined;
  const spoken = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(spoken);
    return isFacts(value) ? (fromTables(tables, value) ?? '') : value;
  };
  return rows[key]?.(...(values.map(spoken) as never[]));
}

/** The message in the language of these tables; in English without tables, or where its facts are missing. */
export function sentence(
  tables: MessageTables | undefined,
  { message, facts }: Pick<Message, 'message'> & Partial<Message>,
): string {
  if (!tables || !facts) return message;
  try {
    return fromTables({ ...tables }, facts) ?? message;
  } catch {
    // Facts of another build may have other values; a worker or a file can bring them.
    return message;
  }
}
