// Search: one loop with exchangeable parts.

export {
  EXPLANATION_WORDS,
  EXPLANATIONS,
  type Explanation,
  explanationsIn,
  lineAt,
  linesAt,
  type Variables,
  variablesAt,
} from './explanations.js';
export { Priority, Queue } from './frontier.js';
export type { Counts } from './loop.js';
export { Nodes } from './nodes.js';
export { BLOCKED, PRUNED, type Problem } from './problem.js';
export {
  eventAt,
  type Figures,
  figuresAt,
  frontierAt,
  pathOfStep,
  type Recorded,
  recordedBuffers,
  stepAt,
  type Waiting,
} from './recorded.js';
export { record } from './recorder.js';
export { type SearchOptions, type SearchResult, search } from './search.js';
export { ALGORITHMS, type AlgorithmId, findStrategy, frontierPriority, IDA_STAR, STRATEGIES } from './strategies.js';
export { EVENT_KINDS, type EventKind, isTry, type SearchTrace } from './trace.js';
export { hashState, slotsFor } from './visited/hash-table.js';
export { VISITED_IDS, type Visited, type VisitedId } from './visited/visited.js';
