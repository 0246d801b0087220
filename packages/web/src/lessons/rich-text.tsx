// A paragraph of a lesson as elements. The marks inside it: **strong**, *emphasis* or _emphasis_, `code`. A backslash before a star makes
// it a star. The same marks are Markdown, so that the docs print the paragraphs as they are.

import { createElement } from 'preact';

interface Span {
  readonly kind: 'plain' | 'strong' | 'em' | 'code';
  readonly text: string;
}

const MARKS = /\*\*(.+?)\*\*|(?<!\\)\*(?!\*)(.+?)(?<!\\)\*|(?<![\p{L}\d])_(.+?)_(?![\p{L}\d])|`(.+?)`/gsu;

const plain = (text: string): string => text.replaceAll('\\*', '*');

export function parseSpans(paragraph: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of paragraph.matchAll(MARKS)) {
    if (match.index > from) spans.push({ kind: 'plain', text: plain(paragraph.slice(from, match.index)) });
    const [, strong, star, underscore, code] = match;
    const kind = strong !== undefined ? 'strong' : code !== undefined ? 'code' : 'em';
    spans.push({ kind, text: plain(strong ?? star ?? underscore ?? code ?? '') });
    from = match.index + match[0].length;
  }
  if (from < paragraph.length) spans.push({ kind: 'plain', text: plain(paragraph.slice(from)) });
  return spans;
}

export function RichText({ text }: { readonly text: string }) {
  return (
    <>
      {parseSpans(text).map(({ kind, text: inside }, index) =>
        kind === 'plain' ? inside : createElement(kind, { key: index }, inside),
      )}
    </>
  );
}
