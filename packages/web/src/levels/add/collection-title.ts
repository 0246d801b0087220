// The title of a text's collection: from a line such as `Title: Dawn` at its head, or a head that looks like a title;
// otherwise the name of the file, or the title of its only level.

import type { TextRead } from '@masu/browser-host/jobs/questions.js';

const NAMED = /^(title|collection|set)\s*:\s*(\S.*)$/i;

/** A few words without a sentence's punctuation. */
const TITLE = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} '’!&()+-]{0,39}$/u;

interface Words {
  readonly collection?: readonly string[];
  readonly notes?: readonly string[];
}

type Read = Pick<TextRead, 'count'> & {
  readonly levels: readonly { readonly title?: string; readonly draft?: unknown }[];
};

export function collectionTitle(read: Read | undefined, fileName: string | undefined): string | undefined {
  const [first] = read?.levels ?? [];
  const { collection = [], notes = [] } = (first?.draft ?? {}) as Words;
  const named = (lines: readonly string[], keys: RegExp): string | undefined =>
    lines.map((line) => NAMED.exec(line)).find((match) => match && keys.test(match[1] ?? ''))?.[2];
  const isSeveral = (read?.count ?? 0) > 1;
  return (
    // A title before the first board may be that board's own, if the parser took it for a note.
    named(collection, /./) ??
    named(notes, /^(collection|set)$/i) ??
    (isSeveral ? collection.slice(0, 1).find((line) => TITLE.test(line) && /\p{L}{2}/u.test(line)) : undefined) ??
    fileName?.replace(/\.\w{1,5}$/, '') ??
    (isSeveral ? undefined : first?.title)
  );
}
