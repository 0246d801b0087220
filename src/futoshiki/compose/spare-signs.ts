// Signs for a puzzle that does not need them. A trivial puzzle is solved by its digits alone, so thinning would leave no
// sign at all, and a Futoshiki without signs is a Latin square. Signs that are true of the solution change neither the
// solution nor the grade, because easier steps are tried first.

import type { Random } from '../../base/random.js';
import type { Clue } from '../rules/clue.js';

/** The least share of signs among the clues when nobody asks for another. */
export const USUAL_SHARE = 1 / 3;

/** How many signs go with so many digits: at least the usual share, or as near as whole signs come to the one asked for. */
function wanted(digits: number, share: number | undefined): number {
  if (share === undefined) return Math.ceil((digits * USUAL_SHARE) / (1 - USUAL_SHARE));
  return Math.round((digits * share) / (1 - share));
}

/** Some of the signs among `clues`, beside these digits; those that tell something of a blank cell come first. */
export function spareSigns(
  clues: readonly Clue[],
  digits: Iterable<Clue>,
  share: number | undefined,
  random: Random,
): Clue[] {
  const given = new Set([...digits].flatMap((clue) => (clue.kind === 'digit' ? [clue.cell] : [])));
  const signs = clues.filter((clue) => clue.kind === 'sign');
  const isBetweenGiven = ({ sign }: (typeof signs)[number]): boolean => given.has(sign.less) && given.has(sign.greater);
  const shuffled = random.shuffle(signs);
  const useful = [
    ...shuffled.filter((clue) => !isBetweenGiven(clue)),
    ...shuffled.filter((clue) => isBetweenGiven(clue)),
  ];
  return useful.slice(0, wanted(given.size, share));
}
