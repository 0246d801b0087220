// Every sentence of `masu explain` about a position, judged.

import { finish } from '@masu/core/base/outcome.js';
import { sentenceText } from '@masu/core/base/sentence-parts.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { type Explanation, explainSokoban, judgePush } from '@masu/studio/sokoban/explain/explain.js';
import { explanationReport, walkthroughReport } from '@masu/studio/sokoban/explain/fact-report.js';
import { labeledRows } from '@masu/studio/sokoban/explain/labeled-rows.js';
import { namesIn } from '@masu/studio/sokoban/explain/names.js';
import { lossClause, pushVerdictSentence } from '@masu/studio/sokoban/explain/sentences.js';
import { reportOf } from '../report-of.js';
import { type Asked, ask, type Run, type Shown, showSolution } from './asked.js';
import { canPush, directionOffsets, type Push, possiblePushes, pushed } from './board.js';
import { boxesNamed, numberNamed, sentencesOf } from './english.js';
import { LEVEL_ROWS } from './level-sentences.js';
import { checkReason } from './loss-reasons.js';
import { movesOf } from './moves.js';
import { ORDER_ROWS } from './order-sentences.js';
import { TooManyPositions } from './plays.js';
import { checkHeading, checkTurns, RUN_ROWS } from './run-sentences.js';
import type { Finding, SentenceRow, Verdict } from './verdict.js';
import { judgeSentence, sentencePattern } from './verdict.js';

const isTooMany = (error: unknown): boolean => error instanceof TooManyPositions;
/** Takes each sentence with what the oracle says of it. */
export type Tell = (asked: string, sentence: string, judge: (sentence: string) => Verdict) => void;

export const askAt = (level: Level, position: Position, most: number): Asked =>
  ask(
    { width: level.width, walls: level.walls, goals: level.goals },
    { boxes: position.boxes, player: position.player },
    most,
  );

/** A finding that needs no pattern. */
export function verdictOf(kind: string, find: () => Finding): Verdict {
  const rows: SentenceRow<undefined>[] = [{ kind, pattern: /^/, check: () => find() }];
  return judgeSentence(rows, undefined, '', isTooMany);
}

const ALL_ROWS: readonly SentenceRow<Shown>[] = [...LEVEL_ROWS, ...ORDER_ROWS];

