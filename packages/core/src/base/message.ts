// A sentence for players and the facts behind it. A module has one table of English sentences, each a function of its
// values. Sentences made through `speaker` carry the row of the table and the values, so that a front end can build the
// same sentence from a table of the same shape in another language (packages/engine/src/languages).

/** A row of a sentence table and its values: plain data that can be sent to another thread. */
export interface MessageFacts {
  /** The table of sentences, as a language names it. */
  readonly table: string;
  /** The row of the table. */
  readonly key: string;
  /** What the sentence is made with. */
  readonly values: readonly MessageValue[];
}
/** A value that is itself facts stands for a sentence inside the sentence. */
export type MessageValue =
  | string
  | number
  | boolean
  | MessageFacts
  | readonly MessageValue[]
  | { readonly [name: string]: MessageValue | undefined };

/** A sentence in English, and its facts. */
export interface Message {
  readonly message: string;
  readonly facts: MessageFacts;
}

/** What a caller may pass for a value: for a text, also another sentence. */
type Given<Value> = Value extends string
  ? Value | Message
  : Value extends readonly string[]
    ? Value | readonly Message[]
    : Value;

type AllGiven<Values extends readonly unknown[]> = { [Index in keyof Values]: Given<Values[Index]> };

type Table = Readonly<Record<string, (...values: never[]) => string>>;

const MAX_DEPTH = 12;
function isValue(value: unknown, depth: number): boolean {
  if (typeof value !== 'object') return ['string', 'number', 'boolean', 'undefined'].includes(typeof value);
  return value !== null && depth < MAX_DEPTH && Object.values(value).every((each) => isValue(each, depth + 1));
}

/** Whether a value from another thread has the shape of facts. */
export function isMessageFacts(value: unknown): value is MessageFacts {
  const { table, key, values } = (value ?? {}) as Partial<MessageFacts>;
  return typeof table === 'string' && typeof key === 'string' && Array.isArray(values) && isValue(values, 0);
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'message' in value && 'facts' in value;

function englishValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(englishValue);
  return isMessage(value) ? value.message : value;
}

function makeFact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(makeFact);
  return isMessage(value) ? value.facts : value;
}

/** Makes the sentences of a table. `table` is its name in packages/engine/src/languages. */
export function speaker<Sentences extends Table>(table: string, english: Sentences) {
  return <Key extends keyof Sentences & string>(key: Key, ...given: AllGiven<Parameters<Sentences[Key]>>): Message => ({
    message: (english[key] as (...values: unknown[]) => string)(...given.map(englishValue)),
    facts: { table, key, values: given.map(makeFact) as MessageValue[] },
  });
}
