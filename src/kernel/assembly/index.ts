// The one module of the engine room. Every search exports its functions from here.

export { arenaBytes, arenaLimit, arenaTake } from './arena';
export { levelBuffer } from './level/level';
export {
  twoSidedBegin,
  twoSidedBound,
  twoSidedBytes,
  twoSidedExpanded,
  twoSidedGenerated,
  twoSidedHasMet,
  twoSidedLookups,
  twoSidedPush,
  twoSidedPushCount,
  twoSidedStep,
  twoSidedStored,
  twoSidedWork,
} from './two-sided/two-sided';
export {
  fessAnalyse,
  fessBox,
  fessCell,
  fessExpanded,
  fessFigure,
  fessFoundRun,
  fessLevel,
  fessPlanNodes,
  fessPlayer,
  fessPrepare,
  fessRun,
  fessStep,
  fessSteps,
} from './fess/engine';
export {
  starAbstractCost,
  starAgain,
  starBeam,
  starBegin,
  starBound,
  starBytes,
  starCeiling,
  starDuplicates,
  starExpanded,
  starGenerated,
  starIsReady,
  starMazes,
  starPush,
  starPushCount,
  starStep,
  starWholeCost,
  starWork,
} from './star/star';
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
} from './fess/probe';
export { perimeterBatch, perimeterGive, perimeterTake } from './fess/perimeter';
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
  probeLive,
  probeMatching,
  probePushes,
  probeRules,
  probeTable,
} from './probes';
