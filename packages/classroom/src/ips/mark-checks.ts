// What is compared in the transcripts of IPS. The wording of lab 1 is the course's; the wording of saving, loading, and
// the best move is free, so only the screens are compared there.

import { sameOutput } from '../mark/compare.js';
import type { CaseCheck, RunResult } from '../mark/mark-case.js';
import { OPTION_NAMES } from './session.js';

export const isRow = (line: string): boolean => /^[#.ABGXY]*#[#.ABGXY]*$/.test(line);

/** A prompt may precede it on the same line. */
const SAID = /\[INFO\] (?:Level #\d+ (?:best|current) score: -?\d+|QUIT GAME!|LEVEL COMPLETED!!!)/;

const BEGINS = /best score|QUIT|COMPLETED/;

/** Level, scores, and board of every screen, and how a game ended. A screen that is shown again counts once. */
function splitScreens(lines: readonly string[]): string[] {
  const screens: string[][] = [];
  for (const line of lines) {
    const said = isRow(line) ? line : SAID.exec(line)?.[0];
    if (said === undefined) continue;
    if (BEGINS.test(said)) screens.push([said]);
    else screens.at(-1)?.push(said);
  }
  return screens.filter((screen, index) => screen.join('\n') !== screens[index - 1]?.join('\n')).flat();
}

/** Every board that was shown of each level, by its line `Level #N`. */
export function boardsOfLevels(lines: readonly string[]): Map<string, Set<string>> {
  const boards = new Map<string, Set<string>>();
  let [level, rows] = ['', ''];
  const end = (): void => {
    if (rows !== '') boards.set(level, (boards.get(level) ?? new Set()).add(rows));
    rows = '';
  };
  for (const line of lines) {
    if (isRow(line)) {
      rows += `${line}\n`;
      continue;
    }
    end();
    level = /Level #\d+/.exec(line)?.[0] ?? level;
  }
  end();
  return boards;
}

export const SCREENS = sameOutput('screens', splitScreens);

/** The same lines in a file that the program wrote. */
export function sameFile(name: string): CaseCheck {
  const savedGameCheck = sameOutput('saved game');
  const file = (ran: RunResult): RunResult => ({ ...ran, stdout: ran.written[name] ?? '' });
  return {
    name: savedGameCheck.name,
    compare(expected, got) {
      if (got.written[name] === undefined) return { message: `The program wrote no file ${name}.`, expected: name };
      return savedGameCheck.compare(file(expected), file(got));
    },
  };
}

/** What is printed after the first option of the game, up to the next screen. */
const answerIn = ({ stdout }: RunResult): string =>
  stdout
    .split('[1-6]:')[1]
    ?.split(/\[INFO\] Level #|Options:/)[0]
    ?.trim() ?? '';

/** The option that an answer names: by its word, or else the first number that is one. */
function optionIn(answer: string): number | undefined {
  const byWord = OPTION_NAMES.findIndex((name) => new RegExp(`\\b${name}\\b`, 'i').test(answer));
  if (byWord >= 0) return byWord + 1;
  const [digit] = /(?<!\d)[1-4](?!\d)/.exec(answer) ?? [];
  return digit === undefined ? undefined : Number(digit);
}

/** The best move, in whatever words: any option that begins a shortest solution. */
export const namesOneOf = (best: readonly number[]): CaseCheck => ({
  name: 'best move',
  compare(_, got) {
    const answer = answerIn(got);
    const option = optionIn(answer);
    if (option !== undefined && best.includes(option)) return undefined;
    const expected = best.map((each) => `${each}. ${OPTION_NAMES[each - 1]}`).join(' or ');
    return { message: 'This is not the first move of a shortest solution.', expected, got: answer };
  },
});
