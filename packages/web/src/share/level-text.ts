// A Sokoban draft as plain XSB text, as saved with a game, sent to a worker, and shown in the editor. The format's own
// writer does more (notes, solutions, run lengths) and would load its parser; this is the part every page needs.

import type { Draft } from '@masu/core/sokoban/rules/draft.js';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function levelText({ rows, title, author }: Draft): string {
  const lines = [...rows.map((row) => row.trimEnd())];
  if (title) lines.push(`Title: ${oneLine(title)}`);
  if (author) lines.push(`Author: ${oneLine(author)}`);
  return `${lines.join('\n')}\n`;
}
