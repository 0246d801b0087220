// Loads the workers' module on first use: neither the pool nor any solver is part of the first load.

/** How much memory a search in the page may use; the browser itself needs the rest. */
export const PAGE_BYTES = 1024 * 2 ** 20;

export const workers = () => import('@masu/browser-host/jobs/index.js');

/** The part of it that the editor and explanations need. */
export const singleWorkers = () => import('@masu/browser-host/jobs/single-engine.js');

/** The part of it that the board needs at once. */
export const insightWorkers = () => import('@masu/browser-host/jobs/insight-engine.js');
