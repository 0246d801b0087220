// Ctrl-C while a command works: the first asks it to stop and tell what it has, the second ends the program at once.

import { EXIT } from './exit-codes.js';

export interface Interrupt {
  readonly happened: boolean;
  /** Ctrl-C is the shell's again. */
  release(): void;
}

export function onInterrupt(stop: () => void): Interrupt {
  let happened = false;
  const take = (): void => {
    if (happened) process.exit(EXIT.interrupted);
    happened = true;
    stop();
  };
  process.on('SIGINT', take);
  return {
    get happened() {
      return happened;
    },
    release: () => void process.off('SIGINT', take),
  };
}
