// The minimum-cost matching of boxes to goals: the Hungarian method with potentials, one augmenting path per row (Kuhn
// 1955, in the shortest-path form of Jonker and Volgenant 1987). Impossible pairs cost Infinity.

/** The minimum total cost of assigning each row its own column; Infinity if impossible. Square tables only. */
export function cheapestMatching(size: number, cost: (row: number, column: number) => number): number {
  // Rows and columns count from 1 internally; column 0 represents the row being assigned.
  const rowPotential = new Float64Array(size + 1);
  const columnPotential = new Float64Array(size + 1);
  const matchedRow = new Int32Array(size + 1);
  let total = 0;
  for (let row = 1; row <= size; row++) {
    const slack = new Float64Array(size + 1).fill(Infinity);
    const cameFrom = new Int32Array(size + 1);
    const used = new Uint8Array(size + 1);
    matchedRow[0] = row;
    let column = 0;
    do {
      used[column] = 1;
      const from = matchedRow[column] as number;
      let delta = Infinity;
      let best = 0;
      for (let next = 1; next <= size; next++) {
        if (used[next]) continue;
        const reduced = cost(from - 1, next - 1) - (rowPotential[from] as number) - (columnPotential[next] as number);
        if (reduced < (slack[next] as number)) {
          slack[next] = reduced;
          cameFrom[next] = column;
        }
        if ((slack[next] as number) < delta) {
          delta = slack[next] as number;
          best = next;
        }
      }
      if (delta === Infinity) return Infinity;
      for (let other = 0; other <= size; other++) {
        if (used[other]) {
          const at = matchedRow[other] as number;
          rowPotential[at] = (rowPotential[at] as number) + delta;
          columnPotential[other] = (columnPotential[other] as number) - delta;
        } else slack[other] = (slack[other] as number) - delta;
      }
      column = best;
    } while (matchedRow[column] !== 0);
    while (column !== 0) {
      const before = cameFrom[column] as number;
      matchedRow[column] = matchedRow[before] as number;
      column = before;
    }
  }
  for (let column = 1; column <= size; column++) total += cost((matchedRow[column] as number) - 1, column - 1);
  return total;
}
