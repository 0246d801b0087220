// Loaded before masu by a test (`node --import`): after each input that the program has handled, sends a mark to the
// terminal, so that the test knows when the screen shows everything that follows from its keys. What comes later, from
// workers and timers, is sent as ever.

import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const { stdin, stdout } = process;
  const emit = stdin.emit;
  let bytes = 0;
  stdin.emit = function (name, ...values) {
    const heard = emit.call(this, name, ...values);
    if (name === 'data') {
      bytes += values[0].length;
      stdout.write(`\x1b]masu-handled;${bytes}\x07`);
    }
    return heard;
  };
}
