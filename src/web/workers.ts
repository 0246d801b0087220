// The way to the workers, loaded when first needed: neither the pool nor any solver is part of the first load.

export const workers = () => import('../jobs/web/index.js');
