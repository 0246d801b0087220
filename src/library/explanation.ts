// What `explain` and `review` need of the explainer and the analysis, in a file of its own: a page loads it when it first asks.

export { explanationReport, pushesOfMoves } from '../sokoban/index.js';
