// Cases by sample: `npm test` takes some of a long list, evenly spread and always the same; `npm run test:long` runs the
// file again and takes them all.

/** At most so many of the cases; all of them in the long run. */
export function sample<Case>(cases: readonly Case[], most: number): Case[] {
  if (isWhole() || cases.length <= most) return [...cases];
  return Array.from({ length: most }, (_, index) => cases[Math.floor((index * cases.length) / most)] as Case);
}

/** How many of something that is made at random, or what depends on it: `few`, or `all` in the long run. */
export const sampled = <Value>(few: Value, all: Value): Value => (isWhole() ? all : few);

const isWhole = (): boolean => process.env.MASU_SAMPLE === 'all';
