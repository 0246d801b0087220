// `masu explain`: what every solution of a Sokoban level must do, one solution run by run with the reason for each, and
// why a push loses. Everything said is proven, or said of the solution shown.

import { DIRECTIONS, type Direction } from '@masu/core/base/grid.js';
import { sentenceText } from '@masu/core/base/sentence-parts.js';
import { cellMessage } from '@masu/core/sokoban/rules/cell-message.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { deadlockMessage } from '@masu/solve/sokoban/solve/hint.js';
import {
  type Explaining,
  type Explanation,
  explainSokoban,
  judgePush,
  type PushVerdict,
} from '@masu/studio/sokoban/explain/explain.js';
import { explanationReport, lossReport, walkthroughReport } from '@masu/studio/sokoban/explain/fact-report.js';
import { labeledRows } from '@masu/studio/sokoban/explain/labeled-rows.js';
import { boxLetter, namesIn } from '@masu/studio/sokoban/explain/names.js';
import { levelSentence, lossClause, pushVerdictSentence } from '@masu/studio/sokoban/explain/sentences.js';
import { factSection, rankedFacts, summaryFacts } from '@masu/studio/sokoban/explain/summary.js';
import type { Command, CommandOption, OptionsOf } from '../../interface/command.js';
import { EXIT, type ExitCode, Refusal } from '../../interface/exit-codes.js';
import { withPauses } from '../../interface/interrupt.js';
import { choiceOption } from '../../interface/option-values.js';
import { jsonLine, type Output } from '../../interface/output.js';
import { loadPartsWithMoves, type PartWithMoves, workOnLevels } from '../../levels/each-level.js';
import { FILES_ABOUT, INPUT_OPTIONS, levelHead, levelName, loadLevelsOf, type ValidLevel } from '../../levels/input.js';
import { positionAfter } from '../../results/position-after.js';

const DETAILS = ['idea', 'order', 'traps', 'runs', 'all'] as const;

interface Request {
  /** The first fields of a JSON object. */
  readonly head: object;
  readonly level: ValidLevel<'sokoban'>;
  readonly position: Position;
  readonly options: ExplainOptions;
  readonly output: Output;
}

/** `r3c4-left` or, by the letter of the box, `B-left`. */
function parsePush(
  text: string,
  { width, height }: Level,
  { boxes }: Position,
): { cell: number; direction: Direction } {
  const [, row, column, letters, word] = /^(?:r([0-9]{1,3})c([0-9]{1,3})|([A-Za-z]{1,2}))-([a-z]+)$/.exec(text) ?? [];
  const direction = DIRECTIONS.find((each) => each === word);
  if (!direction) {
    const given = JSON.stringify(text.slice(0, 40));
    const expected = 'a box and a direction, such as r3c4-left or B-up';
    throw new Refusal(EXIT.usage, `--push: expected ${expected}, got ${given}.`);
  }
  const isInside = row !== undefined && Number(row) <= height && Number(column) <= width;
  const cell = isInside
    ? (Number(row) - 1) * width + Number(column) - 1
    : boxes[boxes.findIndex((_, box) => boxLetter(box) === letters?.toUpperCase())];
  if (cell === undefined || !boxes.includes(cell)) {
    throw new Refusal(EXIT.input, `--push: there is no box at ${text.slice(0, text.lastIndexOf('-'))}.`);
  }
  return { cell, direction };
}

async function explainPush({ head, level, position, options, output }: Request): Promise<ExitCode | undefined> {
  const { playable } = level;
  const { cell, direction } = parsePush(options.push ?? '', playable, position);
  const verdict: PushVerdict | undefined = await withPauses(
    output.host,
    judgePush(playable, position, cell, direction),
  );
  if (!verdict) return undefined;
  const where = cellMessage(playable, cell);
  if (verdict.verdict === 'illegal') {
    throw new Refusal(EXIT.input, `--push: the box at ${where} can't be pushed ${direction} here.`);
  }
  const names = namesIn({ level: playable, position });
  const message = sentenceText(pushVerdictSentence(verdict, names));
  if (options.json) {
    const box = names.box(position.boxes.indexOf(cell));
    const push = { box, cell: names.cell(cell), direction };
    const more = verdict.verdict === 'longer' ? { more: verdict.more } : {};
    const why = verdict.verdict === 'loses' ? { by: verdict.loss.by, loss: lossReport(verdict.loss, names) } : {};
    output.print(jsonLine({ ...head, push, verdict: verdict.verdict, ...more, ...why, message }));
  } else output.print(message);
  return EXIT.ok;
}

