// Which names of a stranger's files are taken: those that mean nothing to a compiler, a shell, a terminal, or a C string.

const MAX_NAME = 200;
export const MAX_DEPTH = 20;
/** What could end a line, move a cursor, turn text around, end a string in C, or stand for bytes that are no text. */
const UNPLAIN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"\\/\ufffd]/u;

/** The name of one file or folder. A name that begins with `-` or `@` is an option for a compiler. */
export const isPlainName = (name: string): boolean =>
  name !== '' && name !== '.' && name !== '..' && name.length <= MAX_NAME && !/^[-@]/.test(name) && !UNPLAIN.test(name);

/** A path below a folder, with slashes. */
export function isPlainPath(path: string): boolean {
  const names = path.split('/');
  return names.length <= MAX_DEPTH && names.every(isPlainName);
}
