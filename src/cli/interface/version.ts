// The program's version, from package.json.

import { readFileSync } from 'node:fs';

const MINE = new URL('../../../package.json', import.meta.url);

export function version(): string {
  return (JSON.parse(readFileSync(MINE, 'utf8')) as { version: string }).version;
}
