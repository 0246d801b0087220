// Many solutions against a file of levels.

export {
  type Answer,
  type Attempt,
  BLOCKERS,
  type Blocker,
  FAULTS,
  type FaultCode,
  type JudgeRules,
  type Submission,
  type Target,
  type Verdict,
} from './attempt.js';
export { MATCHES, type MatchedBy } from './find-level.js';
export { isJudgment, type Judged, type Judgment, judgeSubmission, type Unjudged } from './judge.js';
export { type JudgedLevel, type LevelsOfFile, type LevelTable, makeLevelTable } from './level-names.js';
export { SUBMISSION_ERRORS } from './read-submission.js';
export { type DuplicateGroup, findDuplicates, type StudentTotal, studentName, studentTotals } from './students.js';
