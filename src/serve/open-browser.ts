// Asks the system to open an address in the person's browser. Where it cannot, the printed address is enough.

import { spawn } from 'node:child_process';

const OPENERS: Readonly<Record<string, readonly [command: string, ...words: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** The address must be one of ours: it is handed to another program. */
export function openBrowser(address: string): void {
  const [command, ...words] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...words, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
