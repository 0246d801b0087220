// What some tests need of the system they run on. Elsewhere they are skipped, with a notice.

// @ts-expect-error: a script, without types
import { findOnPath, SHELL_COMMANDS } from '../scripts/platform.mjs';

/** For `test.runIf`: devices, `/proc`, and process groups as on Linux. */
export const IS_LINUX = process.platform === 'linux';
if (!IS_LINUX) console.warn('notice: this is not Linux; the tests of its devices and processes are skipped');

/** For `test.runIf`: a file or folder without permission stops this user. Nothing stops root. */
export const HAS_PERMISSIONS = process.getuid?.() !== 0;
if (!HAS_PERMISSIONS) console.warn('notice: run by root; the tests of missing permissions are skipped');

/** For `test.runIf`: a shell and its usual commands. */
export const HAS_SHELL: boolean = SHELL_COMMANDS.every((name: string) => findOnPath([name]));
if (!HAS_SHELL) console.warn('notice: no shell; the tests that run command lines or make pipes are skipped');

export const HAS_GIT = findOnPath(['git']) !== undefined;
if (!HAS_GIT) console.warn('notice: no git; the test that asks it is skipped');

/** Programs that run beside masu have a limit of memory. */
export const HAS_PRLIMIT = findOnPath(['prlimit']) !== undefined;
