// A faulty submission as an edit of the right one of its course.

export interface RubricSample {
  readonly name: string;
  /** The files that change, by path: the new text from the old, or undefined to remove the file. */
  readonly edits?: Readonly<Record<string, (text: string) => string>>;
  /** Renamed or moved files. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Points by line, where they are not all of them. */
  readonly points: Readonly<Record<string, number>>;
  /** Text that must be among the evidence. */
  readonly evidence?: string;
}

/** Replaces text that must be there, once. */
export const replaced =
  (from: string, to: string) =>
  (text: string): string => {
    if (!text.includes(from)) throw new Error(`a sample has no ${JSON.stringify(from)}`);
    return text.replace(from, () => to);
  };
