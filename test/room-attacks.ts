// What a stranger's program tries in the room where it runs, in the language of the shell, whatever brought it there: a program
// that is marked, a Makefile, or a function that a rubric calls. Whoever succeeds prints a word that nothing else prints.

import type { Teacher } from './hostile-class.js';

/** Printed by an attack that got through; the scripts themselves never have it in one piece. */
export const GOT_OUT = 'got-out-of-the-room';
/** The descriptor on which masu is started with the teacher's folder open, as a terminal or a runner may leave it. */
export const LEFT_OPEN = 20;

export interface Outside extends Teacher {
  /** Of a server on the teacher's machine. */
  readonly port: number;
}

export interface RoomAttack {
  readonly name: string;
  readonly script: (outside: Outside) => string;
  /** Whether it takes a limit to end it, which costs time. */
  readonly isLimited?: true;
}

/** A command that says when it succeeds. */
const tries = (...commands: readonly string[]): string =>
  commands.map((command) => `( ${command} ) && echo got-out-of''-the-room`).join('\n');

export const ROOM_ATTACKS: readonly RoomAttack[] = [
  {
    name: 'reads-secrets',
    script: ({ key, folder }) =>
      tries(
        `cat ${key}`,
        'cat /etc/shadow /etc/passwd',
        'cat /root/.ssh/*',
        `ls ${folder}`,
        'ls /home/*',
        'cat ~/.ssh/id_rsa',
      ),
  },
  {
    name: 'writes-profile',
    script: ({ profile }) =>
      tries(`echo evil >> ${profile}`, `ln -s ${profile} p && echo evil >> p`, 'echo evil > /usr/bin/evil'),
  },
  {
    name: 'changes-modes',
    script: ({ key }) =>
      `ln -s ${key} k; chmod 777 k ${key}; chmod 600 /dev/null /dev/zero; chmod u+s /bin/sh; ${tries('chmod 666 /dev/null')}`,
  },
  {
    name: 'kernel-settings',
    script: () =>
      tries(
        ...['core_pattern', 'modprobe', 'hostname', 'sysrq'].map(
          (name) => `cat /proc/sys/kernel/${name} > /proc/sys/kernel/${name}`,
        ),
        ...[
          '[ -w /proc/sysrq-trigger ]',
          'echo 0 > /proc/self/oom_score_adj',
          'mount -o remount,rw /proc',
          'hostname evil',
        ],
      ),
  },
  {
    name: 'devices',
    script: () =>
      `mknod disk b 254 0; mknod memory c 1 1; ${tries('[ -b disk ]', '[ -c memory ]', 'head -c 1 /dev/vda', 'head -c 1 /dev/mem')}`,
  },
  {
    name: 'own-rooms',
    script: () =>
      tries(
        'unshare -r true',
        'unshare -m true',
        'mount -t tmpfs none /usr',
        'mount --bind /usr /opt',
        'nsenter -t 1 -m true',
        'chroot / true',
      ),
  },
  {
    name: 'descriptors-left-open',
    script: () =>
      tries(
        ...[LEFT_OPEN, 3, 4, 5].flatMap((each) => [
          `cat /proc/self/fd/${each}/key`,
          `echo evil >> /proc/self/fd/${each}/.bashrc`,
        ]),
        'cat /proc/1/root/etc/passwd',
        'echo evil > /proc/1/fd/4',
      ),
  },
  {
    name: 'network',
    script: ({ port }) =>
      tries(
        `perl -MIO::Socket::INET -e 'exit !IO::Socket::INET->new(PeerAddr => "127.0.0.1:${port}", Timeout => 1)'`,
        `bash -c 'exec 9<>/dev/tcp/127.0.0.1/${port}'`,
      ),
  },
  { name: 'kills', script: () => 'kill -9 1; kill -9 $PPID; kill -9 -1' },
  {
    name: 'setuid',
    script: () =>
      `cp /bin/sh mine; chmod 6755 mine; ${tries('./mine -p -c "cat /etc/shadow"', 'su -c true', 'sudo -n true')}`,
  },
  {
    name: 'plants',
    script: ({ key, folder }) =>
      `ln -s / root; ln -s ${key} key; ln -s ${folder} solution.txt; ln -s . here; ln -s loop loop; mkfifo pipe; mkdir stdout.txt exit.txt written
perl -MIO::Socket::UNIX -e 'IO::Socket::UNIX->new(Local => "socket", Listen => 1)'; ln ${key} hard; ln /dev/null null`,
  },
  {
    name: 'names',
    script: () =>
      `touch -- -wrapper @options '--checkpoint=1' '--checkpoint-action=exec=sh x' ';id' '$(id)' '\`id\`' 'a b' "$(printf 'two\\nlines')" "$(printf '\\033[2J')" "$(printf '\\342\\200\\256gpj.c')" "$(printf '\\377')" "$(printf 'a%.0s' $(seq 250))" '=cmd|calc' 'CON' '..\\..\\up'`,
  },
  {
    name: 'escapes',
    script: () => `printf '\\033]0;evil\\007\\033[2J\\033[6n\\302\\2332J\\r\\0\\342\\200\\256' ; printf '\\033c' >&2`,
  },
  {
    name: 'configures',
    script: () =>
      `for each in make gcc cc tar sh setpriv unshare valgrind; do printf '#!/bin/sh\\necho got-out-of''-the-room > /tmp/evil\\n' > $each; chmod 755 $each; done
mkdir -p .git/hooks; printf '[core]\\n fsmonitor = touch /tmp/evil\\n' > .git/config; echo 'shell touch /tmp/evil' > .gdbinit; echo evil > .bashrc; export LD_PRELOAD=$PWD/gcc PATH=$PWD`,
  },
  {
    name: 'removes',
    script: () =>
      'here=$PWD; cd /; rm -rf "$here" "$(dirname "$0")" /usr/bin/sh /dev/null; ln -s /etc "$here"; mv "$here" /old',
  },
  {
    name: 'overwrites-itself',
    script: ({ key }) =>
      `echo evil > "$0"; ln -sf ${key} "$0"; ln -sf ${key} "$(dirname "$0")/harness"; chmod 777 "$0"`,
  },
  {
    name: 'outlives',
    script: ({ seconds }) => `(setsid nohup sleep ${seconds} >/dev/null 2>&1 </dev/null &); trap '' TERM HUP INT`,
  },
  {
    name: 'leaves-session',
    script: ({ seconds }) => `env -i /bin/sh -c 'cd /; setsid setsid /bin/sleep ${seconds} >/dev/null 2>&1 &'`,
  },
  { name: 'deep', script: () => 'i=0; while [ $i -lt 150 ]; do mkdir d; cd d; i=$((i+1)); done; echo x > x' },
  { name: 'no-rights', script: () => 'mkdir closed; echo x > closed/a; chmod 000 closed; echo y > b; chmod 000 b' },
  { name: 'sparse', script: () => 'truncate -s 1T sparse; truncate -s 8E more', isLimited: true },
  {
    name: 'many-bytes',
    script: () => 'for i in 1 2 3 4 5; do head -c 20000000 /dev/zero > f$i || exit 1; done',
    isLimited: true,
  },
  {
    name: 'many-files',
    script: () => 'mkdir m; cd m; i=0; while [ $i -lt 30000 ]; do : > f$i || exit 1; i=$((i+1)); done',
    isLimited: true,
  },
  {
    name: 'many-processes',
    script: ({ seconds }) => `i=0; while [ $i -lt 300 ]; do sleep ${seconds} & i=$((i+1)); done; wait`,
    isLimited: true,
  },
  { name: 'forks', script: () => 'b() { b | b & }; b; wait', isLimited: true },
  { name: 'memory', script: () => `perl -e '$x = "x" x 1e9; sleep 9'`, isLimited: true },
  { name: 'floods', script: () => 'yes evil & yes evil >&2', isLimited: true },
  { name: 'stops', script: () => `kill -STOP $$; sleep 100`, isLimited: true },
];

