// The depth of each state in the search tree. The tree is built again, state by state in the order of discovery, with
// the same order (word by word, never balanced), so the depths are its own.

import type { Nodes } from '../../search/index.js';

export function treeDepths(nodes: Nodes): Uint16Array {
  const { states, words, count } = nodes;
  const depths = new Uint16Array(count);
  const links = new Int32Array(2 * count).fill(-1);
  for (let node = 1; node < count; node++) {
    let at = 0;
    for (let depth = 1; ; depth++) {
      let word = 0;
      while (word < words && states[at * words + word] === states[node * words + word]) word++;
      const isLess = (states[node * words + word] as number) < (states[at * words + word] as number);
      const place = 2 * at + (isLess ? 0 : 1);
      const next = links[place] as number;
      if (next >= 0) {
        at = next;
        continue;
      }
      links[place] = node;
      depths[node] = depth;
      break;
    }
  }
  return depths;
}
