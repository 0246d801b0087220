// A small seeded random generator (xoshiro128**, Blackman and Vigna 2018): the same seed gives the same level on every
// machine. Math.random can't be seeded, so the pure modules don't use it.

export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [0, bound). */
  below(bound: number): number;
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

export function seededRandom(seed: number): Random {
  const mix = splitMix(seed);
  let [a, b, c, d] = [mix(), mix(), mix(), mix()];
  const word = (): number => {
    const out = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotate(d, 11);
    return out;
  };
  const next = (): number => word() / 2 ** 32;
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    next,
    below,
    shuffle(items) {
      for (let i = items.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const held = items[i] as (typeof items)[number];
        items[i] = items[j] as (typeof items)[number];
        items[j] = held;
      }
      return items;
    },
  };
}
