// How much of a hint a player sees, in four steps. Sokoban: where to look, which box, which push, the full solution.
// Futoshiki: which row, which cell, which digit, why.

export const HINT_DETAILS = [1, 2, 3, 4] as const;

export type HintDetail = (typeof HINT_DETAILS)[number];
