// What `masu explain` says of one run of the solution it shows: where it leads, why it comes now, and what it waits for.

import type { Run, Shown } from './asked.js';
import { canPush, canStand, directionOffsets, type Push, played, pushed, rides, type Spot, without } from './board.js';
import { ANY_GOALS, BOX, BOXES, boxesNamed, CELL, DIRECTION, GOAL, goalsNamed } from './english.js';
import { cellNamed, losing, stepsAt } from './level-sentences.js';
import { checkReason } from './loss-reasons.js';
import { somePush } from './plays.js';
import type { Finding, SentenceRow } from './verdict.js';

/** A run of the solution shown, by its index. */
export interface ShownRun {
  readonly shown: Shown;
  readonly index: number;
}

const runOf = ({ shown, index }: ShownRun): Run => shown.runs[index] as Run;
const spotBefore = ({ shown, index }: ShownRun): Spot => shown.spots[(shown.runs[index] as Run).first] as Spot;
const spotAfter = ({ shown, index }: ShownRun): Spot => shown.spots[(shown.runs[index] as Run).end] as Spot;

/** The solution without a run, and without every later run that can't be made then, up to another run. */
export function leftOut(
  { shown, index }: ShownRun,
  upTo = shown.runs.length,
): { readonly spot: Spot; readonly made: readonly number[] } {
  let spot = spotBefore({ shown, index });
  const made: number[] = [];
  for (let later = index + 1; later < upTo; later++) {
    const after = played(shown.board, spot, (shown.runs[later] as Run).pushes);
    if (!after) continue;
    spot = after;
    made.push(later);
  }
  return { spot, made };
}

/** The first delivery that is lost if the run is left out. */
export function servedDelivery(run: ShownRun): Run | undefined {
  const { made } = leftOut(run);
  const { runs } = run.shown;
  return runs.find((each, at) => at >= run.index && each.isLast && !made.includes(at));
}

/** Later runs of a box: the next run alone, or any. */
function laterRuns({ shown, index }: ShownRun, box: number, isNext: boolean): number[] {
  const later = [...shown.runs.keys()].filter((at) => at > index && shown.runs[at]?.box === box);
  return isNext ? later.filter((at) => at === index + 1) : later;
}

function noRun(run: ShownRun, box: number, isNext: boolean): string {
  return laterRuns(run, box, isNext).length === 0 ? 'that box has no such run' : 'none of its runs is as it says';
}

/** Whether a later run waits for this one, and can be made if this box is gone from where it was. */
function clears(run: ShownRun, box: number, isNext: boolean): Finding {
  const { shown } = run;
  let doubt: string | undefined;
  for (const at of laterRuns(run, box, isNext)) {
    const { pushes } = shown.runs[at] as Run;
    const { spot } = leftOut(run, at);
    if (played(shown.board, spot, pushes)) continue;
    if (played(shown.board, without(spot, [runOf(run).box]), pushes)) return undefined;
    doubt = 'that run waits for this one, but not because of the box where it was';
  }
  return doubt ? { doubts: [doubt] } : noRun(run, box, isNext);
}

function freesSquare(run: ShownRun, box: number, direction: string, isNext: boolean): Finding {
  const { shown } = run;
  const offset = directionOffsets(shown.board)[direction] ?? 0;
  const freed = runOf(run).pushes[0]?.from;
  const uses = laterRuns(run, box, isNext).some((at) =>
    shown.runs[at]?.pushes.some(({ from, onto }) => onto - from === offset && from - offset === freed),
  );
  return uses ? undefined : noRun(run, box, isNext);
}

/** Whether the player gets behind the box for a later push because of this run. */
function getsBehind(run: ShownRun, box: number, direction: string, isNext: boolean, opens: boolean): Finding {
  const { shown } = run;
  const offset = directionOffsets(shown.board)[direction] ?? 0;
  let doubt: string | undefined;
  for (const at of laterRuns(run, box, isNext)) {
    let { spot } = leftOut(run, at);
    for (const push of (shown.runs[at] as Run).pushes) {
      if (spot.boxes[box] !== push.from) break;
      if (push.onto - push.from === offset && !canStand(shown.board, spot, push.from - offset)) {
        if (!opens) return undefined;
        if (canStand(shown.board, without(spot, [runOf(run).box]), push.from - offset)) return undefined;
        doubt = 'you get behind it by this run, but not because the box left its square';
      }
      if (!canPush(shown.board, spot, push)) break;
      spot = played(shown.board, spot, [push]) as Spot;
    }
  }
  return doubt ? { doubts: [doubt] } : noRun(run, box, isNext);
}

