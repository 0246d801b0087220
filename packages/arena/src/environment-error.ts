// An error caused by the environment: a full disk, a lock held by someone else, a queue that doesn't answer. Its
// message is one sentence that says what to do; the command line prints it and exits with code 32.

export class EnvironmentError extends Error {}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'disk quota exceeded',
  EFBIG: 'the file has the largest size allowed here',
  EROFS: 'the disk is read-only',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EIO: 'the disk failed',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'it is not in a folder',
  EEXIST: 'it is a file, not a folder',
  EISDIR: 'it is a folder, not a file',
};

/** Why a system call failed, in words. */
export function errorReason(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}
