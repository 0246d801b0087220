// The sentences of `explain`, in a file of their own: a page loads them when it first explains a level.

export { explanationReport } from '../sokoban/index.js';
