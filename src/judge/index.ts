// Many solutions against a file of levels.

export { type Answer, FAULTS, type JudgeRules, type Submission, type Verdict } from './attempt.js';
export { isJudgment, type Judged, type Judgment, judgeSubmission, type Unjudged } from './judge.js';
export { type LevelTable, makeLevelTable } from './level-names.js';
export { type DuplicateGroup, findDuplicates, type StudentTotal, studentName, studentTotals } from './students.js';
