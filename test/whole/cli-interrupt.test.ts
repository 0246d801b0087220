// Ctrl-C where a command has no end of its own: the exit code says that it was interrupted.

import { expect, test } from 'vitest';
import { masu } from './masu.js';

test('serve runs until Ctrl-C and then exits with 130', async () => {
  const ended = await masu(['serve', '--no-open', '--port', '0'], {
    interruptWhen: (stdout) => stdout.includes('http://'),
  });
  expect(ended.code).toBe(130);
  expect(ended.stderr).toContain('Press Ctrl-C to stop.');
});
