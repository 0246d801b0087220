// The program's version, from package.json.

import { readFileSync } from 'node:fs';
import { ownFile } from '@masu/node-host/places.js';

export function version(): string {
  return (JSON.parse(readFileSync(ownFile('package.json'), 'utf8')) as { version: string }).version;
}