/** What to print when there is nothing to explain. */
function otherMessage(
  explaining: Exclude<Explaining, Explanation>,
  { level, position }: Request,
): { readonly message: string; readonly exit: ExitCode } {
  if (explaining.verdict === 'solved') return { message: 'Already solved: every box is on a goal.', exit: EXIT.ok };
  if (explaining.verdict === 'gave-up') {
    return { message: 'No solution was found within the limits, so there is nothing to explain.', exit: EXIT.limit };
  }
  const names = namesIn({ level: level.playable, position });
  if (explaining.loss) {
    const loss = sentenceText(lossClause(explaining.loss, names));
    return { message: `This position can no longer be solved: ${loss}.`, exit: EXIT.unsolvable };
  }
  return { message: deadlockMessage(level.playable, explaining.deadlock?.boxes ?? []), exit: EXIT.unsolvable };
}

function printHidden({ hidden }: ReturnType<typeof labeledRows>, level: Level, output: Output): void {
  if (hidden.length === 0) return;
  const named = hidden.map(({ what, index, cell }) => {
    const name = what === 'box' ? `box ${boxLetter(index)}` : `goal ${index + 1}`;
    return `${name} at ${cellMessage(level, cell)}`;
  });
  output.print(`Not shown: ${named.join('; ')}.`);
}

function printText(explanation: Explanation, { options, output }: Request): void {
  const { detail } = options;
  const names = namesIn(explanation);
  if (!output.quiet) {
    const board = labeledRows(explanation);
    for (const row of board.rows) output.print(row);
    printHidden(board, explanation.level, output);
    output.print('');
  }
  if (explanation.positions === undefined) {
    output.print('Too many positions for proofs by search. Only what “has to” be is proven.');
  }
  const facts =
    detail === undefined
      ? summaryFacts(explanation)
      : rankedFacts(explanation).filter((fact) => detail === 'all' || factSection(fact, explanation.runs) === detail);
  for (const fact of facts) output.print(sentenceText(levelSentence(fact, names)));
  if (detail !== undefined && detail !== 'runs' && facts.length === 0)
    output.print('Nothing proven to say about that.');
  if (detail !== undefined && detail !== 'runs' && detail !== 'all') return;
  if (facts.length > 0) output.print('');
  const pushes = explanation.solution.length === 1 ? '1 push' : `${explanation.solution.length} pushes`;
  output.print(`${explanation.isShortest ? 'A shortest solution' : 'A solution'}, ${pushes}, run by run:`);
  const lines = walkthroughReport(explanation);
  const width = String(lines.length).length;
  for (const [index, { heading, text }] of lines.entries()) {
    if (heading !== undefined) output.print(heading);
    output.print(`${String(index + 1).padStart(width + 1)}. ${text}`);
  }
}

async function explainLevel(request: Request): Promise<ExitCode | undefined> {
  const { head, level, position, options, output } = request;
  const explanation = await withPauses(output.host, explainSokoban(level.playable, position));
  if (!explanation) return undefined;
  if (explanation.verdict !== 'explained') {
    const { message, exit } = otherMessage(explanation, request);
    output.print(options.json ? jsonLine({ ...head, verdict: explanation.verdict, message }) : message);
    return exit;
  }
  if (options.json) {
    const { positions, ...report } = explanationReport(explanation);
    output.print(jsonLine({ ...head, positions: positions ?? null, ...report, proven: report.isShortest }));
  } else printText(explanation, request);
  return EXIT.ok;
}

const OPTIONS = [
  {
    flags: '--moves <moves>',
    about: 'explain the position after these moves; - for standard input, @path for a file',
  },
  { flags: '--push <cell-direction>', about: 'why not this push? A cell or letter and a direction: r3c4-left, B-up' },
  {
    flags: '--detail <what>',
    about: `only one part: ${DETAILS.join(', ')} (default: a summary and the runs)`,
    ...choiceOption(...DETAILS),
  },
  { flags: '--json', about: 'print one JSON object per level' },
  ...INPUT_OPTIONS,
] as const satisfies readonly CommandOption[];
type ExplainOptions = OptionsOf<typeof OPTIONS>;

export const EXPLAIN: Command<ExplainOptions> = {
  arguments: [{ name: '<file...>', about: FILES_ABOUT }],
  options: OPTIONS,
  async run({ words, options, output }) {
    const sentence = 'explain works on Sokoban levels. For the steps of a Futoshiki, use masu grade.';
    const files = await loadPartsWithMoves(words, output, options.moves, (file) =>
      loadLevelsOf('sokoban', file, options, sentence, output.host),
    );
    const explain = ({ input, moves }: PartWithMoves<'sokoban'>, level: ValidLevel<'sokoban'>) => {
      if (!options.json && input.levels.length > 1) output.print(output.strong(levelName(level)));
      const played = positionAfter(input.puzzle, level.playable, moves, input.file);
      const position = moves.length === 0 ? level.playable.start : played;
      const request: Request = { head: levelHead(input, level), level, position, options, output };
      return options.push === undefined ? explainLevel(request) : explainPush(request);
    };
    return workOnLevels(files, output, explain, { isSpaced: !options.json, hearsSignals: true });
  },
};
