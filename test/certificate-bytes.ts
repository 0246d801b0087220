// Certificates as data, for tests: written byte by byte as docs/certificates.md says.

export type Lemma =
  | { readonly kind: 'price'; readonly values: readonly number[] }
  | { readonly kind: 'goal-set'; readonly goals: readonly number[] }
  /** `price` -1: dead; `player` equal to the number of cells: anywhere. */
  | {
      readonly kind: 'pattern';
      readonly price: number;
      readonly extra: number;
      readonly boxes: readonly number[];
      readonly player: number;
    }
  | { readonly kind: 'ball'; readonly radius: number };

export interface CertificateParts {
  readonly metric: 'pushes' | 'moves';
  /** No solution has fewer; 0: no solution. */
  readonly fewest: number;
  /** In pushes: no solution with that many has fewer moves. */
  readonly fewestMoves?: number;
  readonly work?: number;
  readonly lemmas?: readonly Lemma[];
}

function encode(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

function lemmaNumbers(lemma: Lemma): number[] {
  switch (lemma.kind) {
    case 'price':
      return [1, ...lemma.values.map(zigzag)];
    case 'goal-set':
      return [2, lemma.goals.length, ...lemma.goals];
    case 'pattern': {
      const gaps = lemma.boxes.map((cell, index) => cell - (lemma.boxes[index - 1] ?? -1) - 1);
      const extra = lemma.price < 0 ? [] : [lemma.extra];
      return [3, lemma.price + 1, ...extra, gaps.length, ...gaps, lemma.player];
    }
    case 'ball':
      return [4, lemma.radius];
  }
}

export function makeCertificate(parts: CertificateParts): Uint8Array {
  const { metric, fewest, fewestMoves, work = 1e6, lemmas = [] } = parts;
  const claim = fewestMoves === undefined ? [metric === 'moves' ? 1 : 0, fewest] : [2, fewest, fewestMoves];
  const numbers = [...claim, work, ...lemmas.flatMap(lemmaNumbers), 0];
  return Uint8Array.from([...Buffer.from('SOKCERT1'), ...numbers.flatMap(encode)]);
}
