// Submissions as strangers hand them in, through the command line: objects instead of sources, words around a board, a class
// of archives and files, and a program that needs more memory than it may.

import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { masuHere } from '../masu-here.js';
import { COMPILER } from '../students.js';

const { masu, folder } = masuHere();
const write = (path: string, text: string | Uint8Array): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

test('a blank line and words around the board cost nothing', async () => {
  write('words.sh', '#!/bin/sh\necho\necho "Map of $2:"\ntail -n +2 "$2"\necho\necho WIN\n');
  chmodSync(join(folder, 'words.sh'), 0o755);
  const { stdout } = await masu(['course', 'in101', 'mark', '--only', 'load', '--', join(folder, 'words.sh')]);
  expect(stdout).toMatch(/^total +4\/5 /m);
  expect(stdout).toContain('load/missing-file: exit code');
});

const ELF = new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]);

test.skipIf(!COMPILER)('what a compiler made is set aside: only sources are built', async () => {
  write('objects/ai.o', ELF);
  write('objects/ai.c', 'this does not compile');
  write('objects/Makefile', 'sokoban: ai.o\n\tgcc -g -o sokoban ai.o\n');
  const { stdout } = await masu(['course', 'comp20003', 'rubric', join(folder, 'objects')]);
  expect(stdout).toMatch(/^solver: builds +0\/2 /m);
  expect(stdout).toContain('ai.o was set aside: it is an object, and only sources are graded.');
});

const FUTO = new URL('../students/ece209/futo.c', import.meta.url);

test.skipIf(!COMPILER)(
  'a class of an archive, a folder, and other files is built by the compile line of the course',
  async () => {
    mkdirSync(join(folder, 'class/anna'), { recursive: true });
    copyFileSync(FUTO, join(folder, 'class/anna/futo.c'));
    write('class/ben.zip', zipSync({ 'Program1/futo.c': Buffer.from('int main(void) { return 0; }\n') }));
    write('class/notes.txt', 'nobody');
    const words = ['course', 'ece209', 'mark', join(folder, 'class'), '--only', 'puzzle', '--', './futo'];
    const { stdout } = await masu(words);
    expect(stdout).toMatch(/^anna +10 +10\/10$/m);
    expect(stdout).toMatch(/^ben +0 +0\/10$/m);
    expect(stdout).toContain('class/notes.txt was left out: it is no folder, no archive, and no program.');
  },
);

test.skipIf(!COMPILER)('a program over the limit of memory gets the sentence about it', async () => {
  write(
    'large/main.c',
    '#include <stdlib.h>\n#include <string.h>\nint main(void) { char *p = malloc(300000000); memset(p, 1, 300000000); return p[5]; }\n',
  );
  write('large/Makefile', 'sokoban: main.c\n\tgcc -o sokoban main.c\n');
  const words = [
    'course',
    'comp20003',
    'mark',
    join(folder, 'large'),
    '--only',
    'usage',
    '--memory',
    '100',
    '--json',
    '--',
    './sokoban',
  ];
  const { stdout } = await masu(words);
  expect(stdout).toContain('needed more memory than the limit of 100 MiB');
});