/** A program in C that does this before anything else of it runs: a Makefile need not be there. */
export const asConstructor = (script: string): string => {
  const bytes = [...Buffer.from(`${script}\n`)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`);
  const parts = Array.from(
    { length: Math.ceil(bytes.length / 20) },
    (_, at) => `"${bytes.slice(20 * at, 20 * at + 20).join('')}"`,
  );
  return `\n#include <stdlib.h>\n__attribute__((constructor)) static void before(void) { system(${parts.join('\n')}); }\n`;
};

export interface SourceAttack {
  readonly name: string;
  /** Files by path; `FILE` in a path is the name that the course asks for. */
  readonly files?: (outside: Outside) => Readonly<Record<string, string>>;
  /** Folders, links by where they lead, pipes, and files with holes of a number of bytes, by path. */
  readonly folders?: readonly string[];
  readonly links?: (outside: Outside) => Readonly<Record<string, string>>;
  readonly pipes?: readonly string[];
  readonly holes?: Readonly<Record<string, number>>;
}

const OURS = [
  'masu-harness.c',
  'masu-work.h',
  'signatures.c',
  'harness',
  'student.o',
  'futo.o',
  'game',
  'ep3',
  'kept.txt',
  'rubric.json',
];
const asFile = (text: string) => () => ({ FILE: text });

/** What a stranger hands in to reach out of the room while it is read, compiled, or kept; nothing of it compiles. */
export const SOURCE_ATTACKS: readonly SourceAttack[] = [
  { name: 'includes-key', files: ({ key }) => ({ FILE: `#include "${key}"\n` }) },
  {
    name: 'includes-shadow',
    files: asFile('#include "/etc/shadow"\n#include "/etc/passwd"\n#include "../../../../../../etc/passwd"\n'),
  },
  { name: 'includes-bytes', files: ({ key }) => ({ FILE: `__asm__(".incbin \\"${key}\\"");\n` }) },
  { name: 'includes-zeros', files: asFile('#include "/dev/zero"\n') },
  { name: 'includes-itself', files: asFile('#include __FILE__\n#include __FILE__\n') },
  {
    name: 'includes-processes',
    files: asFile('#include "/proc/self/environ"\n#include "/proc/1/environ"\n#include "/proc/self/fd/20/key"\n'),
  },
  {
    name: 'grows',
    files: asFile(
      `#define a0 x x x x x x x x\n${[...Array(12).keys()].map((n) => `#define a${n + 1} ${`a${n} `.repeat(8)}`).join('\n')}\na12\n`,
    ),
  },
  { name: 'long-line', files: asFile(`int a${', b'.repeat(60_000)};\n#error\n`) },
  { name: 'brackets', files: asFile('('.repeat(200_000)) },
  {
    name: 'messages',
    files: asFile(
      `#pragma message "${"note: 'solve' with type '".repeat(500)}"\n#error "\u001b[2J\u202e \u001b]0;evil\u0007"\n`,
    ),
  },
  { name: 'bytes', files: asFile('\0\u0001\u00ff\ufeff"""\'\'\'\\\n#\n') },
  { name: 'link', links: ({ key }) => ({ FILE: key, 'other.c': '/etc/passwd', 'game.h': key }) },
  {
    name: 'links-of-folders',
    links: ({ folder }) => ({ src: folder, include: '/etc', root: '/', here: '.' }),
    files: asFile('#error\n'),
  },
  { name: 'folder', folders: ['FILE', 'a.c', 'b.h/c.h'] },
  { name: 'pipe', pipes: ['FILE', 'a.c', 'Makefile'] },
  { name: 'holes', holes: { FILE: 2 ** 40, 'a.c': 2 ** 33 } },
  { name: 'our-folders', folders: OURS, files: asFile('int main(void) { return 0; }\n') },
  {
    name: 'our-files',
    files: () => ({ FILE: '#error\n', ...Object.fromEntries(OURS.map((name) => [name, '#error "ours"\n'])) }),
  },
  {
    name: 'our-links',
    files: asFile('#error\n'),
    links: ({ profile }) => Object.fromEntries(OURS.map((name) => [name, profile])),
  },
  {
    name: 'options',
    files: ({ profile }) =>
      Object.fromEntries(
        ['@o.c', '-o.c', '-wrapper.c', '-fplugin=x.c', '--version.c', '-', '@'].map((name) => [
          name,
          `-o ${profile} -wrapper /bin/sh,-c,id`,
        ]),
      ),
  },
  {
    name: 'words-of-shells',
    files: () =>
      Object.fromEntries(
        [';id.c', '$(touch evil).c', '`id`.c', 'a b.c', '*.c', '~.c', '&.c', '|x.c', "it's.c", '%s%n.c'].map((name) => [
          name,
          '#error\n',
        ]),
      ),
  },
  {
    name: 'odd-names',
    files: () =>
      Object.fromEntries(
        ['two\nlines.c', '\u001b[2J.c', '\u202ecod.c', 'a"b.c', 'a\\b.c', '\ud83d\ude00.c', `${'x'.repeat(240)}.c`].map(
          (name) => [name, '#error\n'],
        ),
      ),
  },
  {
    name: 'hidden',
    files: () => ({
      FILE: '#error\n',
      '.gdbinit': 'shell id\n',
      '.git/config': '[core]\n fsmonitor = id\n',
      '.bashrc': 'id\n',
    }),
  },
  { name: 'deep', folders: [Array(300).fill('d').join('/')], files: asFile('#error\n') },
  { name: 'many', files: () => Object.fromEntries([...Array(3000).keys()].map((index) => [`f${index}.h`, ''])) },
];
