// What `explain`, `judgePush`, and `review` need of the explainer and the analysis, in a file of its own: a page loads it when it first asks.

export { explanationReport, lossReport } from '@masu/studio/sokoban/explain/fact-report.js';
export { namesIn } from '@masu/studio/sokoban/explain/names.js';
export { pushVerdictSentence } from '@masu/studio/sokoban/explain/sentences.js';
export { pushesOfMoves } from '@masu/studio/sokoban/positions/line-of-moves.js';
