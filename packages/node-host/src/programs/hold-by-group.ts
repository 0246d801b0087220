// The processes of one run of a program, held by their process group alone: where the system has neither control groups nor
// /proc. Nothing is measured, and a process that leaves the group is not known.

import type { Holder, Seen } from './holder.js';
import { killPids } from './process-files.js';

const UNSEEN: Seen = { cpuMillis: 0, bytes: 0 };

export function makeProcessGroup(): Holder {
  let leader = 0;
  const killNow = (): void => killPids([-leader, leader]);
  return {
    begin: [],
    isMemoryHeld: false,
    began(pid) {
      leader = pid;
    },
    look: () => UNSEEN,
    pids: () => [],
    killNow,
    kill: async () => killNow(),
    async end() {
      killNow();
      return UNSEEN;
    },
  };
}
