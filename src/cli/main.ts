#!/usr/bin/env node
// The command line. To come.

console.log('masu');
