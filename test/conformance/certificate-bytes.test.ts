// Both checkers of certificates (proof/sokcheck.c and packages/core/src/proof) accept and refuse the same bytes, in the header and in
// the proof, and count the same work, steps, and solutions: named cases at every edge, and files with changed bytes and lines. What
// an accepted header claims is what was proven, and its solution solves the level. Limits are the same in both and in the guide.

import { readFileSync } from 'node:fs';
import type { Random } from '@masu/core/base/random.js';
import { CHECK_LIMITS } from '@masu/core/proof/check.js';
import { MAX_CASE_STEPS } from '@masu/core/proof/futoshiki.js';
import { parseLurd, verifySolution } from '@masu/core/sokoban/formats/lurd.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { verifyCertificate } from '@masu/solve/sokoban/certificates/verify-certificate.js';
import { expect, test } from 'vitest';
import { type Lemma, makeCertificate } from '../certificate-bytes.js';
import {
  type CheckedFile,
  expectSameInC,
  setUpCheckers,
  type Verdict,
  verdictInTypeScript,
} from '../certificate-checkers.js';
import { levelOf } from '../level-of.js';
import { sampled } from '../sample.js';
import { goesOn, randomFor } from '../seed.js';

setUpCheckers();

const ROWS = ['######', '#@$ .#', '# $. #', '#    #', '######'];
/** Its goals can't both be reached. */
const STUCK = ['######', '#$ ..#', '#@ $ #', '######'];
/** Its second box is behind a wall. */
const CUT = ['#######', '#@$.#$#', '#####.#', '    ###'];
const CLAIM = 'no solution with fewer than 3 pushes';
const SOLUTION = 'RRlldR';

/** Whether masu plays it: the checkers also take a level with a box out of reach, and up to 1,023 cells. */
const isLevel = (rows: readonly string[]): boolean => validateLevel({ rows }).ok;
const latin = (text: string): number[] => [...Buffer.from(text, 'latin1')];
const PROOF = [...makeCertificate({ metric: 'pushes', fewest: 3, work: 500 })];
const NO_SOLUTION = [...makeCertificate({ metric: 'pushes', fewest: 0, work: 500 })];
const withHeader = (header: string, proof: readonly number[] = PROOF): Uint8Array =>
  Uint8Array.from([...latin(`Sokoban certificate 1\n${header}`), ...proof]);
const fileOf = (...lines: readonly string[]): Uint8Array => withHeader(`${lines.join('\n')}\n\n`);

/** What both checkers say, after they were found to agree. */
function verdicts(files: readonly CheckedFile[], limits = CHECK_LIMITS): (Verdict | undefined)[] {
  const said = files.map((file) => verdictInTypeScript(file, limits));
  expectSameInC(files, said, limits);
  return said;
}

const producer = 'producer: a test';
const claim = `claim: ${CLAIM}`;
const solution = `solution: ${SOLUTION}`;
const row = (length: number): string => `#@$.${' '.repeat(length - 5)}#`;
const board = (height: number, width: number): string[] => [
  '#'.repeat(width),
  row(width),
  ...Array.from({ length: height - 3 }, () => `#${' '.repeat(Math.min(width - 2, 3)).padEnd(width - 2, '#')}#`),
  '#'.repeat(width),
];
const ONE = makeCertificate({ metric: 'pushes', fewest: 1, work: 500 });

