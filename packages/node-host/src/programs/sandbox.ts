// Shuts a command off where the system allows it: it sees the system's programs, read-only, other folders that it may read,
// and a copy of its own folder in memory, nothing else of the disk, no network, and no other process. Nothing that it writes
// reaches the disk: what shall come out leaves as a tar stream. By bwrap(1), or by unshare(1) with a script that builds a small
// root. Neither needs rights; a system may forbid both, and then the run says so.

import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync } from 'node:fs';
import { release } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './find-program.js';
import { openTemporaryFolder, type TemporaryFolder } from './temporary-folders.js';

export interface Walls {
  /** The folder where the command begins: a copy of it, in memory. */
  readonly folder: string;
  /** Other folders that it may read. */
  readonly readable?: readonly string[];
  /** All that it may write, besides the copy. */
  readonly quotaBytes: number;
  readonly processes: number;
  /** Whether the folder comes out in the end, as tar on descriptor 4. */
  readonly isTaken?: boolean;
}

export interface Sandbox {
  readonly name: 'unshare' | 'bwrap';
  /**
   * The command line that runs a command inside. Descriptor 4 must be open: when the command has ended, and everything that it
   * started was killed, it gets a line, `full` or `free`, whether the folder has room left, and then the tar stream.
   */
  wrap(command: readonly [string, ...string[]], walls: Walls): [string, ...string[]];
  /** After the last run. */
  close?(): Promise<void>;
}

/** Files and folders that a command may make. */
const MAX_INODES = 20_000;

const DEVICES = ['/dev/null', '/dev/zero', '/dev/urandom'];

/** What a compiler and its programs need of the system. */
const SYSTEM = [
  ...['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/opt', '/nix'],
  ...['/etc/alternatives', '/etc/ld.so.cache'],
];

const fileStats = (path: string) => lstatSync(path, { throwIfNoEntry: false });

/**
 * The part of the script that runs the command, in its folder: `start` begins it. Everything that is left is killed before the
 * folder is read, so that nothing changes under the hands of tar. The shell says nothing itself, and what it writes to is
 * closed for the command.
 */
const inside = (start: string): string => `set +e
exec 3>&2 2>/dev/null
(command ulimit -u "$processes" || command ulimit -p "$processes"; exec setsid ${start} "$@" 2>&3 3>&- 4>&-)
code=$?
kill -s KILL -- -1
room=free
if [ $code != 0 ] && [ "$(stat -f -c %f .)" -lt 16 ]; then room=full; fi
echo $room >&4
[ "$taken" = no ] || tar -cf - --numeric-owner . >&4
exit $code
`;

/**
 * Arguments: the empty folder for the new root, the folder, its size in memory, the processes, whether it is taken, how many
 * readable folders, those, the command. A new tmpfs is the root; the system and the readable folders are bound read-only. The
 * command has a session of its own, so that a signal to its process group reaches nothing outside, and can make no name spaces
 * of its own, where it could write more. Who is root outside owns the settings of the kernel in /proc and the devices, without
 * any capability: both are read-only, and a device can be written to nevertheless. The kernel keeps from the shell, as the
 * first process of a sandbox, every signal from inside. As few programs as possible: this runs once per case.
 */
function rootScript(): string {
  const there = SYSTEM.filter((path) => fileStats(path) !== undefined);
  const links = there.filter((path) => fileStats(path)?.isSymbolicLink());
  const bound = there.filter((path) => !links.includes(path));
  const [folders, files] = [true, false].map((wanted) =>
    bound.filter((path) => fileStats(path)?.isDirectory() === wanted),
  );
  return `set -e
root=$1 folder=$2 size=$3 processes=$4 taken=$5 count=$6
shift 6
mount -t tmpfs -o size=1m,nr_inodes=2k,mode=755 none "$root"
cd "$root"
mkdir -p dev proc old etc ".$folder" ${(folders as string[]).map((path) => `.${path}`).join(' ')}
${links.length > 0 ? `cp -P ${links.join(' ')} .` : ''}
for each in ${[...(files as string[]), ...DEVICES].join(' ')}; do : > ".$each"; done
for each in ${bound.join(' ')}; do mount -o bind,ro "$each" ".$each"; done
for each in ${DEVICES.join(' ')}; do mount -o bind,ro "$each" ".$each"; done
while [ "$count" -gt 0 ]; do
  mkdir -p ".$1"
  mount -o bind,ro "$1" ".$1"
  shift
  count=$((count - 1))
done
mount -t proc none proc
echo 0 > proc/sys/user/max_user_namespaces
mount -o remount,bind,ro proc
mount -t tmpfs -o "size=$size,nr_inodes=${MAX_INODES},mode=755" none ".$folder"
cp -a "$folder/." ".$folder/"
pivot_root . old
cd "$folder"
umount -l /old
mount -o remount,ro /
${inside('setpriv --no-new-privs --bounding-set=-all --inh-caps=-all --')}`;
}

