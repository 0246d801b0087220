// The module of tests and benchmarks: everything that ships, single parts of it, and the plain searches, which are
// simple enough to be compared with the same searches in C.

export * from '../index';
export { arenaBytes, arenaTake, arenaTakeEach, takeEach } from '../memory/arena';
export {
  fessPlanLength,
  fessPlanStep,
  fessProbeBox,
  fessProbeCell,
  fessProbeClear,
  fessProbeCorral,
  fessProbeDead,
  fessProbeFeature,
  fessProbeLoad,
  fessProbeMove,
  fessProbeMoves,
  fessProbeWay,
} from './fess-probes';
export {
  plainBegin,
  plainBytes,
  plainGenerated,
  plainLength,
  plainStates,
  plainStep,
  plainStored,
} from './plain/plain';
export {
  probeBound,
  probeCosts,
  probeFlood,
  probeFullMatching,
  probeLive,
  probeMatching,
  probePushes,
  probeRows,
  probeRules,
  probeSets,
  probeTable,
} from './probes';
