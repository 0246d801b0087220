// What the documents put between backticks, and links, each with the page and the paragraph it stands in.

export interface Span {
  readonly text: string;
  readonly page: string;
  /** The paragraph, list entry, or table row. */
  readonly paragraph: string;
}

/** The text without blocks of code, those in lists too, and without comments. */
export const proseOf = (text: string): string =>
  text.replaceAll(/^ *(`{3,})[^\n]*\n[\s\S]*?^ *\1`*$/gm, '').replaceAll(/<!--[\s\S]*?-->/g, '');

/** Blocks of code, whole. */
export const codeBlocks = (text: string): string[] =>
  [...text.matchAll(/^ *(`{3,})[^\n]*\n([\s\S]*?)^ *\1`*$/gm)].map(([, , body = '']) => body);

/** Paragraphs; rows of a table and entries of a list are paragraphs of their own. */
const paragraphsOf = (prose: string): string[] => prose.split(/\n{2,}|\n(?=\||\s*[-*] |\s*\d+\. )/);

export function spansOf(page: string, text: string): Span[] {
  return paragraphsOf(proseOf(text)).flatMap((paragraph) =>
    [...paragraph.matchAll(/(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g)].map(([, , code = '']) => ({
      text: code.replaceAll(/\s+/g, ' ').replaceAll('\\|', '|').trim(),
      page,
      paragraph,
    })),
  );
}

/** Targets of links inside the package, without anchors. */
export const linksOf = (text: string): string[] =>
  [...proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^\w+:/.test(link) && !link.startsWith('#'))
    .map((link) => link.split('#')[0] as string);
