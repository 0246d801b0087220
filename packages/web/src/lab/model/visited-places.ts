// Where each state is in the visited set, for its picture: the depth in the search tree, or the hash. The tree is built
// again, state by state in the order of insertion, with the same order (word by word, never balanced).

import { hashState } from '@masu/search/visited/hash-table.js';
import type { VisitedId } from '@masu/search/visited/visited.js';

interface States {
  readonly states: Uint32Array;
  readonly words: number;
}

/** `inserted` lists the nodes in the order of insertion; the result is in the same order. */
export function visitedPlaces(of: States, visited: VisitedId, inserted: Uint32Array): Int32Array {
  if (visited === 'list') return new Int32Array(0);
  if (visited === 'tree') return treeDepths(of, inserted);
  return Int32Array.from(inserted, (node) => hashState(of.states, node * of.words, of.words));
}

function treeDepths({ states, words }: States, inserted: Uint32Array): Int32Array {
  const count = inserted.length;
  const depths = new Int32Array(count);
  const links = new Int32Array(2 * count).fill(-1);
  for (let index = 1; index < count; index++) {
    const own = (inserted[index] as number) * words;
    let at = 0;
    for (let depth = 1; ; depth++) {
      const other = (inserted[at] as number) * words;
      let word = 0;
      while (word < words && states[other + word] === states[own + word]) word++;
      const isLess = (states[own + word] as number) < (states[other + word] as number);
      const link = 2 * at + (isLess ? 0 : 1);
      const next = links[link] as number;
      if (next >= 0) {
        at = next;
        continue;
      }
      links[link] = index;
      depths[index] = depth;
      break;
    }
  }
  return depths;
}
