// The default solver's id. In a file of its own, so that using it doesn't load the solvers.

/** The solver that is used if none is named. */
export const DEFAULT_FUTOSHIKI_SOLVER = 'propagate';