const CASES: readonly (readonly [name: string, isAccepted: boolean, bytes: Uint8Array, rows?: readonly string[]])[] = [
  ['no header', true, Uint8Array.from(PROOF)],
  ['all lines', true, fileOf(producer, claim, solution, 'level:', ...ROWS)],
  ['indented rows', true, fileOf(claim, 'level:', ...ROWS.map((each) => `    ${each}`))],
  ['no lines', true, withHeader('\n')],
  ['no empty line', false, withHeader(`${claim}\n`)],
  ['an unknown name', true, fileOf('made-on: a machine', claim)],
  ['letters beyond ASCII', true, fileOf('producer: M\xfcller \x80\xff', claim)],
  ['a name with a capital', false, fileOf(`Claim: ${CLAIM}`)],
  ['a line that is no value', false, fileOf('a certificate', claim)],
  ['an indented name', false, fileOf(` ${claim}`)],
  ['a value without a space', false, fileOf(`claim:${CLAIM}`)],
  ['an empty value', true, fileOf('producer: ', claim)],
  ['another claim', false, fileOf('claim: no solution with fewer than 4 pushes')],
  ['a longer claim', false, fileOf(`${claim} or 4`)],
  ['a claim with a space at its end', false, fileOf(`${claim} `)],
  ['a shorter claim', false, fileOf(claim.slice(0, -1))],
  ['an empty claim', false, fileOf('claim: ')],
  ['a claim with a carriage return', false, fileOf(`${claim}\r`)],
  ['carriage returns everywhere', false, withHeader(`${producer}\r\n${claim}\r\n\r\n`)],
  ['a carriage return in an unknown line', false, fileOf('note: a\rclaim: none', claim)],
  ['a NUL', false, fileOf(`${producer}\0`, claim)],
  ['a NUL before a false claim', false, fileOf('note: \0', 'claim: no solution')],
  ['a NUL in the claim', false, fileOf(`${claim}\0 or more`)],
  ['an escape', false, fileOf('producer: \x1b[31m')],
  ['a tab', false, fileOf('producer: a\tb')],
  ['a delete', false, fileOf('producer: \x7f')],
  ['two equal claims', true, fileOf(claim, claim)],
  ['a second claim that is false', false, fileOf(claim, 'claim: no solution')],
  ['a first claim that is false', false, fileOf('claim: no solution', claim)],
  ['a claim after the level', false, fileOf('level:', ...ROWS, claim)],
  ['a solution after the level', false, fileOf('level:', ...ROWS, solution)],
  ['a false solution after the level', false, fileOf('level:', ...ROWS, 'solution: rr')],
  ['a second level', false, fileOf('level:', ...ROWS, 'level:', ...ROWS)],
  ['a level of no rows', true, fileOf(claim, 'level:')],
  ['a level with a value', true, fileOf('level: 3', claim)],
  ['a solution in lower case', true, fileOf(solution.toLowerCase())],
  ['a solution with a count', false, fileOf('solution: 2RlldR')],
  ['a solution with a count inside', false, fileOf('solution: r2R')],
  ['a solution with a bracket', false, fileOf('solution: (RRlldR)')],
  ['a solution with a space at its end', false, fileOf(`${solution} `)],
  ['a solution with a space inside', false, fileOf('solution: RR lldR')],
  ['a solution with a letter of no move', false, fileOf(`${solution}x`)],
  ['a solution with a blocked move', false, fileOf('solution: uRRlldR')],
  ['a solution that ends too early', false, fileOf('solution: RRlld')],
  ['an empty solution', false, fileOf('solution: ')],
  ['a solution that goes on', true, fileOf(`${solution}l`)],
  ['two solutions', false, fileOf(solution, solution)],
  ['a byte after the end', false, Uint8Array.from([...PROOF, 0])],
  ['a text after the end', false, withHeader(`${claim}\n\n`, [...PROOF, ...latin('\nclaim: no solution\n')])],
  ['a number of six bytes', false, Uint8Array.from([...latin('SOKCERT1'), 0, 3, 0x80, 0x80, 0x80, 0x80, 0x80, 0, 0])],
  ['numbers with zeros above', true, Uint8Array.from([...latin('SOKCERT1'), 0x80, 0, 0x83, 0, 0xf4, 0x83, 0, 0])],
  ['no solution', true, withHeader('claim: no solution\n\n', NO_SOLUTION), STUCK],
  ['a box out of reach', true, withHeader('claim: no solution\n\n', NO_SOLUTION), CUT],
  ['a box out of reach, a number claimed', false, Uint8Array.from(PROOF), CUT],
  ['a box out of reach, another claim', false, withHeader(`${claim}\n\n`, NO_SOLUTION), CUT],
  ['a box out of reach, with a solution', false, withHeader('solution: R\n\n', NO_SOLUTION), CUT],
  ['a box out of reach, cut off', false, Uint8Array.from(NO_SOLUTION.slice(0, -1)), CUT],
  ['a box out of reach, a lemma', false, Uint8Array.from([...NO_SOLUTION.slice(0, -1), 4, 3, 0]), CUT],
  ['a box out of reach, and more', false, Uint8Array.from([...NO_SOLUTION, 0]), CUT],
  ['125 columns', true, ONE, board(4, 125)],
  ['126 columns', false, ONE, board(4, 126)],
  ['125 rows', true, ONE, board(125, 8)],
  ['126 rows', false, ONE, board(126, 8)],
  ['4 MiB', false, withHeader(`note: ${'x'.repeat(2 ** 22)}\n\n`)],
  ['less than 4 MiB', true, withHeader(`note: ${'x'.repeat(2 ** 22 - PROOF.length - 31)}\n\n`)],
];

