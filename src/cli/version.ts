// The version of the program: that of the package it came in.

import { readFileSync } from 'node:fs';

const MINE = new URL('../../package.json', import.meta.url);

export function version(): string {
  return (JSON.parse(readFileSync(MINE, 'utf8')) as { version: string }).version;
}
