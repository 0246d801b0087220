// Splits C source into tokens with their lines, for facts about style and for similarity. It never fails: what it does not
// know is a sign. Comments and preprocessor lines are tokens too.

export interface CToken {
  readonly kind: 'word' | 'number' | 'text' | 'sign' | 'comment' | 'directive';
  readonly text: string;
  /** From 1, of its first letter. */
  readonly line: number;
}

const PATTERN =
  /(?<comment>\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|\/\/[^\n]*)|(?<directive>#(?<=^[ \t]*#)(?:\\\r?\n|[^\n])*)|(?<text>"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?)|(?<word>[\p{L}_$][\p{L}\p{N}_$]*)|(?<number>\.?\d[\w.]*)|(?<sign>->|\+\+|--|<<=?|>>=?|[-+*/%&|^!=<>]=|&&|\|\||\S)/gmu;

export function tokensOfC(source: string): CToken[] {
  const tokens: CToken[] = [];
  let line = 1;
  let at = 0;
  for (const match of source.matchAll(PATTERN)) {
    for (; at < match.index; at++) if (source[at] === '\n') line++;
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) as [
      CToken['kind'],
      string,
    ];
    tokens.push({ kind, text: match[0], line });
  }
  return tokens;
}
