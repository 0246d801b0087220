// Loads the workers' module on first use: neither the pool nor any solver is part of the first load.

export const workers = () => import('../jobs/web/index.js');
