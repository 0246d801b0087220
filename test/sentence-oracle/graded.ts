// Every sentence of `masu grade` about a level, judged.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import { difficultyNumber } from '@masu/studio/sokoban/grade/difficulty.js';
import { gradeSokobanNow } from '@masu/studio/sokoban/grade/grade.js';
import { reasonMessage } from '@masu/studio/sokoban/grade/reason-sentences.js';
import type { Asked } from './asked.js';
import { NUMBER, numberNamed } from './english.js';
import { askAt, type Tell } from './explained.js';
import { type Plays, type Step, TooManyPositions } from './plays.js';
import { type ShortestSolutions, shortestSolutions } from './shortest-solutions.js';
import { type Finding, judgeSentence, type SentenceRow } from './verdict.js';

interface Graded {
  readonly asked: Asked;
  readonly solutions: () => ShortestSolutions;
  /** All positions, those with a box on a dead square too, or not. */
  readonly shares: (withDeadSquares: boolean) => readonly Share[];
}

interface Share {
  readonly dead: number;
  readonly all: number;
}

/** Positions with boxes that have no names, those after a solved one too or not. */
function shareOf(plays: Plays, goesOn: boolean): Share {
  const seen = new Set<string>();
  let dead = 0;
  const known = new Set([0]);
  for (const at of known) {
    const key = `${plays.regions[at]} ${[...(plays.spots[at]?.boxes ?? [])].sort((a, b) => a - b)}`;
    if (!seen.has(key) && !plays.live[at]) dead++;
    seen.add(key);
    if (!goesOn && plays.solved[at]) continue;
    for (const { to } of plays.steps[at] ?? []) if (to >= 0) known.add(to);
  }
  return { dead, all: seen.size };
}

const MOST_SOLUTIONS = 5000;

/** What holds for a shortest solution with the fewest runs. */
function inSome({ solutions }: Graded, holds: (pushes: readonly Step[]) => boolean): Finding {
  let some = false;
  let count = 0;
  solutions().each((pushes) => {
    some ||= holds(pushes);
    count++;
    return count < MOST_SOLUTIONS && !some;
  });
  if (!some && count >= MOST_SOLUTIONS) throw new TooManyPositions();
  if (!some) return `in none of ${count} shortest solutions with the fewest runs`;
  return undefined;
}

/** How many runs each box has. */
function runCounts(pushes: readonly Step[], boxes: number): number[] {
  const counts = Array<number>(boxes).fill(0);
  for (const [at, { box }] of pushes.entries()) if (pushes[at - 1]?.box !== box) counts[box] = (counts[box] ?? 0) + 1;
  return counts;
}

/** How many boxes stop on the way and are pushed again later: anywhere, or off the goals. */
function parkedCounts({ asked }: Graded, pushes: readonly Step[]): number[] {
  const stops = pushes.filter(
    ({ box }, at) => pushes[at + 1]?.box !== box && pushes.slice(at + 1).some((push) => push.box === box),
  );
  const boxes = (each: readonly Step[]): number => new Set(each.map(({ box }) => box)).size;
  return [boxes(stops), boxes(stops.filter(({ onto }) => !asked.board.goals.includes(onto)))];
}

const boxCount = ({ asked }: Graded): number => asked.start.boxes.length;

/** Pushes after which the box is farther from where this solution takes it, or from every goal. */
function awayCounts({ asked }: Graded, pushes: readonly Step[]): number[] {
  const ends = [...asked.start.boxes];
  for (const { box, onto } of pushes) ends[box] = onto;
  const far = (cell: number, goal: number): number =>
    asked.alone.pushes(cell, 'anywhere', goal) ?? Number.POSITIVE_INFINITY;
  const nearest = (cell: number): number => Math.min(...asked.board.goals.map((goal) => far(cell, goal)));
  const own = pushes.filter(
    ({ box, from, onto }) => far(onto, ends[box] as number) > far(from, ends[box] as number),
  ).length;
  const any = pushes.filter(({ from, onto }) => nearest(onto) > nearest(from)).length;
  const spot = [...asked.start.boxes];
  let bound = 0;
  for (const { box, onto } of pushes) {
    const before = cheapestPairing(asked, spot);
    spot[box] = onto;
    if (cheapestPairing(asked, spot) > before) bound++;
  }
  return [own, any, bound];
}

