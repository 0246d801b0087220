// Codes of errors with which a job of an external solver ends; they are results, not bugs in masu.

export const EXTERNAL_ERRORS = { wrong: 'wrong-answer', lost: 'program-failed', refused: 'not-allowed' } as const;
