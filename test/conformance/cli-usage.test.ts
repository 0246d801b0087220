// The usage line of every command names its arguments.

import { BATCH_COMMANDS } from '@masu/program/cli/commands/experiments/batch/batch-commands.js';
import { COMMANDS } from '@masu/program/cli/commands.js';
import { expect, test } from 'vitest';

const ROWS = [...COMMANDS, ...BATCH_COMMANDS];

test.each(ROWS.map((row) => [row.id, row] as const))('the usage of %s names its arguments', async (_, row) => {
  const { arguments: words } = await row.load();
  // `completion` lists its shells instead.
  const named = words.filter(({ name }) => name !== '<shell>').map(({ name }) => name.replace(/^\[(.*)\]$/, '<$1>'));
  expect(named.filter((name) => !row.usage.includes(name))).toEqual([]);
});
