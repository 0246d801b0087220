import { writeReason } from '@masu/node-host/files/write-problem.js';
import { expect, test } from 'vitest';
import { refuseMixed } from './save-output.js';

test.each([
  [{ '--json': true, '--csv': false }, undefined],
  [{ '--json': false, '--csv': true, '-o': false }, undefined],
  [{ '--json': true, '--csv': true, '-o': false }, /^Only one of --json and --csv can go to standard output\./],
  [{ '--json': true, '--csv': false, '-o': true }, /^Only one of --json and -o can go to standard output\./],
])('one kind of data on standard output: %j', (outputs, message) => {
  const refused = (): void => refuseMixed(outputs);
  if (message === undefined) expect(refused).not.toThrow();
  else expect(refused).toThrow(expect.objectContaining({ exit: 31, message: expect.stringMatching(message) }));
});

test.each([
  ['ENOSPC', 'the disk is full'],
  ['EROFS', 'the disk is read-only'],
  ['EACCES', 'permission denied'],
  ['ENOENT', 'no such folder'],
  ['EUNHEARD', 'what the system says'],
])('why a file can’t be written: %s', (code, reason) => {
  expect(writeReason({ code, message: 'what the system says' })).toBe(reason);
});
