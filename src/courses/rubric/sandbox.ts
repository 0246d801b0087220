// Shuts a command off where the system allows it: it sees the system's programs, read-only, and its own folder, nothing else
// of the disk, no network, and no other process. By bwrap(1), or by unshare(1) with a script that builds a small root.
// Neither needs rights; a system may forbid both, and then the run says so.

import { spawnSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Walls {
  /** The folder that the command may write to. */
  readonly folder: string;
  /** Other folders that it may read. */
  readonly readable?: readonly string[];
  /** Whether what it writes is lost when it ends, and limited in all by a quota. */
  readonly isFleeting?: boolean;
}

export interface Sandbox {
  readonly name: 'unshare' | 'bwrap';
  /** The command line that runs a command inside. */
  wrap(command: readonly [string, ...string[]], walls: Walls): [string, ...string[]];
}

/** All that a command may write in a fleeting folder. */
const QUOTA_BYTES = 64 * 1024 * 1024;

/** What a compiler and its programs need of the system. */
const SYSTEM = [
  ...['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/opt', '/nix'],
  ...['/etc/alternatives', '/etc/ld.so.cache'],
];

const fileStats = (path: string) => lstatSync(path, { throwIfNoEntry: false });

/**
 * Arguments: the empty folder for the new root, the folder, `keep` or the quota, how many readable folders, those, the
 * command. A new tmpfs is the root; the system and the readable folders are bound read-only. The command has a session of
 * its own, so that a signal to its process group reaches nothing outside. The shell stays its parent and says nothing: the
 * kernel keeps from the first process of a sandbox the signals that it would send itself, such as that of a failed assert.
 * As few programs as possible: this runs once per case.
 */
function rootScript(): string {
  const there = SYSTEM.filter((path) => fileStats(path) !== undefined);
  const links = there.filter((path) => fileStats(path)?.isSymbolicLink());
  const bound = there.filter((path) => !links.includes(path));
  const [folders, files] = [true, false].map((wanted) =>
    bound.filter((path) => fileStats(path)?.isDirectory() === wanted),
  );
  return `set -e
root=$1 folder=$2 quota=$3 count=$4
shift 4
mount -t tmpfs -o size=1m,mode=755 none "$root"
cd "$root"
mkdir -p dev proc old etc ".$folder" ${(folders as string[]).map((path) => `.${path}`).join(' ')}
${links.length > 0 ? `cp -P ${links.join(' ')} .` : ''}
for each in ${[...(files as string[]), '/dev/null', '/dev/zero', '/dev/urandom'].join(' ')}; do : > ".$each"; done
for each in ${bound.join(' ')}; do mount -o bind,ro "$each" ".$each"; done
for each in null zero urandom; do mount --bind "/dev/$each" "dev/$each"; done
while [ "$count" -gt 0 ]; do
  mkdir -p ".$1"
  mount -o bind,ro "$1" ".$1"
  shift
  count=$((count - 1))
done
mount -t proc none proc
if [ "$quota" = keep ]; then mount --bind "$folder" ".$folder"; else
  mount -t tmpfs -o "size=$quota,mode=755" none ".$folder"
  cp -a "$folder/." ".$folder/"
fi
pivot_root . old
cd "$folder"
umount -l /old
exec 3>&2 2>/dev/null
(exec setsid setpriv --no-new-privs --bounding-set=-all --inh-caps=-all -- "$@" 2>&3 3>&-) || exit $?
`;
}

const UNSHARE = ['--user', '--map-root-user', '--mount', '--pid', '--fork', '--kill-child', '--net', '--ipc', '--uts'];

function byUnshare(root: string): Sandbox {
  const script = rootScript();
  return {
    name: 'unshare',
    wrap(command, { folder, readable = [], isFleeting }) {
      const words = [root, folder, isFleeting ? String(QUOTA_BYTES) : 'keep', String(readable.length), ...readable];
      return ['unshare', ...UNSHARE, 'sh', '-c', script, 'sandbox', ...words, ...command];
    },
  };
}

/** The folder of a command: as it is, or with its files alone, and the rest in memory. */
function bwrapFolder({ folder, isFleeting }: Walls): string[] {
  if (!isFleeting) return ['--bind', folder, folder];
  const files = readdirSync(folder).map((name) => join(folder, name));
  return ['--size', String(QUOTA_BYTES), '--tmpfs', folder, ...files.flatMap((path) => ['--ro-bind', path, path])];
}

const BY_BWRAP: Sandbox = {
  name: 'bwrap',
  wrap: (command, walls) => [
    ...(['bwrap', '--unshare-all', '--die-with-parent', '--new-session'] as [string, ...string[]]),
    ...SYSTEM.flatMap((path) => ['--ro-bind-try', path, path]),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...(walls.readable ?? []).flatMap((path) => ['--ro-bind', path, path]),
    ...[...bwrapFolder(walls), '--chdir', walls.folder, '--', ...command],
  ],
};

/** Whether a command runs inside, and can't see a file outside. */
function holds(sandbox: Sandbox, folder: string): boolean {
  const hidden = SYSTEM.some((path) => process.execPath.startsWith(`${path}/`)) ? '/etc/passwd' : process.execPath;
  const [program, ...words] = sandbox.wrap(['sh', '-c', '[ -d "$1" ] && [ ! -e "$2" ]', 'test', folder, hidden], {
    ...{ folder, isFleeting: true },
  });
  return spawnSync(program, words, { cwd: folder, stdio: 'ignore', timeout: 10_000 }).status === 0;
}

/** A sandbox that works here, or undefined; `wanted` names the only one to try. */
export function findSandbox(wanted?: Sandbox['name']): Sandbox | undefined {
  if (process.platform !== 'linux') return undefined;
  const root = mkdtempSync(join(tmpdir(), 'masu-root-'));
  const folder = mkdtempSync(join(tmpdir(), 'masu-walls-'));
  const remove = (path: string): void => rmSync(path, { recursive: true, force: true });
  const found = [BY_BWRAP, byUnshare(root)].find(
    (each) => (wanted === undefined || wanted === each.name) && holds(each, folder),
  );
  remove(folder);
  if (found?.name === 'unshare') process.once('exit', () => remove(root));
  else remove(root);
  return found;
}