function closesLater(run: ShownRun, box: number): Finding {
  const { shown } = run;
  let doubt: string | undefined;
  for (const at of laterRuns(run, box, false)) {
    const { spot } = leftOut(run, at + 1);
    if (played(shown.board, spot, runOf(run).pushes)) continue;
    if (!played(shown.board, without(spot, [box]), runOf(run).pushes))
      doubt = 'later the run is not possible, but not because of that box alone';
    else {
      const end = runOf(run).pushes.at(-1)?.onto;
      const otherWay = rides(shown.board, spot, runOf(run).box).some((ride) => ride.spot.boxes[runOf(run).box] === end);
      return { doubts: [otherWay && 'later it can still be pushed there another way'] };
    }
  }
  return doubt ? { doubts: [doubt] } : 'the run can still be made after each later run of that box';
}

function comesLast(run: ShownRun): Finding {
  const { shown, index } = run;
  const { spot, made } = leftOut(run);
  if (made.length !== shown.runs.length - index - 1) return 'a later run waits for it';
  return played(shown.board, spot, runOf(run).pushes) ? undefined : 'it can not be made at the end';
}

function goesFirst(run: ShownRun, box: number): Finding {
  const { shown, index } = run;
  const [at] = laterRuns(run, box, false);
  if (at === undefined) return 'that box has no later run';
  const order = [at, ...[...shown.runs.keys()].filter((each) => each >= index && each !== at)];
  let spot: Spot | undefined = spotBefore(run);
  for (const each of order) spot = spot && played(shown.board, spot, (shown.runs[each] as Run).pushes);
  return spot ? undefined : 'then the solution can not be made';
}

/** "Until it moves": as long as the box of this run stays where it is. */
function waits(run: ShownRun, box: number, isPossible: boolean): Finding {
  const { shown } = run;
  const { plays, steps } = stepsAt(shown, runOf(run).first);
  const before = (wanted: (to: number) => boolean): boolean =>
    somePush(
      plays,
      plays.find(spotBefore(run)),
      (step) => step.box !== runOf(run).box,
      (step) => step.box === box && wanted(step.to),
    );
  if (before((to) => !losing(plays, to))) return 'it can be pushed before that without losing';
  if (!isPossible) return undefined;
  if (!before(() => true)) return 'it can not be pushed before that at all';
  return { doubts: [!steps.some((step) => step.box === box) && 'it can not be pushed now, only after a third box'] };
}

function gate(run: ShownRun): Finding {
  const { shown } = run;
  const { box } = runOf(run);
  const { plays } = stepsAt(shown, runOf(run).first);
  const other = somePush(
    plays,
    plays.find(spotBefore(run)),
    (step) => step.box !== box,
    (step) => step.box !== box && shown.board.goals.includes(step.onto) && !losing(plays, step.to),
  );
  return other ? 'another box can be pushed onto a goal before that' : undefined;
}

function tooEarly(run: ShownRun, goals: readonly number[], reason: string | undefined): Finding {
  const { shown } = run;
  const { box } = runOf(run);
  const doubts: (string | false | undefined)[] = [];
  const ends = rides(shown.board, spotBefore(run), box).filter(({ pushes }) => pushes > 0);
  for (const goal of goals) {
    const there = ends.filter(({ spot }) => spot.boxes[box] === shown.board.goals[goal]);
    if (there.length === 0) return `it can not be taken to goal ${goal + 1} now`;
    const fewest = Math.min(...there.map(({ pushes }) => pushes));
    for (const { spot, pushes } of there) {
      const found =
        reason === undefined
          ? shown.isLost(spot)
            ? undefined
            : 'it can still be solved'
          : checkReason(shown, spot, reason);
      if (typeof found === 'string' && pushes === fewest) return found;
      if (typeof found === 'string') doubts.push(`by a longer way: ${found}`);
      else doubts.push(...(found?.doubts ?? []));
    }
  }
  return { doubts };
}

