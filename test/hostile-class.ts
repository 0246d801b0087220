// Submissions that attack whoever marks them, each in one way, for COMP20003: a Makefile that is run, or files as they are handed in.

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What must stay as it is, and secret. */
export interface Teacher {
  readonly folder: string;
  /** A text that a student would like to replace. */
  readonly profile: string;
  /** A text that only its owner may read, with rights to match. */
  readonly key: string;
  /** How long what a student leaves running sleeps: a number that no other process has in its command line. */
  readonly seconds: string;
}

export const PROFILE_TEXT = 'export MINE=1\n';
export const KEY_TEXT = 'no student knows this\n';

let teachers = 0;

export function makeTeacher(folder: string): Teacher {
  mkdirSync(folder);
  const teacher = {
    folder,
    profile: join(folder, '.bashrc'),
    key: join(folder, 'key'),
    seconds: `4321.${process.pid}${++teachers}`,
  };
  writeFileSync(teacher.profile, PROFILE_TEXT);
  writeFileSync(teacher.key, KEY_TEXT, { mode: 0o600 });
  chmodSync(teacher.key, 0o600);
  return teacher;
}

/** A Makefile with these commands, and a program of the shell with those. */
const makefile = (commands: string, program?: string): string =>
  `sokoban:\n${(program === undefined ? '' : `\tcp program.sh sokoban && chmod 755 sokoban\n`) + commands.replaceAll(/^/gm, '\t')}\n`;

interface Attack {
  readonly name: string;
  /** Commands of its Makefile, each in a line. */
  readonly make: (teacher: Teacher) => string;
  /** A program of the shell, which make copies. */
  readonly program?: (teacher: Teacher) => string;
  /** More files, by path. */
  readonly files?: (teacher: Teacher) => Readonly<Record<string, string>>;
  /** What is said about it. */
  readonly evidence?: string;
}

export const HONEST: Attack = { name: 'anna', make: () => 'true', program: () => 'echo SOLUTION:' };

export const ATTACKS: readonly Attack[] = [
  {
    name: 'link-as-program',
    make: ({ key }) => `ln -s ${key} sokoban`,
    evidence: 'sokoban was left out: it is a link',
  },
  {
    name: 'links-out',
    make: ({ folder }) => `ln -s / root\nln -s ${folder} teacher\nln -s ../../.. up\nln -s . here`,
    evidence: 'root was left out: it is a link',
  },
  { name: 'pipe', make: () => 'mkfifo pipe', evidence: 'pipe was left out: it is not a regular file' },
  {
    name: 'names',
    make: () => `touch ./-wrapper @options\nsh -c 'touch "$$(printf "two\\nlines")" "$$(printf "\\033[2J")"'`,
    evidence: '@options was left out: its name is not plain',
  },
  { name: 'deep', make: () => "sh -c 'i=0; while [ $$i -lt 100 ]; do mkdir d; cd d; i=$$((i+1)); done'" },
  { name: 'no-rights', make: () => 'mkdir closed\ntouch closed/a\nchmod 000 closed' },
  {
    name: 'many-bytes',
    make: () => "sh -c 'for i in 1 2 3 4 5 6; do head -c 60000000 /dev/zero > f$$i || exit 1; done'",
    evidence: 'The program wrote more than 64 MiB of files.',
  },
  {
    name: 'many-processes',
    make: ({ seconds }) => `sh -c 'i=0; while [ $$i -lt 300 ]; do sleep ${seconds} & i=$$((i+1)); done; wait'`,
    evidence: 'The program had more than 200 processes at the same time.',
  },
  {
    name: 'stays',
    make: ({ seconds }) => `setsid sh -c 'sleep ${seconds}' >/dev/null 2>&1 </dev/null &`,
    program: ({ seconds }) => `setsid sh -c 'sleep ${seconds}' >/dev/null 2>&1 </dev/null & echo`,
  },
  {
    name: 'takes-along',
    make: () => 'true',
    program: ({ key, profile }) =>
      `cat ${key}; ln -sf ${key} solution.txt; ln -s ${profile} p; ln -s /etc/passwd passwd; echo x >> ${profile}`,
  },
  {
    name: 'moves-away',
    make: () => 'true',
    program: () => 'here=$PWD; cd /; rm -rf "$here"; ln -s /etc "$here"; rm -rf /usr/bin/sh; kill -9 -1',
  },
  {
    name: 'handed-in',
    make: () => 'true',
    files: () => ({ '@o.c': '-o/tmp/x', '-x.h': '', 'a"b.h': '', 'two\nlines.h': '#error "injected"' }),
    evidence: '@o.c was left out: its name is not plain.',
  },
];

export function writeAttack(
  teacher: Teacher,
  folder: string,
  { name, make, program, files }: Attack,
  submission = name,
): string {
  const place = join(folder, submission);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'Makefile'), makefile(make(teacher), program?.(teacher)));
  if (program) writeFileSync(join(place, 'program.sh'), `#!/bin/sh\n${program(teacher)}\n`);
  for (const [path, text] of Object.entries(files?.(teacher) ?? {})) writeFileSync(join(place, path), text);
  if (name !== 'handed-in') return place;
  symlinkSync(teacher.key, join(place, 'key.c'));
  symlinkSync(teacher.folder, join(place, 'src'));
  symlinkSync('/', join(place, 'root'));
  spawnSync('mkfifo', [join(place, 'pipe.c')]);
  return place;
}
