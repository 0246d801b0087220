// Finds the solution in what a program for COMP20003 printed, wherever it stands: the letters that solve the map, or else those
// after the heading.

import type { Direction } from '@masu/core/base/grid.js';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import { isSolved } from '@masu/core/sokoban/rules/step.js';
import { boardFrom, type CourseMap } from '../course-map.js';
import { outputLines } from '../mark/compare.js';

const HEADING = /^\W*solution\W*$/i;
/** Candidates that are tried; a longer output has no more. */
const MAX_TRIED = 200;

/** Runs of the letters of moves that are no part of a word; a line of single letters is one run. */
function runsIn(line: string): string[] {
  const spaced = line
    .replace(/^.*:/, '')
    .replace(/[\s,;|>-]+/g, ' ')
    .trim();
  if (/^(?:[lurdLURD] )+[lurdLURD]$/.test(spaced)) return [spaced.replaceAll(' ', '')];
  return line.match(/(?<![A-Za-z])[lurdLURD]+(?![A-Za-z])/g) ?? [];
}

/** The moves up to a blocked one, and whether they solve the map. */
export function playLetters(map: CourseMap, letters: string) {
  const moves = parseLurd(letters);
  if (!moves.ok) return { problem: moves.error.message, solves: false, moves: [] as readonly Direction[] };
  const frames = [...replay(boardFrom(map), moves.value)];
  const blocked = frames.find(({ step }) => step.kind === 'blocked');
  if (blocked)
    return { problem: `Move ${blocked.index + 1} of the solution is blocked.`, solves: false, moves: moves.value };
  const solves = isSolved(map.board, frames.at(-1)?.position ?? map.position);
  return { ...(solves ? {} : { problem: 'The solution does not solve the map.' }), solves, moves: moves.value };
}

/** The solution of a text: what is after the heading, if it solves the map; any other run that does; or what comes nearest. */
export function solutionIn(text: string, map: CourseMap): string | undefined {
  const lines = outputLines(text).map((line) => line.trim());
  const heading = lines.findIndex((line) => HEADING.test(line));
  const after = heading < 0 ? [] : lines.slice(heading + 1).flatMap(runsIn);
  const longest = lines.flatMap(runsIn).sort((a, b) => b.length - a.length);
  const named = after[0];
  const all = [...(named === undefined ? [] : [named]), ...longest].slice(0, MAX_TRIED);
  return all.find((run) => playLetters(map, run).solves) ?? all[0];
}
