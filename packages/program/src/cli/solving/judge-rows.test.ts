import { textError } from '@masu/core/base/result.js';
import { expect, test } from 'vitest';
import { judgeTable } from './judge-rows.js';

const remarkOf = (code: string, message: string): string | undefined => {
  const judged = [{ submission: 'a.txt', error: textError(1, 1, code, message) }];
  return judgeTable({ judged, students: new Map(), totals: [], duplicates: [], optima: new Map() })[1]?.replace(
    /^.*unreadable +/,
    '',
  );
};

test.each([
  ['missing-file', 'No such file.', 'No such file.'],
  ['empty-folder', 'The folder has no files.', 'The folder has no files.'],
  ['unknown-move', 'Unknown move "x".', '1:1: Unknown move "x".'],
])('the remark of a submission that can’t be read: %s', (code, message, remark) => {
  expect(remarkOf(code, message)).toBe(remark);
});
