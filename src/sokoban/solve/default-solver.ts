// The solver to use when nobody names one. In a file of its own, so that asking for it doesn't load the solvers.

export const DEFAULT_SOKOBAN_SOLVER = 'any';