const UNSHARE = ['--user', '--map-root-user', '--mount', '--pid', '--fork', '--kill-child', '--net', '--ipc', '--uts'];
/** Dies with masu, whatever ends that, and takes the sandbox along. */
const WITH_US: readonly [string, ...string[]] = ['setpriv', '--pdeathsig', 'KILL', '--'];

/**
 * Whether the kernel counts the processes of a sandbox by themselves (Linux 5.14). Before, its limit of processes counts all of
 * a user's, a whole desktop, so it is left out, and the control group or the looks must do.
 */
function countsPerSandbox(): boolean {
  const [major = 0, minor = 0] = release()
    .split('.')
    .map((part) => Number.parseInt(part, 10));
  return major > 5 || (major === 5 && minor >= 14);
}

/** The copy of the folder counts, too; the caller says how large it is by the quota. */
const numbersOf = ({ quotaBytes, processes, isTaken }: Walls): string[] => [
  String(Math.ceil(quotaBytes)),
  countsPerSandbox() ? String(processes) : 'unlimited',
  isTaken ? 'yes' : 'no',
];

function byUnshare(root: TemporaryFolder): Sandbox {
  const script = rootScript();
  return {
    name: 'unshare',
    wrap(command, walls) {
      const { folder, readable = [] } = walls;
      const words = [root.path, folder, ...numbersOf(walls), String(readable.length), ...readable];
      return [...WITH_US, 'unshare', ...UNSHARE, 'sh', '-c', script, 'sandbox', ...words, ...command];
    },
  };
}

/** Where the folder itself is inside, read-only, to be copied. */
const GIVEN = '/given';
const BWRAP_SCRIPT = `processes=$1 taken=$2
shift 2
cp -a ${GIVEN}/. . || exit 125
${inside('')}`;

/** `options`: what newer versions can do besides. */
const byBwrap = (options: readonly string[]): Sandbox => ({
  name: 'bwrap',
  wrap(command, walls) {
    const [size, ...numbers] = numbersOf(walls) as [string, string, string];
    return [
      ...(['bwrap', '--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'] as const),
      ...options,
      ...SYSTEM.flatMap((path) => ['--ro-bind-try', path, path]),
      ...['--proc', '/proc', '--remount-ro', '/proc', '--dev', '/dev', '--ro-bind', walls.folder, GIVEN],
      ...(walls.readable ?? []).flatMap((path) => ['--ro-bind', path, path]),
      ...['--size', size, '--tmpfs', walls.folder, '--remount-ro', '/'],
      ...['--chdir', walls.folder, '--'],
      ...['sh', '-c', BWRAP_SCRIPT, 'sandbox', ...numbers, ...command],
    ];
  },
});

/** What must hold inside: the folder is there, a file of the host is not, and no setting of the kernel can be changed. */
const HOLDS = '[ -d "$1" ] && [ ! -e "$2" ] && [ ! -w /proc/sys ]';

/** Whether a command runs inside, and all of that holds. */
function holds(sandbox: Sandbox, folder: string): boolean {
  const hidden = SYSTEM.some((path) => process.execPath.startsWith(`${path}/`)) ? '/etc/passwd' : process.execPath;
  const [program, ...words] = sandbox.wrap(['sh', '-c', HOLDS, 'test', folder, hidden], {
    ...{ folder, quotaBytes: 1024 * 1024, processes: 20 },
  });
  const stdio = ['ignore', 'ignore', 'ignore', 'ignore', 'pipe'] as const;
  const { status, output } = spawnSync(program, words, { cwd: folder, stdio: [...stdio], timeout: 10_000 });
  return status === 0 && String(output[4]) === 'free\n';
}

/** A sandbox that works here, or undefined; `wanted` names the only one to try. */
export function findSandbox(wanted?: Sandbox['name']): Sandbox | undefined {
  if (process.platform !== 'linux' || findProgram('tar') === undefined) return undefined;
  const home = openTemporaryFolder();
  const folder = join(home.path, 'folder');
  mkdirSync(folder);
  const root = { ...home, path: join(home.path, 'root') };
  mkdirSync(root.path);
  const bwraps = [byBwrap(['--unshare-user', '--disable-userns']), byBwrap([])];
  // Root owns the devices, too, and bwrap can't show them without leave to change their modes.
  const all = process.getuid?.() === 0 ? [byUnshare(root), ...bwraps] : [...bwraps, byUnshare(root)];
  const usable = all.find((each) => (wanted === undefined || wanted === each.name) && holds(each, folder));
  if (usable) return { ...usable, close: home.close };
  void home.close();
  return undefined;
}