test('both checkers accept and refuse the same headers and proofs', () => {
  const files = CASES.map(([, , bytes, rows = ROWS]) => ({ rows, bytes }));
  const said = verdicts(files);
  const accepted = CASES.map(([name], index) => [name, said[index] !== undefined]);
  expect(accepted).toEqual(CASES.map(([name, isAccepted]) => [name, isAccepted]));
  for (const [index, { rows, bytes }] of files.entries()) {
    if (!isLevel(rows)) continue;
    const { verified } = verifyCertificate(levelOf(rows), bytes);
    expect([CASES[index]?.[0], verified]).toEqual(accepted[index]);
  }
});

/** Lines that a reader could take for something else, and some that are right. */
const LINES = [
  ...[producer, claim, solution, 'level:', 'level: ', ...ROWS],
  ...['claim: no solution', 'claim:', `Claim: ${CLAIM}`, ` ${claim}`, `${claim} `, `${claim}\r`, `${claim}\0`],
  ...['solution: RR', 'solution: r2R', 'solution: ', 'solution:', 'SOLUTION: x', `${solution}\r`, 'solution: 3l(RR)'],
  ...['', ' ', '\r', '\0', '#', '-', '_: x', 'a-b: c', 'x: ', 'é: é', 'SOKCERT1', 'Sokoban certificate 1', '\n\n'],
];
const BYTES = [...latin('\0\t\n\r\x1b\x7f\x80\xff :-_#@$.*+udlrUDLRclaimSOKCERT1'), 0, 1, 2, 3, 4];

function changedLines(random: Random, lines: readonly string[]): string[] {
  const changed = [...lines];
  for (let changes = random.below(4); changes > 0; changes--) {
    const at = random.below(changed.length + 1);
    const line = random.next() < 0.6 ? LINES[random.below(LINES.length)] : changed[random.below(changed.length)];
    changed.splice(at, random.below(2), ...(random.next() < 0.8 ? [line ?? ''] : []));
  }
  return changed;
}

function changedBytes(random: Random, bytes: readonly number[], from: number): number[] {
  const changed = [...bytes];
  for (let changes = random.below(3); changes > 0; changes--) {
    const at = from + random.below(Math.max(1, changed.length - from));
    const byte = random.next() < 0.7 ? (BYTES[random.below(BYTES.length)] as number) : random.below(256);
    changed.splice(at, random.below(2), ...(random.next() < 0.7 ? [byte] : []));
  }
  return changed;
}

const LEMMAS: readonly Lemma[] = [
  { kind: 'price', values: [2, -1] },
  { kind: 'goal-set', goals: [1] },
  { kind: 'pattern', price: 0, extra: 0, boxes: [1, 5], player: 12 },
  { kind: 'ball', radius: 1 },
];