/** The fewest pushes of all pairings of boxes with goals, each box alone and the player anywhere. */
function cheapestPairing({ alone, board }: Asked, boxes: readonly number[]): number {
  let round = new Map<number, number>([[0, 0]]);
  for (const box of boxes) {
    const next = new Map<number, number>();
    for (const [used, pushes] of round)
      for (const [index, goal] of board.goals.entries()) {
        if (used & (1 << index)) continue;
        const sum = pushes + (alone.pushes(box, 'anywhere', goal) ?? Number.POSITIVE_INFINITY);
        const key = used | (1 << index);
        if (sum < (next.get(key) ?? Number.POSITIVE_INFINITY)) next.set(key, sum);
      }
    round = next;
  }
  return Math.min(Number.POSITIVE_INFINITY, ...round.values());
}

function firstPushes({ asked }: Graded): { readonly all: number; readonly good: number } {
  const { steps, live } = asked.plays();
  const first = steps[0] ?? [];
  return { all: first.length, good: first.filter(({ to }) => to >= 0 && live[to]).length };
}

/** Whether the share of deadlocks is as told, with positions after a solved one or without: the words leave that open. */
function share({ shares }: Graded, isTold: (share: Share) => boolean): Finding {
  const found = shares(false);
  if (!found.some(isTold)) return found.map(({ dead, all }) => `${dead} of ${all}`).join(', or ');
  return { doubts: [!found.every(isTold) && 'only if play ends when the level is solved'] };
}

const about =
  (told: number) =>
  ({ dead, all }: Share): boolean =>
    Math.abs(dead / all - told) <= NEAR;

const row = (kind: string, source: string, check: SentenceRow<Graded>['check']): SentenceRow<Graded> => ({
  kind: `grade: ${kind}`,
  pattern: new RegExp(`^${source}$`),
  check,
});

const GRADES: Readonly<Record<string, readonly [number, number]>> = {
  trivial: [Number.NEGATIVE_INFINITY, 3],
  easy: [3, 4],
  tricky: [4, 5],
  hard: [5, 6],
  extreme: [6, Number.POSITIVE_INFINITY],
};

const NEAR = 0.06;

