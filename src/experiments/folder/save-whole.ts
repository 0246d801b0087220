// A file that is either written whole or left as it was: manifest, plan, report page.

import { EnvironmentError, reasonOf } from '../environment-error.js';

export async function saveWhole(path: string, text: string): Promise<void> {
  try {
    await (await import('write-file-atomic')).default(path, text);
  } catch (error) {
    throw new EnvironmentError(`${path} cannot be written: ${reasonOf(error)}.`);
  }
}
