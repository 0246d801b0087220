// The faulty submissions for ECE 209, as edits of ece209/futo.c.

import { type RubricSample, replaced } from './rubric-sample.js';

const IS_LEGAL = 'int isLegal(int row, int col, int num, const int puzzle[], const int constraints[], int size)';

/** Changes isLegal alone: solve calls a copy of the right one. */
const isLegalAlone =
  (edit: (text: string) => string) =>
  (text: string): string => {
    const at = text.indexOf('/* Whether two filled boxes');
    const [head, own] = [text.slice(0, at), text.slice(at)];
    const copy = own.replaceAll('isLegal', 'isRight').replaceAll('holds', 'holdsRight');
    const calls = head.replace('isLegal(index / size', 'isRight(index / size');
    const declared = calls.replace('/* Asks for', `${IS_LEGAL.replace('isLegal', 'isRight')};\n\n/* Asks for`);
    return `${declared}${edit(own)}\n${copy}`;
  };

const NOTHING: Readonly<Record<string, number>> = {
  ...{ compiles: 0, readPuzzle: 0, printPuzzle: 0, isLegal: 0 },
  ...{ 'solve: no relations': 0, 'solve: relations': 0, 'solve: unsolvable': 0 },
};

const edited = (
  name: string,
  edit: (text: string) => string,
  points: RubricSample['points'],
  evidence?: string,
): RubricSample => ({ name, edits: { 'futo.c': edit }, points, ...(evidence === undefined ? {} : { evidence }) });

const SOLVE = 'int solve(int puzzle[], const int constraints[], int size)';
/** solve as a function around the right one. */
const aroundSolve =
  (body: string) =>
  (text: string): string => {
    const [head, tail] = [text.slice(0, text.indexOf('/* Fills in')), text.slice(text.indexOf('/* Fills in'))];
    const own = tail.replaceAll('solve(puzzle', 'search(puzzle').replace('int solve(', 'static int search(');
    return `${head}${own}\n/* Calls the search. */\n${SOLVE} {\n${body}\n}\n`;
  };

export const ECE209_SAMPLES: readonly RubricSample[] = [
  { name: 'right', points: {} },
  { name: 'wrong-name', renamed: { 'futo.c': 'Futo.c' }, points: { 'file-name': 0 }, evidence: 'Upper and lower case' },
  edited('warning', replaced('int n, row, place;', 'int n, row, place, spare;'), { compiles: 8 }, 'unused variable'),
  edited('syntax-error', replaced('if (!in) return 0;', 'if (!in return 0;'), NOTHING, 'error'),
  edited('not-closed', replaced('  fclose(in);\n', ''), { readPuzzle: 12 }, 'The file is not closed'),
  edited(
    'no-caret',
    replaced("if (symbol == '^') (*constraints)[index] += LESS_BELOW;", ''),
    { readPuzzle: 12.5 },
    'constraints[',
  ),
  edited('missing-file', replaced('if (!in) return 0;', 'if (!in) return 1;'), { readPuzzle: 13.5 }, 'expected 0'),
  edited('zero-for-blank', replaced('else printf("-");', 'else printf("0");'), { printPuzzle: 5.5 }, 'Line 1 differs'),
  edited('prints-size', replaced('  int row, col;\n', '  int row, col;\n  printf("%d\\n", size);\n'), {
    printPuzzle: 6.5,
  }),
  edited(
    'ignores-columns',
    isLegalAlone(replaced('    if (i != row && puzzle[i * size + col] == num) return 0;\n', '')),
    { isLegal: 11 },
    'elsewhere in the column',
  ),
  edited(
    'ignores-left',
    isLegalAlone(replaced('if (col > 0 &&', 'if (col > size &&')),
    { isLegal: 13 },
    'the left neighbor',
  ),
  edited('counts-itself', isLegalAlone(replaced('i != col && ', '')), { isLegal: 14 }, 'no other number'),
  edited('blank-restricts', isLegalAlone(replaced('  if (!first || !second) return 1;\n', '')), { isLegal: 13 }),
  edited(
    'always-legal',
    isLegalAlone((own) => own.replace(/return 0;/g, 'return 1;')),
    { compiles: 7.5, isLegal: 0 },
  ),
  edited('always-unsolvable', aroundSolve('  return size < 0 && search(puzzle, constraints, size);'), {
    ...{ compiles: 7.5, 'solve: no relations': 0, 'solve: relations': 0, 'solve: unsolvable': 0 },
  }),
  edited('always-solved', aroundSolve('  search(puzzle, constraints, size);\n  return 1;'), { 'solve: unsolvable': 0 }),
  edited(
    'leaves-traces',
    aroundSolve('  if (search(puzzle, constraints, size)) return 1;\n  puzzle[size] = 1;\n  return 0;'),
    { 'solve: unsolvable': 0 },
    'It changed the puzzle',
  ),
  edited(
    'never-ends',
    aroundSolve('  while (!search(puzzle, constraints, size)) {\n  }\n  return 1;'),
    { 'solve: unsolvable': 0 },
    'still running',
  ),
  edited(
    'no-signs',
    (text) =>
      isLegalAlone((own) => own)(text).replace(/(static int holdsRight[^{]*\{)/, '$1\n  if (less + greater) return 1;'),
    { 'solve: relations': 1.5, 'solve: unsolvable': 1.5 },
  ),
  edited(
    'other-signature',
    (text) =>
      text
        .replaceAll('void printPuzzle', 'int printPuzzle')
        .replace('  int row, col;\n  for', '  int row, col;\n  if (size < 0) return 0;\n  for')
        .replace(/(int printPuzzle[\s\S]*?)\n\}\n\n\/\* Fills/, '$1\n  return 1;\n}\n\n/* Fills'),
    {
      ...{ compiles: 7.5, printPuzzle: 0 },
    },
    'The signature differs',
  ),
  edited(
    'no-is-legal',
    (text) => text.replaceAll('isLegal', 'legal'),
    { compiles: 7.5, isLegal: 0 },
    'There is no function isLegal',
  ),
  edited(
    'crashes-at-nine',
    replaced('  int row, col;\n', '  int row, col;\n  if (size == 9) abort();\n'),
    { printPuzzle: 8 },
    'SIGABRT, aborted',
  ),
  edited('leak', replaced('  *size = n;', '  *size = n;\n  if (!malloc(40)) return 0;'), {}, 'definitely lost'),
  edited(
    'global-and-goto',
    replaced('#define LESS_RIGHT 1', 'int counter;\n#define LESS_RIGHT 1'),
    {},
    'global variables: counter',
  ),
];
