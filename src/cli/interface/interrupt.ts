// Handles Ctrl-C during a command: the first asks it to stop and report its results, the second exits at once.

import { EXIT } from './exit-codes.js';

export interface Interrupt {
  readonly happened: boolean;
  /** Restores the default behavior of Ctrl-C. */
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
