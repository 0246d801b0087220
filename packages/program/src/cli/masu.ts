#!/usr/bin/env node
// The program `masu`: runs the command line in this process, in a Node that is new enough. The command line is imported only then,
// because an older Node may not even be able to load it; this file itself uses no syntax that such a Node can't read.
// Only this file of the program touches the process.

import { setFlagsFromString } from 'node:v8';
import type { Host } from '../host/host.js';

/** As in package.json (test/whole/old-node.test.ts compares). */
const MIN_NODE = [20, 19] as const;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/**
 * V8 marks garbage in threads of its own, and these wait busily while a search is inside the kernel: a third of the CPU
 * time of `move-optimal` on Microban I (Node 20 and 24, 2026-11-16). Without them, the CPU time of a level is that of its
 * thread. Other hosts than Node may not have the flag. If something was loaded before this file (`--import`), V8 may be
 * marking right now, and to change the flag then can crash it.
 */
function markInOneThread(): void {
  if (process.execArgv.length > 0 || process.env.NODE_OPTIONS) return;
  try {
    setFlagsFromString('--no-concurrent-marking');
  } catch {}
}

/** SIGNAL_EXITS.SIGHUP, without an import */
const HANG_UP = 129;

/**
 * Ends the process by the signal of a closed terminal itself: Node's normal exit resets the terminal and, if that is gone,
 * aborts with a stack trace.
 */
function dieOfHangUp(): void {
  process.removeAllListeners('SIGHUP');
  process.kill(process.pid, 'SIGHUP');
  // Wait for the signal.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
}

/** The process as the host of the command line. Its streams are opened when they are used. */
const HOST: Host = {
  get stdin() {
    return process.stdin;
  },
  get stdout() {
    return process.stdout;
  },
  get stderr() {
    return process.stderr;
  },
  env: process.env,
  now: Date.now,
  signals: process,
  exit(code) {
    const { stdin, stdout, stderr } = process;
    if (code === HANG_UP && (stdin.isTTY || stdout.isTTY || stderr.isTTY)) dieOfHangUp();
    process.exit(code);
  },
  suspend: () => void process.kill(process.pid, 'SIGSTOP'),
};

if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1])) {
  const sentence = `masu needs Node ${MIN_NODE.join('.')} or newer; this is Node ${process.versions.node}.`;
  process.stderr.write(`${sentence} Install a newer one.\n`);
  // EXIT.environment, without an import
  process.exitCode = 32;
} else {
  markInOneThread();
  import('./run-masu.js')
    .then(({ runMasu }) => runMasu(process.argv.slice(2), HOST))
    .then((code) => {
      process.exitCode = code;
    });
}
