// Splits C source into tokens with their lines, for facts about style and for similarity. It never fails: what it does not
// know is a sign. Comments and preprocessor lines are tokens too.

export interface CToken {
  readonly kind: 'word' | 'number' | 'text' | 'sign' | 'comment' | 'directive';
  readonly text: string;
  /** From 1, of its first letter. */
  readonly line: number;
}

/** The kinds in the order of the groups of the pattern. */
const KINDS = ['comment', 'directive', 'text', 'word', 'number', 'sign'] as const;
const PATTERN =
  /(\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|\/\/[^\n]*)|(#(?<=^[ \t]*#)(?:\\\r?\n|[^\n])*)|("(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?)|([\p{L}_$][\p{L}\p{N}_$]*)|(\.?\d[\w.]*)|(->|\+\+|--|<<=?|>>=?|[-+*/%&|^!=<>]=|&&|\|\||\S)/gmu;

export function tokensOfC(source: string): CToken[] {
  const tokens: CToken[] = [];
  let line = 1;
  let at = 0;
  for (const match of source.matchAll(PATTERN)) {
    for (; at < match.index; at++) if (source[at] === '\n') line++;
    let group = 1;
    while (match[group] === undefined) group++;
    tokens.push({ kind: KINDS[group - 1] as CToken['kind'], text: match[0], line });
  }
  return tokens;
}
