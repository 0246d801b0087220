// Session: a puzzle being played, without a screen. Every front end plays through it, so that a key press means the
// same in the browser, in the full-screen terminal, and line by line.
//
//   let state = newSokobanSession(level);
//   const { state: next, events } = actSokoban(state, { kind: 'move', direction: 'left' });
//
// - **Commands** are what a player asks (move, touch, undo, hint) and what workers answer (take-hint, take-insight).
// - **State** is plain data. It contains the game and what survives undo: selection, hint, known insights, settings that
//   change what happens. Everything else (position, counts, targets, timeline, deadlock, conflicts) is a function of it.
// - **Events** say what happened, as codes and parameters, in order. Front ends turn them into words, sound, and motion.
// - **Jobs** are wanted by the state, not by an event. After every command a front end calls
//   `runner.update(sokobanJobs(state))` (`futoshikiJobs`); the `JobRunner` starts what is missing, stops what is no
//   longer wanted, and gives each report back as a command. An answer that comes too late changes nothing.
//
// There are four sessions of the same shape: Sokoban, Sokoban in reverse mode, Futoshiki, and any other puzzle, by its rules
// alone (`plain.ts`). `history.ts` has what they share: whole actions for undo, and the timeline. Saved games are in
// `saved-game.ts` and each puzzle's `jobs.ts`, records in `records.ts`.

// Not here: clocks (front ends measure time and run replays), words, keys, drawing, storage, searching.

export { savedDaily } from './daily.js';
export { boxLetters, hasNames, hintLine, ideaLines, judgedPushLine, lostReason, runLine } from './explain/lines.js';
export {
  actExplain,
  type ExplainCommand,
  type ExplainEvent,
  type ExplainState,
  type ExplainTopic,
  explainJobs,
  foundExplanation,
  isAwaited,
  NOTHING_EXPLAINED,
} from './explain/questions.js';
export { actFutoshiki, futoshikiInPlay } from './futoshiki/act.js';
export type { FutoshikiCommand, FutoshikiEvent } from './futoshiki/command.js';
export { hintReasons } from './futoshiki/hinting.js';
export {
  futoshikiCountJob,
  futoshikiJobs,
  futoshikiLevelText,
  makeFutoshikiSave,
  parseFutoshikiGame,
} from './futoshiki/jobs.js';
export {
  type Conflict,
  type DigitDetail,
  type DigitHint,
  digitsLeft,
  equalCells,
  type FutoshikiGame,
  type FutoshikiSession,
  futoshikiPosition,
  isFutoshikiSolved,
  newFutoshikiSession,
  openCells,
  shownConflicts,
  wrongCells,
} from './futoshiki/session.js';
export { gameTimeline, type Timeline } from './history.js';
export { JOB_SLOTS, JobRunner, type JobSlot } from './job-runner.js';
export {
  actPlain,
  isPlainSolved,
  type PlainCommand,
  type PlainEvent,
  type PlainSession,
  plainInPlay,
  plainPosition,
} from './plain.js';
export type { AnySession, PuzzleInPlay } from './puzzle-in-play.js';
export { comparePushes, compareSokoban, type PushesNews, type RecordNews } from './records.js';
export {
  actReverse,
  newReverseSession,
  type ReverseCommand,
  type ReverseCounts,
  type ReverseEvent,
  type ReverseSession,
  reverseCounts,
  reversePosition,
} from './reverse.js';
export { actSokoban, type SokobanInPlay, sokobanInPlay } from './sokoban/act.js';
export type { NoHint, SokobanCommand, SokobanEvent } from './sokoban/command.js';
export { type ComparedSolutions, compareWithBest } from './sokoban/compare.js';
export { reasonStep, SOKOBAN_DETAILS, type SokobanDetail, type SokobanHint } from './sokoban/hint-plan.js';
export {
  makeSokobanSave,
  parseSokobanGame,
  sokobanHintJob,
  sokobanInsightJob,
  sokobanMovesText,
  sokobanUndoJob,
  takeHintCommand,
} from './sokoban/jobs.js';
export {
  boxTargets,
  currentInsight,
  currentLowerBound,
  currentPose,
  currentUndoAdvice,
  hintMoves,
  isSokobanSolved,
  isUnsolvable,
  newSokobanSession,
  nextBox,
  type Pose,
  pathBetween,
  provenPushes,
  type SokobanGame,
  type SokobanSession,
  shownDeadlock,
  sokobanCounts,
  sokobanHint,
  sokobanPosition,
  sokobanTimeline,
  type UndoAdvice,
} from './sokoban/session.js';
