// Ctrl-C and SIGTERM while programs are marked: the first asks for an end, so that what was marked can be reported; the
// second, or a closed terminal, exits at once. Exiting kills the programs and removes their folders; a signal alone would not.

import { onSignals } from '../host.js';

/** `asked` is aborted by the first signal, whose exit code `exit` gives; `release` restores what the signals do. */
export function onStopSignals() {
  const controller = new AbortController();
  let exit: number | undefined;
  const release = onSignals((code, signal) => {
    if (exit !== undefined || signal === 'SIGHUP') process.exit(code);
    exit = code;
    controller.abort();
  });
  return { asked: controller.signal, exit: () => exit, release };
}
