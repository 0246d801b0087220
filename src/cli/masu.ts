#!/usr/bin/env node
// The program `masu`: starts the command line, in a Node that is new enough. The command line is imported only then,
// because an older Node may not even be able to load it; this file itself uses no syntax that such a Node can't read.

/** As in package.json (test/whole/old-node.test.ts compares). */
const MIN_NODE = [20, 19] as const;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1])) {
  const sentence = `masu needs Node ${MIN_NODE.join('.')} or newer; this is Node ${process.versions.node}.`;
  process.stderr.write(`${sentence} Install a newer one.\n`);
  // EXIT.environment, without an import
  process.exitCode = 32;
} else {
  import('./main.js');
}