test('files with changed lines and bytes get the same verdict, and what their headers say is true', () => {
  const random = randomFor(46);
  let accepted = 0;
  let refused = 0;
  for (let rounds = sampled(2, 300); rounds > 0; rounds--) {
    const files: CheckedFile[] = [];
    while (files.length < 250) {
      const rows = [ROWS, ROWS, ROWS, STUCK, CUT][random.below(5)] as string[];
      const isSolvable = rows === ROWS;
      const lemmas = isSolvable ? random.shuffle([...LEMMAS]).slice(0, random.below(4)) : [];
      const proof = makeCertificate({ metric: 'pushes', fewest: isSolvable ? 3 : 0, work: 500, lemmas });
      const lines = [
        ...[producer, `claim: ${isSolvable ? CLAIM : 'no solution'}`],
        ...(isSolvable ? [solution] : []),
        ...(random.next() < 0.5 ? ['level:', ...rows] : []),
      ];
      const header = random.next() < 0.6 ? changedLines(random, lines) : lines;
      const isHeaderKept = random.next() < 0.5;
      const bytes = [...withHeader(`${header.join('\n')}\n\n`, [...proof])];
      files.push({
        rows,
        bytes: Uint8Array.from(changedBytes(random, bytes, isHeaderKept ? bytes.length - proof.length : 0)),
      });
    }
    const said = verdicts(files);
    for (const [index, verdict] of said.entries()) {
      const { rows, bytes } = files[index] as CheckedFile;
      if (isLevel(rows)) expect(verifyCertificate(levelOf(rows), bytes).verified).toBe(verdict !== undefined);
      if (!verdict) refused++;
      else {
        accepted++;
        const text = Buffer.from(bytes).toString('latin1');
        const header = text.startsWith('SOKCERT1') ? '' : text.slice(0, text.indexOf('\n\n'));
        // Lines that begin like a claim; within the value of another line, the words claim nothing.
        for (const [, name = '', value = ''] of header.matchAll(/^\W*(claim|solution)\s*:([^\n]*)/gim)) {
          if (/claim/i.test(name)) expect(value, header).toBe(` ${verdict.claim}`);
          else {
            const moves = parseLurd(value);
            expect(moves.ok && verifySolution(levelOf(rows), moves.value).ok, header).toBe(true);
          }
        }
      }
    }
  }
  expect(accepted).toBeGreaterThan(refused / 20);
  expect(refused).toBeGreaterThan(accepted / 20);
}, 3_600_000);

/** Random cells as a pattern for each of many lemmas, prices, goal sets, and a ball: what a check must pay for. */
function expensiveLemmas(random: Random): Lemma[] {
  const lemmas: Lemma[] = [];
  const cells = 12;
  for (let count = random.below(40); count > 0; count--) {
    const boxes = random.shuffle([...Array(cells).keys()]).slice(0, 1 + random.below(2));
    lemmas.push(
      (
        [
          { kind: 'price', values: [random.below(5) - 2, random.below(5) - 2] },
          { kind: 'goal-set', goals: [random.below(2)] },
          { kind: 'pattern', price: 0, extra: 0, boxes: boxes.sort((a, b) => a - b), player: cells },
        ] as const
      )[random.below(3)] as Lemma,
    );
  }
  return lemmas;
}

test('steps and room are counted alike: a check ends at the same limit in both', () => {
  const random = randomFor(47);
  let kept = 0;
  for (let made = 0; goesOn(made, sampled(2, 60), kept > 0); made++) {
    const metric = random.next() < 0.5 ? 'pushes' : 'moves';
    const lemmas: Lemma[] = [{ kind: 'ball', radius: 1 + random.below(4) }, ...expensiveLemmas(random)];
    const bytes = makeCertificate({ metric, fewest: 3, lemmas: random.shuffle(lemmas) });
    const verdict = verdictInTypeScript({ rows: ROWS, bytes });
    if (!verdict) continue;
    const steps = Number(verdict.figures.split(',')[1]);
    // A limit is a program of its own in C: so only some.
    expect(verdicts([{ rows: ROWS, bytes }], { ...CHECK_LIMITS, steps })).toEqual([verdict]);
    expect(verdicts([{ rows: ROWS, bytes }], { ...CHECK_LIMITS, steps: steps - 1 })).toEqual([undefined]);
    let [low, high] = [0, 1e6];
    while (high - low > 1) {
      const room = Math.floor((low + high) / 2);
      if (verdictInTypeScript({ rows: ROWS, bytes }, { ...CHECK_LIMITS, room })) high = room;
      else low = room;
    }
    expect(verdicts([{ rows: ROWS, bytes }], { ...CHECK_LIMITS, room: high })).toEqual([verdict]);
    expect(verdicts([{ rows: ROWS, bytes }], { ...CHECK_LIMITS, room: low })).toEqual([undefined]);
    kept++;
  }
  expect(kept).toBeGreaterThan(0);
}, 3_600_000);

test('the guide and the program in C state the limits of the checker in TypeScript', () => {
  const [guide, program] = ['docs/certificates.md', 'proof/sokcheck.c'].map((file) => readFileSync(file, 'utf8'));
  const { steps, room } = CHECK_LIMITS;
  expect(guide).toContain(`at most ${MAX_CASE_STEPS.toLocaleString('en')}, some seconds`);
  expect(program).toContain(`MAX_STEPS = ${steps}, MAX_ROOM = ${room};`);
  expect(guide).toContain(`at most ${steps.toLocaleString('en')} steps and ${room.toLocaleString('en')} units of room`);
});
