// Loads the workers' module on first use: neither the pool nor any solver is part of the first load.

export const workers = () => import('../jobs/web/index.js');

/** The part of it that the board needs at once. */
export const singleWorkers = () => import('../jobs/web/single-engine.js');