/** The push at which the next run of the box fails if it is tried right after this one; and the spot before it. */
function failingPush(run: ShownRun): { readonly spot: Spot; readonly push: Push; readonly at: number } | string {
  const { shown } = run;
  const [next] = laterRuns(run, runOf(run).box, false);
  if (next === undefined) return 'it is not pushed again in this solution';
  let spot = spotAfter(run);
  for (const [at, push] of (shown.runs[next] as Run).pushes.entries()) {
    if (!canPush(shown.board, spot, push)) return { spot, push, at };
    spot = pushed(spot, push);
  }
  return 'its next run is possible now';
}

type Stop = 'no way' | 'keeps' | 'stands' | 'in the way';

/** Its next push, or its next run, isn't possible yet, and why. */
function stops(run: ShownRun, why: Stop, isRun: boolean, direction: string, by?: number): Finding {
  const { board } = run.shown;
  const failing = failingPush(run);
  if (typeof failing === 'string') return failing;
  const { spot, push, at } = failing;
  const offset = push.onto - push.from;
  if (!isRun && at > 0) return 'its next push is possible now';
  if (direction !== '' && directionOffsets(board)[direction] !== offset) return 'it is pushed in another direction';
  const behind = push.from - offset;
  const doubts = [isRun && at === 0 && 'not even its next push is possible'];
  if (why === 'in the way')
    return spot.boxes[by as number] === push.onto ? { doubts } : 'that box is not in front of it';
  if (why === 'stands') return spot.boxes[by as number] === behind ? { doubts } : 'that box is not behind it';
  if (canStand(board, spot, behind)) return 'you can get behind it';
  if (why === 'no way') return { doubts };
  return canStand(board, without(spot, [by as number]), behind)
    ? { doubts }
    : 'without that box, you can not get behind it either';
}

/** Whether the box can be taken to a goal, other than the one it is on, when these boxes are gone. */
function reachesGoal({ shown, index }: ShownRun, gone: readonly number[]): boolean {
  const box = (shown.runs[index] as Run).box;
  const spot = spotAfter({ shown, index });
  return rides(shown.board, without(spot, gone), box).some(
    ({ spot: end, pushes }) => pushes > 0 && shown.board.goals.includes(end.boxes[box] as number),
  );
}

/** These boxes keep it from every goal: taken away, it gets to one; or with them alone, it does not. */
function wayBlocked(run: ShownRun, named: readonly number[]): Finding {
  const { shown } = run;
  const { box } = runOf(run);
  if (shown.board.goals.includes(spotAfter(run).boxes[box] as number)) return 'it is on a goal';
  if (reachesGoal(run, [])) return 'it can reach a goal now';
  const isEnough = reachesGoal(run, named);
  const isNeeded = !reachesGoal(
    run,
    [...shown.start.boxes.keys()].filter((each) => each !== box && !named.includes(each)),
  );
  if (!isEnough && !isNeeded) return 'it takes another box to keep it from the goals';
  const spare = named.length > 1 && named.some((each) => reachesGoal(run, [each]));
  return {
    doubts: [
      !isEnough && 'without them, it can not reach a goal either',
      !isNeeded && 'another box is in the way as well',
      spare && 'without one of these alone, it can reach a goal',
    ],
  };
}

function couldWithout(run: ShownRun, named: readonly number[]): Finding {
  if (run.shown.board.goals.includes(spotAfter(run).boxes[runOf(run).box] as number)) return 'it is on a goal';
  if (reachesGoal(run, [])) return 'it can reach a goal now';
  const other = named.find((each) => !reachesGoal(run, [each]));
  return other === undefined ? undefined : `not without box ${other}`;
}

function severalBlock(run: ShownRun): Finding {
  const { shown } = run;
  const others = [...shown.start.boxes.keys()].filter((each) => each !== runOf(run).box);
  const found = wayBlocked(run, others);
  if (typeof found === 'string') return found;
  return others.some((each) => reachesGoal(run, [each])) ? 'one box alone is in the way' : undefined;
}

const row = (kind: string, source: string, check: SentenceRow<ShownRun>['check']): SentenceRow<ShownRun> => ({
  kind: `run: ${kind}`,
  pattern: new RegExp(`^${source}\\.$`),
  check,
});

const box = (text: string | undefined): number => boxesNamed(text ?? '')[0] as number;
const TIME = '(next|later)';

