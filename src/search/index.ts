// Search: one loop with exchangeable parts.

export {
  type CodeLine,
  EXPLANATION_WORDS,
  EXPLANATIONS,
  type Explanation,
  type ExplanationWords,
  explanationsIn,
  lineAt,
  lineOf,
  linesAt,
  type Variables,
  variablesAt,
} from './explanations.js';
export { type Frontier, type FrontierId, Queue, Stack } from './frontier/frontier.js';
export { Priority } from './frontier/priority.js';
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
export { Recorder, record } from './recorder.js';
export { type SearchOptions, type SearchResult, search } from './search.js';
export {
  ALGORITHMS,
  type AlgorithmId,
  IDA_STAR,
  STRATEGIES,
  type Strategy,
  type StrategyId,
  strategyOf,
  sumOf,
} from './strategies.js';
export {
  EVENT_KINDS,
  type EventKind,
  isTry,
  type SearchEvent,
  type SearchTrace,
  Trace,
  type TraceEntry,
} from './trace.js';
export { HashTable, hashState, slotsFor } from './visited/hash-table.js';
export { LinkedList } from './visited/linked-list.js';
export { SearchTree } from './visited/search-tree.js';
export { VISITED_IDS, type Visited, type VisitedId } from './visited/visited.js';
