// A small seeded random generator (xoshiro128**, Blackman and Vigna 2018): the same seed gives the same level on every
// machine. Math.random can't be seeded, so the pure modules don't use it.

/** A source of random numbers. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [0, bound). */
  below(bound: number): number;
  /** The same array, shuffled in place. */
  shuffle<T>(items: T[]): T[];
}

function splitMix(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
}

const rotate = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

/** A class rather than closures: engines compile its methods once, not for every generator. */
class Xoshiro implements Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: number) {
    const mix = splitMix(seed);
    this.a = mix();
    this.b = mix();
    this.c = mix();
    this.d = mix();
  }

  private word(): number {
    const out = Math.imul(rotate(Math.imul(this.b, 5), 7), 9) >>> 0;
    const t = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= t;
    this.d = rotate(this.d, 11);
    return out;
  }

  next(): number {
    return this.word() / 2 ** 32;
  }

  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const item = items[i] as T;
      items[i] = items[j] as T;
      items[j] = item;
    }
    return items;
  }
}

/**
 * Random numbers from a seed: the same seed gives the same numbers on every machine.
 * @example
 * ```ts
 * const random = seededRandom(7);
 * console.log(random.below(6), random.shuffle([1, 2, 3, 4])); // 0 [ 4, 2, 3, 1 ]
 * ```
 */
export function seededRandom(seed: number): Random {
  return new Xoshiro(seed);
}