export const RUN_ROWS: readonly SentenceRow<ShownRun>[] = [
  row('is set aside', `${BOX} is set aside at ${CELL}`, (run, [named, r = '', c = '']) => {
    const cell = cellNamed(run.shown, r, c);
    const isThere = runOf(run).box === box(named) && spotAfter(run).boxes[box(named)] === cell;
    if (!isThere) return 'the run ends elsewhere';
    return runOf(run).isLast || run.shown.board.goals.includes(cell) ? 'that is a goal, or its last run' : undefined;
  }),
  row('waits on goal', `${BOX} waits on ${GOAL} for now`, (run, [named, goal]) => {
    const isThere =
      runOf(run).box === box(named) && spotAfter(run).boxes[box(named)] === run.shown.board.goals[Number(goal) - 1];
    return isThere && !runOf(run).isLast ? undefined : 'the run ends elsewhere, or is the last of the box';
  }),
  row('goes to goal', `${BOX} goes to ${GOAL}`, (run, [named, goal]) => {
    const isThere =
      runOf(run).box === box(named) && spotAfter(run).boxes[box(named)] === run.shown.board.goals[Number(goal) - 1];
    return isThere && runOf(run).isLast ? undefined : 'the run ends elsewhere, or the box is pushed again';
  }),
  row('only-push', 'Every other push loses here', (run) => {
    const { plays, steps } = stepsAt(run.shown, runOf(run).first);
    const [push] = runOf(run).pushes;
    const others = steps.filter(({ from, onto }) => from !== push?.from || onto !== push?.onto);
    if (others.some(({ to }) => !losing(plays, to))) return 'another push does not lose';
    return { doubts: [others.length === 0 && 'no other push is possible'] };
  }),
  row('only-box', 'A push of any other box loses here', (run) => {
    const { plays, steps } = stepsAt(run.shown, runOf(run).first);
    const others = steps.filter((step) => step.box !== runOf(run).box);
    if (others.some(({ to }) => !losing(plays, to))) return 'a push of another box does not lose';
    return { doubts: [others.length === 0 && 'no other box can be pushed'] };
  }),
  row('loses until it moves', `Until it moves, pushing ${BOX} loses`, (run, [named]) => waits(run, box(named), true)),
  row('can not until it moves', `Until it moves, ${BOX} can't be pushed without losing`, (run, [named]) =>
    waits(run, box(named), false),
  ),
  row('gate', 'Until it moves, no other box can be pushed onto a goal without losing', gate),
  row('too-early', `Taking it to ${GOAL} now would lose: (.+)`, (run, [goal, reason]) =>
    tooEarly(run, [Number(goal) - 1], reason),
  ),
  row('too-early', `Taking it to ${ANY_GOALS} now would lose`, (run, [goals = '']) =>
    tooEarly(run, goalsNamed(goals), undefined),
  ),
  row('clears the way', `It clears the way for ${BOX}(?:, which comes (next)| later)`, (run, [named, next]) =>
    clears(run, box(named), next === 'next'),
  ),
  row(
    'frees the square',
    `It frees the square from which ${BOX} is pushed ${DIRECTION} ${TIME}`,
    (run, [named, direction = '', time]) => freesSquare(run, box(named), direction, time === 'next'),
  ),
  row(
    'opens your way',
    `It opens your way to get behind ${BOX}, which is pushed ${DIRECTION} (?:right )?${TIME}`,
    (run, [named, direction = '', time]) => getsBehind(run, box(named), direction, time === 'next', true),
  ),
  row(
    'takes you behind',
    `This takes you to the side from which ${BOX} is pushed ${DIRECTION} ${TIME}`,
    (run, [named, direction = '', time]) => getsBehind(run, box(named), direction, time === 'next', false),
  ),
  row('closes its way', `Later ${BOX} will close its way`, (run, [named]) => closesLater(run, box(named))),
  row('could come last', 'It could also come last', comesLast),
  row('could go first', `${BOX} could go first as well`, (run, [named]) => goesFirst(run, box(named))),
  row('next push: no way', `It can't be pushed ${DIRECTION} yet: you can't get behind it`, (run, [direction = '']) =>
    stops(run, 'no way', false, direction),
  ),
  row(
    'next push: a box keeps you',
    `It can't be pushed ${DIRECTION} yet: ${BOX} keeps you from getting behind it`,
    (run, [direction = '', by]) => stops(run, 'keeps', false, direction, box(by)),
  ),
  row(
    'next push: a box stands',
    `It can't be pushed ${DIRECTION} yet: ${BOX} is where you have to stand`,
    (run, [direction = '', by]) => stops(run, 'stands', false, direction, box(by)),
  ),
  row(
    'next push: in the way',
    `It can't be pushed ${DIRECTION} yet: ${BOX} is in the way`,
    (run, [direction = '', by]) => stops(run, 'in the way', false, direction, box(by)),
  ),
  row(
    'next run: no way',
    `Its next run isn't possible yet: you can't get to the side from which it has to be pushed ${DIRECTION}`,
    (run, [direction = '']) => stops(run, 'no way', true, direction),
  ),
  row(
    'next run: a box keeps you',
    `Its next run isn't possible yet: ${BOX} keeps you from getting behind it`,
    (run, [by]) => stops(run, 'keeps', true, '', box(by)),
  ),
  row('next run: a box stands', `Its next run isn't possible yet: ${BOX} is where you have to stand`, (run, [by]) =>
    stops(run, 'stands', true, '', box(by)),
  ),
  row('next run: in the way', `Its next run isn't possible yet: ${BOX} is in the way`, (run, [by]) =>
    stops(run, 'in the way', true, '', box(by)),
  ),
  row('way to goals blocked', "It can't reach a goal yet: several boxes are in the way", severalBlock),
  row('way to goals blocked', `It can't reach a goal yet: ${BOXES} (?:is|are) in the way`, (run, [boxes = '']) =>
    wayBlocked(run, boxesNamed(boxes)),
  ),
  row(
    'could without one',
    "It can't reach a goal yet; it could without (box [A-Z]{1,2}(?:, box [A-Z]{1,2})*,? or box [A-Z]{1,2})",
    (run, [boxes = '']) => couldWithout(run, boxesNamed(boxes.replaceAll('box ', ''))),
  ),
];

