// Public API of search: one loop with exchangeable parts.

export { EXPLANATION_WORDS, type ExplanationWords } from './explanation-words.js';
export { type CodeLine, EXPLANATIONS, type Explanation, explanationsIn, lineAt, lineOf } from './explanations.js';
export type { Frontier, FrontierId } from './frontier/frontier.js';
export { Priority } from './frontier/priority.js';
export { Queue } from './frontier/queue.js';
export { Stack } from './frontier/stack.js';
export type { Counts } from './loop.js';
export { Nodes } from './nodes.js';
export { BLOCKED, PRUNED, type Problem } from './problem.js';
export { record } from './record.js';
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
export { Recorder } from './recorder.js';
export { type SearchOptions, type SearchResult, search } from './search.js';
export {
  ALGORITHMS,
  type AlgorithmId,
  IDA_STAR,
  STRATEGIES,
  type Strategy,
  type StrategyId,
  strategyOf,
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
