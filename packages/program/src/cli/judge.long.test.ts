// `masu judge` on extreme submissions: ten thousand files, huge and binary ones, pipes, and folders without access.

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonLines as lines, masuHere } from '../../../../test/masu-here.js';
import { CLASS_LEVELS } from '../../../../test/sample-class.js';

const { folder: FOLDER, file, masu } = masuHere();

const LEVELS = file('levels.txt', CLASS_LEVELS);

test('ten thousand files, one of them wrong', async () => {
  const folder = join(FOLDER, 'many');
  mkdirSync(folder);
  for (let index = 0; index < 10_000; index++) {
    writeFileSync(join(folder, `s${index}-level1.txt`), index === 77 ? 'l' : 'R');
  }
  const { code, stdout } = await masu(['judge', LEVELS, folder, '--json', '--cpu', '0']);
  const objects = lines(stdout).filter(({ total }) => total === undefined);
  expect(code).toBe(12);
  expect(objects).toHaveLength(10_000);
  expect(lines(stdout)).toHaveLength(20_000);
  expect(objects.filter(({ solved }) => solved)).toHaveLength(9_999);
  expect(Math.max(...objects.map(({ sameAs }) => (sameAs as string[] | undefined)?.length ?? 0))).toBe(10);
});

test('hostile files are reported one by one, and the good one is judged', async () => {
  const folder = join(FOLDER, 'hostile');
  mkdirSync(join(folder, 'deep/deeper'), { recursive: true });
  writeFileSync(join(folder, 'good-level1.txt'), 'R');
  writeFileSync(join(folder, 'huge-level1.txt'), '');
  truncateSync(join(folder, 'huge-level1.txt'), 65 * 1024 * 1024);
  writeFileSync(join(folder, 'long-level1.txt'), 'l'.repeat(60 * 1024 * 1024));
  writeFileSync(
    join(folder, 'random-level1.txt'),
    Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7919) % 256)),
  );
  writeFileSync(join(folder, 'title\u001b[2J-level1.txt'), 'x\u001b[31m');
  writeFileSync(join(folder, 'brackets-level1.txt'), '('.repeat(100_000));
  writeFileSync(join(folder, 'lines-level1.txt'), 'Level 1: R\n'.repeat(20_000));
  writeFileSync(join(folder, 'too-many-level1.txt'), 'Level 1: R\n'.repeat(100_001));
  symlinkSync('../..', join(folder, 'deep/deeper/up'));
  symlinkSync('self', join(folder, 'self'));
  spawnSync('mkfifo', [join(folder, 'pipe-level1.txt')]);
  mkdirSync(join(folder, 'locked'));
  chmodSync(join(folder, 'locked'), 0);
  const { code, stdout, stderr } = await masu(['judge', LEVELS, folder, '--json', '--cpu', '0']);
  chmodSync(join(folder, 'locked'), 0o700);
  expect(code).toBe(30);
  const objects = lines(stdout).filter(({ total }) => total === undefined);
  const codeOf = (name: string): unknown =>
    (objects.find(({ submission }) => String(submission).includes(name))?.error as { code?: string } | undefined)?.code;
  expect(objects.find(({ submission }) => String(submission).includes('good'))).toMatchObject({ solved: true });
  expect(objects.filter(({ submission }) => String(submission).includes('good'))).toHaveLength(1);
  expect(codeOf('huge')).toBe('file-too-large');
  expect(codeOf('long')).toBe('too-many-moves');
  expect(codeOf('random')).toBe('binary-file');
  expect(codeOf('title')).toBe('unknown-move');
  expect(codeOf('brackets')).toBe('unbalanced-bracket');
  expect(codeOf('too-many')).toBe('too-many-attempts');
  expect(codeOf('self')).toBe('unreadable-file');
  expect(codeOf('pipe')).toBe('not-a-file');
  expect(objects.filter(({ submission }) => String(submission).includes('lines'))).toHaveLength(20_000);
  const table = await masu(['judge', LEVELS, folder, '--cpu', '0']);
  expect(table.stdout + table.stderr + stderr).not.toContain('\u001b');
});