// The walkthrough: headings, and lines that stand for several runs.

export function checkHeading(run: ShownRun, heading: string): Finding {
  const aim = new RegExp(`^(?:To get ${BOX} to ${GOAL}:|This helps to get ${BOX} to ${GOAL}\\.)$`).exec(heading);
  if (aim) {
    const [named, goal] = aim[1] === undefined ? [aim[3], aim[4]] : [aim[1], aim[2]];
    const served = servedDelivery(run);
    if (served?.box !== box(named)) return `left out, the first delivery that is lost is of box ${served?.box}`;
    return served.pushes.at(-1)?.onto === run.shown.board.goals[Number(goal) - 1]
      ? undefined
      : 'that box ends elsewhere';
  }
  if (/^Deliver(y|ies):$/.test(heading)) {
    if (!runOf(run).isLast) return 'it is no delivery';
    return servedDelivery(run) === runOf(run) ? undefined : 'without it, another delivery is lost first';
  }
  if (heading === 'No delivery needs this:')
    return servedDelivery(run) === undefined ? undefined : 'a delivery needs it';
  return 'no pattern knows the heading';
}

/** `Boxes A and B move in turns: each waits for the other`: a run of each can't be made before the other's run ahead of it. */
export function checkTurns(shown: Shown, runs: readonly number[], boxes: readonly number[]): Finding {
  if (runs.length < 3) return 'there are fewer than three runs';
  const waiting = new Set<number>();
  let free = 0;
  for (const [at, index] of runs.entries()) {
    if (!boxes.includes(shown.runs[index]?.box ?? -1)) return 'another box is pushed';
    const next = runs[at + 1];
    if (next === undefined) continue;
    if (shown.runs[next]?.box === shown.runs[index]?.box) return 'they do not take turns';
    const { spot } = leftOut({ shown, index }, next);
    if (played(shown.board, spot, (shown.runs[next] as Run).pushes)) free++;
    else waiting.add(shown.runs[next]?.box as number);
  }
  const idle = boxes.find((box) => !waiting.has(box));
  if (idle !== undefined) return `box ${idle} never waits for the other`;
  return { doubts: [free > 0 && 'not every run waits for the one before'] };
}
