// What compilers and linkers say about libraries that are not here, and about files that are missing for another reason.

import { expect, test } from 'vitest';
import { missingLibraries } from './missing-libraries.js';

test.each([
  ['play.c:1:10: fatal error: SDL2/SDL.h: No such file or directory', 'SDL2 is missing; install libsdl2-dev.'],
  ["play.c:1:10: fatal error: 'SDL.h' file not found", 'SDL2 is missing; install libsdl2-dev.'],
  ['/usr/bin/ld: cannot find -lncurses: No such file or directory', 'ncurses is missing; install libncurses-dev.'],
  ['/bin/sh: 1: sdl2-config: not found', 'SDL2 is missing; install libsdl2-dev.'],
  ['/bin/sh: 1: pkg-config: not found', 'pkg-config is missing; install it.'],
])('%s', (log, said) => expect(missingLibraries(log)).toEqual([`Not gradable here: ${said}`]));

test.each([
  'main.c:1:10: fatal error: stdoi.h: No such file or directory',
  'main.c:4:10: fatal error: sokoban.h: No such file or directory',
  '/usr/bin/ld: cannot find -lmine',
  'main.c:3:1: error: expected ‘;’ before ‘}’ token',
])('no library: %s', (log) => expect(missingLibraries(log)).toEqual([]));

test('a header of the submission is no library', () => {
  const log = 'play.c:1:10: fatal error: curses.h: No such file or directory';
  expect(missingLibraries(log, (path) => path === 'curses.h')).toEqual([]);
});
