// What some tests need of the system they run on. Elsewhere they are skipped, with a notice.

/** For `test.runIf`: devices, `/proc`, and process groups as on Linux. */
export const IS_LINUX = process.platform === 'linux';
if (!IS_LINUX) console.warn('notice: this is not Linux; the tests of its devices and processes are skipped');

/** For `test.runIf`: a file or folder without permission stops this user. Nothing stops root. */
export const HAS_PERMISSIONS = process.getuid?.() !== 0;
if (!HAS_PERMISSIONS) console.warn('notice: run by root; the tests of missing permissions are skipped');
