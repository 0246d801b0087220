import { finish } from '@masu/core/base/outcome.js';
import { LESSONS } from '@masu/teach/lessons.js';
import { expect, test } from 'vitest';
import { parseSpans } from './rich-text.js';

test.each([
  ['plain words', [['plain', 'plain words']]],
  [
    'a **strong** word',
    [
      ['plain', 'a '],
      ['strong', 'strong'],
      ['plain', ' word'],
    ],
  ],
  [
    '*n*²/2',
    [
      ['em', 'n'],
      ['plain', '²/2'],
    ],
  ],
  [
    'A\\* takes **f** = g + h',
    [
      ['plain', 'A* takes '],
      ['strong', 'f'],
      ['plain', ' = g + h'],
    ],
  ],
  ['_have I seen this?_', [['em', 'have I seen this?']]],
  [
    'the solver `push-optimal`',
    [
      ['plain', 'the solver '],
      ['code', 'push-optimal'],
    ],
  ],
  ['snake_case_name', [['plain', 'snake_case_name']]],
] as const)('%s', (text, spans) => {
  expect(parseSpans(text).map(({ kind, text: inside }) => [kind, inside])).toEqual(spans);
});

test('no mark is left over in any lesson', () => {
  for (const lesson of LESSONS.map((row) => finish(row.make()))) {
    const paragraphs = lesson.steps.flatMap((step) =>
      step.kind === 'section' ? step.paragraphs : [step.question, step.right, step.hint],
    );
    for (const paragraph of paragraphs) {
      const shown = parseSpans(paragraph).map(({ text }) => text);
      expect(shown.join('')).not.toMatch(/\*\*|`|\\/);
    }
  }
});