const LOST_ROWS: readonly SentenceRow<Asked>[] = [
  {
    kind: 'lost',
    pattern: /^This position can(?: no longer|'t) be solved: (.+)\.$/,
    check: (asked, [reason = '']) => checkReason(asked, asked.start, reason),
  },
];

/** Sentences about the position and the solution shown. */
export function judgeExplanation(level: Level, position: Position, most: number, tell: Tell): void {
  const made = finish(explainSokoban(level, position));
  const asked = askAt(level, position, most);
  if (made.verdict === 'gave-up') return;
  if (made.verdict === 'solved') {
    tell('explain', 'Already solved: every box is on a goal.', () =>
      verdictOf('already solved', () => (asked.plays().solved[0] ? undefined : 'it is not')),
    );
    return;
  }
  if (made.verdict === 'lost') {
    if (!made.loss) return;
    const text = lossSentence(made.loss, namesIn({ level, position }));
    tell('explain', text, (each) => judgeSentence(LOST_ROWS, asked, each, isTooMany));
    return;
  }
  judgeShown(made, asked, 'explain', tell);
}

/** Sentences about a solution that a player made. */
export function judgeSolution(
  level: Level,
  line: readonly { readonly from: number; readonly onto: number }[],
  most: number,
  tell: Tell,
): void {
  const asked = askAt(level, level.start, most);
  const report = reportOf({
    ...{ kind: 'explain', puzzle: 'sokoban', format: 'xsb', limits: {} },
    level: `${showPosition(level, level.start).join('\n')}\n`,
    solution: movesOf(asked, line),
  } as const);
  if (report.verdict === 'explained')
    judgeShown(
      { ...report, level },
      asked,
      `explain the solution ${line.map(({ from, onto }) => `${from}-${onto}`)}`,
      tell,
    );
}

/** The board that is printed: each box by its letter, each goal by its number, or named below the board. */
function checkBoard(made: Explanation, shown: Shown, text: string): Finding {
  const { hidden } = labeledRows(made);
  const rows = text.split('\n');
  const { width, goals } = shown.board;
  const isNamed = (what: string, index: number, cell: number): boolean =>
    hidden.some((each) => each.what === what && each.index === index && each.cell === cell);
  const printed = (cell: number): string => rows[Math.floor(cell / width)]?.[cell % width] ?? '';
  for (const [box, cell] of shown.start.boxes.entries()) {
    const letter = String.fromCharCode((goals.includes(cell) ? 97 : 65) + box);
    if (printed(cell) !== letter && !isNamed('box', box, cell)) return `box ${box} is not there`;
  }
  for (const [goal, cell] of goals.entries())
    if (printed(cell) !== String(goal + 1) && !isNamed('goal', goal, cell)) return `goal ${goal + 1} is not there`;
  const names = shown.start.boxes.length + goals.length;
  const written = rows.join('').replace(/[^A-Za-z1-9]/g, '').length;
  return written + hidden.length === names ? undefined : 'something is named twice';
}

function judgeShown(made: Explanation, asked: Asked, name: string, tell: Tell): void {
  const shown = showSolution(asked, made.solution);
  const report = explanationReport(made);
  tell(name, labeledRows(made).rows.join('\n'), (each) => verdictOf('board', () => checkBoard(made, shown, each)));
  if (made.positions !== undefined)
    tell(
      name,
      `${report.isShortest ? 'A shortest solution' : 'A solution'}, ${shown.solution.length} pushes, run by run:`,
      (each) =>
        verdictOf('shortest solution', () => {
          const [, isShortest, pushes] = /^A (shortest )?solution, (\d+) push(?:es)?, run by run:$/.exec(each) ?? [];
          if (Number(pushes) !== shown.solution.length) return `it has ${shown.solution.length}`;
          const fewest = asked.plays().toGo[0];
          return !isShortest || fewest === Number(pushes) ? undefined : `${fewest} pushes are enough`;
        }),
    );
  for (const { message } of report.facts)
    tell(name, message, (each) => judgeSentence(ALL_ROWS, shown, each, isTooMany));
  const rows: readonly SentenceRow<number>[] = [
    ...RUN_ROWS.map((row) => ({
      ...row,
      check: (index: number, words: readonly string[]) => row.check({ shown, index }, words),
    })),
    ...ORDER_ROWS.map((row) => ({
      ...row,
      kind: `run: ${row.kind}`,
      check: (_: number, words: readonly string[]) => row.check(shown, words),
    })),
  ];
  for (const [index, run] of report.runs.entries()) {
    const own = shown.runs[index];
    if (own?.first !== run.pushes[0] - 1 || own.end !== run.pushes[1])
      throw new Error('runs are not consecutive pushes of one box');
    const about = `${name}, run ${index + 1}`;
    const sentences = new Set([...sentencesOf(run.message), ...run.facts.map(({ message }) => message)]);
    for (const sentence of sentences) tell(about, sentence, (each) => judgeSentence(rows, index, each, isTooMany));
    if (!run.serves) continue;
    const heading = `To get box ${run.serves.box} to goal ${run.serves.goal}:`;
    tell(about, heading, (each) => verdictOf('run: serves', () => checkHeading({ shown, index }, each)));
  }
  judgeWalkthrough(made, shown, rows, name, tell);
}

const AGAIN = /^Again, as in step (\d+)\.$/;
const TURNS = /^Boxes (.+) move in turns: each waits for the other\.$/;

/** The lines that are printed, where they say more than the runs. */
function judgeWalkthrough(
  made: Explanation,
  shown: Shown,
  rows: readonly SentenceRow<number>[],
  name: string,
  tell: Tell,
): void {
  let heading: string | undefined;
  const lines = walkthroughReport(made);
  const runsOf = (pushes: readonly [number, number]): number[] =>
    [...shown.runs.keys()].filter((at) => {
      const { first, end } = shown.runs[at] as Run;
      return first >= pushes[0] - 1 && end <= pushes[1];
    });
  /** The line repeats an earlier one: the same boxes end on the same cells, and what was said then holds again. */
  const checkAgain = (number: number, step: number): Finding => {
    const [now, before] = [lines[number], lines[step - 1]];
    if (!now || !before || step - 1 >= number) return 'there is no such step before it';
    const ends = (runs: readonly number[]): string =>
      runs.map((at) => `${shown.runs[at]?.box}-${shown.runs[at]?.pushes.at(-1)?.onto}`).join();
    const runs = runsOf(now.pushes);
    if (ends(runs) !== ends(runsOf(before.pushes))) return 'other boxes are pushed, or to other cells';
    const wrong = sentencesOf(before.text).filter(
      (each) =>
        !TURNS.test(each) && !AGAIN.test(each) && judgeSentence(rows, runs[0] ?? -1, each, isTooMany).isTrue === false,
    );
    return { doubts: [wrong.length > 0 && `not again: ${wrong[0]}`] };
  };
  for (const [number, line] of lines.entries()) {
    heading = line.heading ?? heading;
    const runs = runsOf(line.pushes);
    const [index = -1] = runs;
    const about = `${name}, line of runs ${runs.map((at) => at + 1)}`;
    if (heading !== undefined) {
      const said = heading;
      tell(about, said, (each) => verdictOf('run: heading', () => checkHeading({ shown, index }, each)));
    }
    const known = new Set(
      [...(index < 0 ? [] : (explanationReport(made).runs[index]?.facts ?? []))].map(({ message }) => message),
    );
    for (const sentence of sentencesOf(line.text)) {
      const turns = TURNS.exec(sentence);
      if (turns)
        tell(about, sentence, (each) =>
          verdictOf('run: in turns', () => checkTurns(shown, runs, boxesNamed(TURNS.exec(each)?.[1] ?? ''))),
        );
      else if (AGAIN.test(sentence))
        tell(about, sentence, (each) =>
          verdictOf('run: again', () => checkAgain(number, Number(AGAIN.exec(each)?.[1]))),
        );
      else if (!known.has(sentence)) tell(about, sentence, (each) => judgeSentence(rows, index, each, isTooMany));
    }
  }
}

function lossSentence(loss: Parameters<typeof lossClause>[0], names: ReturnType<typeof namesIn>): string {
  return `This position can no longer be solved: ${sentenceText(lossClause(loss, names))}.`;
}

// "Why not this push?"

interface AskedPush {
  readonly asked: Asked;
  readonly push: Push;
}

/** The fewest pushes of a solution that begins with the push; -1 if there is none. */
const pushesWith = ({ asked, push }: AskedPush): number => {
  const plays = asked.plays();
  const step = plays.steps[0]?.find(({ from, onto }) => from === push.from && onto === push.onto);
  const rest = step && step.to >= 0 ? (plays.toGo[step.to] as number) : -1;
  return rest < 0 ? -1 : rest + 1;
};
const fewest = ({ asked }: AskedPush): number => {
  const { toGo } = asked.plays();
  // A position that is solved already can be left and solved again.
  return toGo[0] as number;
};

const pushRow = (kind: string, source: string, check: SentenceRow<AskedPush>['check']): SentenceRow<AskedPush> => ({
  kind: `push: ${kind}`,
  pattern: sentencePattern(source),
  check,
});

const PUSH_ROWS: readonly SentenceRow<AskedPush>[] = [
  pushRow('loses', 'That push loses: (.+)\\.', ({ asked, push }, [reason = '']) =>
    checkReason(asked, pushed(asked.start, push), reason),
  ),
  pushRow(
    'longer',
    "That push doesn't lose, but it costs (\\d+) more push(?:es)? than the best one\\.",
    (about, [more = '']) => {
      const costs = pushesWith(about) - fewest(about);
      return pushesWith(about) >= 0 && costs === numberNamed(more) ? undefined : `it costs ${costs}`;
    },
  ),
  pushRow('as good', 'That push is as good as any: it is the first of a solution with the fewest pushes\\.', (about) =>
    pushesWith(about) >= 0 && pushesWith(about) === fewest(about)
      ? undefined
      : `with it ${pushesWith(about)}, without ${fewest(about)}`,
  ),
  pushRow('every push loses', "Every push loses here: the position can't be solved\\.", ({ asked }) =>
    asked.plays().live[0] ? 'it can be solved' : undefined,
  ),
  pushRow('no push needed', 'No push is needed here: every box is on a goal\\.', ({ asked }) =>
    asked.plays().solved[0] ? undefined : 'it is not solved',
  ),
  pushRow('not possible', 'That push is not possible here\\.', ({ asked, push }) =>
    canPush(asked.board, asked.start, push) ? 'it is possible' : undefined,
  ),
];

/** Each push of each box at the position, possible or not. */
export function judgePushes(level: Level, position: Position, most: number, tell: Tell): void {
  const asked = askAt(level, position, most);
  const names = namesIn({ level, position });
  const possible = possiblePushes(asked.board, asked.start);
  for (const [direction, offset] of Object.entries(directionOffsets(asked.board))) {
    for (const [box, from] of position.boxes.entries()) {
      const push: Push = { box, from, onto: from + offset };
      const verdict = finish(judgePush(level, position, from, direction as 'up'));
      const sentence = sentenceText(pushVerdictSentence(verdict, names));
      const isPossible = possible.some((each) => each.box === box && each.onto === push.onto);
      const about = `explain --push ${names.box(box)}-${direction}`;
      const answer: string = verdict.verdict;
      if (!isPossible && answer !== 'illegal' && answer !== 'solved')
        tell(about, sentence, () => ({ kind: 'push: not possible', isTrue: false, why: 'the push is not possible' }));
      else tell(about, sentence, (each) => judgeSentence(PUSH_ROWS, { asked, push }, each, isTooMany));
    }
  }
}
