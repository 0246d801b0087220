// The prompt for a path, in windows of any size.

import { expect, test } from 'vitest';
import { PromptPage } from './prompt-page.js';

const page = (text: string): PromptPage => {
  const prompt = new PromptPage({
    ...{ heading: 'Open a file', about: 'Path of a level file.' },
    ...{ enter: () => undefined, paste: () => false, back: () => {} },
  });
  prompt.take({ kind: 'paste', text });
  return prompt;
};

test('a long path is shown by its end', () => {
  const rows = page(`/home/${'somebody/'.repeat(20)}levels.xsb`)
    .frame({ columns: 40, lines: 12 })
    .toText();
  expect(rows).toContain('somebody/levels.xsb_');
});

test('a window of any size is drawn, however narrow, and a long paste is drawn at once', () => {
  for (const text of ['', 'levels.xsb', '倉庫番'.repeat(30), 'x'.repeat(200_000)]) {
    for (let columns = 1; columns <= 30; columns++) {
      const cells = page(text).frame({ columns, lines: 4 });
      expect(cells.columns).toBe(columns);
    }
  }
});
