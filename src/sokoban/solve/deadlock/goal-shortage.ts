// Goal shortage: a set of boxes that can reach fewer goals than there are boxes (Hall 1935). Computes a bipartite
// matching of boxes to the goals they could reach alone; if a box remains unmatched, the boxes on its alternating paths
// are such a set. Kuhn's augmenting paths suffice: the boards of a live warning are small.

/** The boxes that together lack a goal, or none. `canReach(box, goal)` is for a box alone on the board. */
export function boxesShortOfGoals(
  boxes: readonly number[],
  goals: readonly number[],
  canReach: (box: number, goal: number) => boolean,
): readonly number[] {
  const holder = new Map<number, number>();
  for (const box of boxes) {
    const tried = new Set<number>();
    const met = [box];
    // Loops rather than recursion: a path may pass through every box of a large board.
    const cameFrom = new Map<number, { readonly box: number; readonly goal: number }>();
    let free: { readonly box: number; readonly goal: number } | undefined;
    for (let at = 0; at < met.length && !free; at++) {
      const from = met[at] as number;
      for (const goal of goals) {
        if (tried.has(goal) || !canReach(from, goal)) continue;
        tried.add(goal);
        const rival = holder.get(goal);
        if (rival === undefined) {
          free = { box: from, goal };
          break;
        }
        cameFrom.set(rival, { box: from, goal });
        met.push(rival);
      }
    }
    if (!free) return met;
    for (let link: typeof free | undefined = free; link; link = cameFrom.get(link.box)) holder.set(link.goal, link.box);
  }
  return [];
}
