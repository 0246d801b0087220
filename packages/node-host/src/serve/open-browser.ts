// Asks the system to open an address in the browser. If that fails, the user still has the printed address.

import { spawn } from 'node:child_process';

const OPENERS: Readonly<Record<string, readonly [command: string, ...words: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** The address must be one that masu made: it is passed to another program. */
export function openBrowser(address: string): void {
  const [command, ...words] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...words, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