const ROWS: readonly SentenceRow<Graded>[] = [
  row('name', '(\\w+); difficulty (\\d+\\.\\d\\d)', (_, [name = '', difficulty = '']) => {
    const [least, below] = GRADES[name] ?? [Number.NaN, Number.NaN];
    return Number(difficulty) >= least && Number(difficulty) < below
      ? undefined
      : 'the difficulty is not in the range of that grade';
  }),
  row('pushes', '(\\d+) push(?:es)?', ({ asked }, [pushes = '']) =>
    asked.plays().toGo[0] === Number(pushes) ? undefined : `${asked.plays().toGo[0]}`,
  ),
  row('box changes', '(\\d+) box changes?', ({ solutions }, [changes = '']) =>
    solutions().runs === Number(changes) ? undefined : `${solutions().runs} runs`,
  ),
  row('over the bound', '(\\d+) over the lower bound', ({ asked }, [gap = '']) => {
    const found = (asked.plays().toGo[0] as number) - cheapestPairing(asked, asked.start.boxes);
    return found === Number(gap) ? undefined : `${found}`;
  }),
  row('share in percent', '(\\d+)% deadlocks \\(dead squares aside\\)', (graded, [percent = '']) =>
    share(graded, ({ dead, all }) => Math.floor((100 * dead) / all) === Number(percent)),
  ),
  row('no solution', 'Proven unsolvable, so it has no grade', ({ asked }) =>
    asked.plays().live[0] ? 'it can be solved' : undefined,
  ),
  row('solved', 'Every box is on a goal already', ({ asked }) => (asked.plays().solved[0] ? undefined : 'it is not')),
  row('straight', 'A shortest solution takes each box to its goal in one run, by the shortest way', (graded) =>
    inSome(
      graded,
      (pushes) => runCounts(pushes, boxCount(graded)).every((runs) => runs <= 1) && awayCounts(graded, pushes)[0] === 0,
    ),
  ),
  row('runs', 'A shortest solution takes (\\d+) runs? of pushes', ({ solutions }, [runs = '']) =>
    solutions().runs === Number(runs) ? undefined : `${solutions().runs} runs`,
  ),
  row(
    'lead away',
    '(\\d+) of (\\d+) pushes leads? away from the goals in a shortest solution',
    (graded, [away = '', of = '']) => {
      if (graded.asked.plays().toGo[0] !== Number(of)) return 'that is not the number of pushes';
      return inSome(graded, (pushes) => awayCounts(graded, pushes).includes(Number(away)));
    },
  ),
  row(
    'separate times',
    `${NUMBER} box(?:es)? (?:is|are) pushed ${NUMBER} separate times in a shortest solution`,
    (graded, [boxes = '', times = '']) =>
      inSome(
        graded,
        (pushes) =>
          runCounts(pushes, boxCount(graded)).filter((runs) => runs === numberNamed(times)).length >=
          numberNamed(boxes),
      ),
  ),
  row('parked', `${NUMBER} box(?:es)? (?:is|are) parked on the way in a shortest solution`, (graded, [boxes = '']) =>
    inSome(graded, (pushes) => parkedCounts(graded, pushes).includes(numberNamed(boxes))),
  ),
  row('half', 'About half the positions you can reach are deadlocks, dead squares aside', (graded) =>
    share(graded, about(0.5)),
  ),
  row('nearly all', 'Nearly all positions you can reach are deadlocks, dead squares aside', (graded) =>
    share(graded, ({ dead, all }) => dead / all >= 0.85),
  ),
  row(
    'share',
    `About ${NUMBER} in ${NUMBER} positions you can reach are deadlocks, dead squares aside`,
    (graded, [part = '', of = '']) => share(graded, about(numberNamed(part) / numberNamed(of))),
  ),
  row(
    'only good first push',
    `Only ${NUMBER} of ${NUMBER} first pushes avoids? a deadlock`,
    (graded, [good = '', of = '']) => {
      const first = firstPushes(graded);
      return first.good === numberNamed(good) && first.all === numberNamed(of)
        ? undefined
        : `${first.good} of ${first.all}`;
    },
  ),
  row('bad first pushes', `${NUMBER} of ${NUMBER} first pushes leads? to a deadlock`, (graded, [bad = '', of = '']) => {
    const first = firstPushes(graded);
    return first.all - first.good === numberNamed(bad) && first.all === numberNamed(of)
      ? undefined
      : `${first.all - first.good} of ${first.all}`;
  }),
];

const isTooMany = (error: unknown): boolean => error instanceof TooManyPositions;

export function judgeGrade(level: Level, most: number, tell: Tell): void {
  const asked = askAt(level, level.start, most);
  let solutions: ShortestSolutions | undefined;
  const graded: Graded = {
    asked,
    solutions: () => {
      solutions ??= shortestSolutions(asked.plays());
      return solutions;
    },
    shares: (withDeadSquares) =>
      [false, true].map((goesOn) => shareOf(asked.playsFrom(asked.start, withDeadSquares), goesOn)),
  };
  const say = (sentence: string): void =>
    tell('grade', sentence, (each) => judgeSentence(ROWS, graded, each, isTooMany));
  const grading = gradeSokobanNow(level);
  if (grading.verdict === 'gave-up') return;
  if (grading.verdict === 'unsolvable') {
    say('Proven unsolvable, so it has no grade');
    return;
  }
  const { grade, units, figures, reach, reasons, isExact } = grading;
  // An estimate says so, and is not proven.
  if (!isExact) return;
  say(`${grade}; difficulty ${difficultyNumber(units).toFixed(2)}`);
  say(`${figures.pushes} ${figures.pushes === 1 ? 'push' : 'pushes'}`);
  say(`${figures.boxChanges} box ${figures.boxChanges === 1 ? 'change' : 'changes'}`);
  say(`${figures.gap} over the lower bound`);
  if (reach) say(`${Math.floor((100 * reach.dead) / reach.reachable)}% deadlocks (dead squares aside)`);
  for (const reason of reasons) say(reasonMessage(reason));
}
