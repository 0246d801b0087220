// What the shipped module exports. The module of tests and benchmarks, test/kernel/index.ts, exports this and more.

export {
  fessAnalyze,
  fessCount,
  fessExpanded,
  fessFoundRun,
  fessPlanNodes,
  fessPrepare,
  fessSteps,
  fessWay,
} from './fess/engine';
export { perimeterBatch, perimeterGive, perimeterTake } from './fess/tree/perimeter';
export { fessStep } from './fess/tree/solution';
export { fessRun } from './fess/turns';
export { certificateByte } from './lemmas/certificate';
export {
  lemmasBegin,
  lemmasBound,
  lemmasCeiling,
  lemmasClaim,
  lemmasClaimNodes,
  lemmasClaimStep,
  lemmasCount,
  lemmasExpanded,
  lemmasPush,
  lemmasPushCount,
  lemmasStep,
  lemmasTieBreak,
  lemmasWork,
  lemmasWrite,
} from './lemmas/engine';
export { levelBuffer } from './level/level';
export { solutionPush, solutionPushCount } from './level/push-list';
export { arenaBytes, arenaLimit, arenaSize, arenaTop } from './memory/arena';
export { starBeam } from './star/beam';
export { starCeiling } from './star/goal';
export { starLargeRoom } from './star/room-tables';
export { roomBuffer } from './star/rooms';
export {
  starAgain,
  starBegin,
  starBound,
  starExpanded,
  starGenerated,
  starIsReady,
  starLayer,
  starStep,
  starWork,
} from './star/star';
export {
  twoSidedBegin,
  twoSidedBound,
  twoSidedExpanded,
  twoSidedGenerated,
  twoSidedHasMet,
  twoSidedStep,
  twoSidedWork,
} from './two-sided/two-sided';
export {
  vicinityBegin,
  vicinityConfigurations,
  vicinityFirst,
  vicinityFresh,
  vicinityFreshEnd,
  vicinityLayer,
  vicinityOpen,
  vicinitySecond,
  vicinityStep,
  vicinityVisited,
} from './vicinity/search';
export { vicinityPushBefore, vicinityTrace } from './vicinity/trace';
export {
  vicinityDistances,
  vicinityKinds,
  vicinityNeighbors,
  vicinityPosition,
  vicinityRanks,
} from './vicinity/upload';
