import { Command, CommanderError } from 'commander';
import { expect, test } from 'vitest';
import { usageError } from '../usage-error.js';

const OPTIONS = ['--level', '--time', '--json'];

function sentenceFor(words: readonly string[]): string {
  const parser = new Command('masu show').exitOverride().configureOutput({ writeErr: () => {} });
  parser.allowExcessArguments(false).argument('<file>').option('-l, --level <n>').option('--json').option('--time <s>');
  try {
    parser.parse(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return usageError(error, 'show', OPTIONS, {});
  }
  throw new Error('expected a usage error');
}

test.each([
  [['a', '--lvel', '1'], 'Unknown option "--lvel". Did you mean "--level"?'],
  [['a', '--what'], 'Unknown option "--what". Run `masu show --help` for the usage.'],
  [[], 'Missing <file>. Run `masu show --help` for the usage.'],
  [['a', '--time'], '--time needs a value: --time <s>.'],
  [['a', '--level'], '--level needs a value: -l, --level <n>.'],
  [['a', 'b'], 'Too many arguments: expected 1, got 2. Run `masu show --help` for the usage.'],
])('%j: %s', (words, sentence) => expect(sentenceFor(words)).toBe(sentence));
