// Cases for MAC110: screens after strings of commands, undo, both file formats, and the end of a level. What is compared
// are the boards in their order: prompts and blank lines may be worded in any way.

import { defined } from '@masu/core/base/defined.js';
import { comeInOrder, placedBoards, shownLines } from '../mark/board-text.js';
import { firstDifference, outputLines, withoutBlanks } from '../mark/compare.js';
import type { CourseCases } from '../mark/course-cases.js';
import { plainText, randomLetters, randomMap } from '../mark/maps.js';
import { type CaseCheck, type CaseVerdict, type MarkCase, markCase, type RunResult } from '../mark/mark-case.js';
import { parseLevelFile } from './level-file.js';

const isBoardRow = (line: string): boolean => /^[-# .@+$*]*#[-# .@+$*]*$/.test(line);

/** The boards of a transcript of ours, in order. */
function boardsIn(stdout: string): string[] {
  const boards: string[][] = [];
  let isInside = false;
  for (const line of outputLines(stdout).map((each) => each.replace(/^(Map: |up, down.*: )/, ''))) {
    const isRow = isBoardRow(line);
    if (isRow && !isInside) boards.push([]);
    if (isRow) boards.at(-1)?.push(line);
    isInside = isRow;
  }
  return boards.map((rows) => rows.join('\n'));
}

/** The boards in their order, whatever is printed around them, and words after the last one if the level is complete. */
const SCREENS: CaseCheck = {
  name: 'screens',
  compare(expected, got) {
    const wanted = boardsIn(expected.stdout);
    const lines = shownLines(got.stdout);
    const model = (wanted[0] ?? '').split('\n');
    // A file that can't be read has no board.
    if (wanted.length === 0) return firstDifference(withoutBlanks(outputLines(expected.stdout)), withoutBlanks(lines));
    const shown = placedBoards(lines, model, '#.$*@+');
    const boards = shown.map(({ rows }) => rows.join('\n'));
    if (!comeInOrder(wanted, boards)) {
      const texts = { expected: wanted.at(-1) ?? '', got: boards.at(-1) ?? lines.at(-1) ?? '' };
      const message =
        boards.length === 0 ? 'No board of this level was printed.' : 'The boards are not those of the game.';
      return { message, ...texts };
    }
    if (!expected.stdout.includes('Congratulations!')) return undefined;
    const after = lines.slice(shown.at(-1)?.to).join(' ');
    return /\p{L}{3}/u.test(after) ? undefined : { message: 'There is no message after the last push.' };
  },
};

const ROOM = ['########', '#   .  #', '# $ *  #', '# .@$. #', '#  $   #', '########'];
const ROOM_TEXT = plainText(ROOM);
const CORRIDOR = '#######\n#@$ . #\n#######\n';
/** As run lengths. */
const CORRIDOR_RLE = '7#|#@$-.-#|7#\n';
const WIDE_RLE = '12#|#@9-#|#3-$4-.-#|12#\n';

interface Screens {
  readonly file?: string;
  readonly text?: string;
  readonly verdict?: CaseVerdict;
}

function screens(group: string, name: string, tests: string, commands: string, more: Screens = {}): MarkCase {
  const { file = 'map.txt', text = ROOM_TEXT, verdict } = more;
  const input = `${file}\n${commands.trim().replaceAll(' ', '\n')}\n`;
  return markCase(`${group}/${name}`, tests, [SCREENS], { input, files: { [file]: text }, ...defined({ verdict }) });
}

/** Commands of which at least one changes the board. */
const changing = (group: string, name: string, tests: string, commands: string, more: Screens = {}): MarkCase =>
  screens(group, name, tests, commands, { ...more, verdict: 'changed' });

const OWN: readonly MarkCase[] = [
  screens('screen', 'first', 'the first screen, and quitting', 'q', { verdict: 'shown' }),
  changing('screen', 'walk', 'steps in every direction', 'u l d r q'),
  changing('screen', 'string', 'a string of commands, one screen', 'ulld q'),
  changing('screen', 'onto-goal', 'the player on a goal', 'l q'),
  changing('screen', 'off-goal', 'the goal shows again', 'l l q'),
  changing('screen', 'wall', 'a step into a wall', 'uuuu q'),
  changing('push', 'right', 'pushing to the right', 'r q', { text: CORRIDOR }),
  changing('push', 'onto-goal', 'pushing onto a goal', 'r q'),
  changing('push', 'off-goal', 'pushing a box off its goal', 'ur q'),
  screens('push', 'into-wall', 'no push into a wall', 'ddd q', { verdict: 'unchanged' }),
  changing('push', 'two-boxes', 'no push of two boxes', 'uurd q'),
  changing('undo', 'walk', 'undoing a step', 'l b q'),
  changing('undo', 'push', 'undoing a push', 'r b q'),
  changing('undo', 'push-off-goal', 'undoing a push off a goal', 'ur b q'),
  changing('undo', 'several', 'undoing several commands of one string', 'urdbb q'),
  screens('undo', 'blocked', 'a blocked command is not in the history', 'db q', { verdict: 'unchanged' }),
  screens('undo', 'empty', 'undo with nothing to undo', 'b bb q', { verdict: 'unchanged' }),
  screens('end', 'win', 'the last push', 'rr', { text: CORRIDOR, verdict: 'won' }),
  screens('end', 'ignores-the-rest', 'commands after the last push', 'rrr', { text: CORRIDOR, verdict: 'won' }),
  screens('end', 'quit-in-a-string', 'quitting inside a string', 'lq', { verdict: 'unchanged' }),
  changing('file', 'run-lengths', 'a file of run lengths', 'r q', { file: 'map.xsb', text: CORRIDOR_RLE }),
  changing('file', 'long-run', 'a count of two digits', 'r q', { file: 'map.xsb', text: WIDE_RLE }),
];

export const MAC110_CASES: CourseCases = {
  calls:
    'The program is called without arguments and reads the name of the map and then the commands from standard input.',
  folder:
    'maps (*.txt, *.xsb), and scripts (*.in): the name of a map, then the commands. A map without a script is shown and quit',
  /** What the screens of our program show. */
  verdictOf({ input }: MarkCase, { stdout }: RunResult) {
    const boards = boardsIn(stdout);
    if (boards.length === 0) return 'refused';
    if (stdout.includes('Congratulations!')) return 'won';
    if (new Set(boards).size > 1) return 'changed';
    return /^.*\n\s*q/.test(input) ? 'shown' : 'unchanged';
  },
  own: () => [...OWN],
  ofFolder(files) {
    const maps = new Map([...files].filter(([name, text]) => !name.endsWith('.in') && parseLevelFile(text).ok));
    const scripts = [...files].filter(([name]) => name.endsWith('.in'));
    const all = Object.fromEntries(maps);
    const teachersCase = (name: string, tests: string, input: string): MarkCase =>
      markCase(`cases/${name}`, tests, [SCREENS], { input, files: all });
    return [
      ...scripts.map(([name, input]) => teachersCase(name, 'a script', input)),
      ...[...maps.keys()].map((name) => teachersCase(name, 'the first screen', `${name}\nq\n`)),
    ];
  },
  generate: (random, count) =>
    Array.from({ length: count }, (_, index) => {
      const text = plainText(randomMap(random, { boxes: 2 }));
      const commands = [0, 1, 2].map(() => randomLetters(random, 'uuddllrrb', 12)).join(' ');
      return screens('random', String(index + 1), 'random commands', `${commands} q`, { text });
    }),
};
