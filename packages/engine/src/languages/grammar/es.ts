// The grammar of Spanish: hints of Futoshiki, and why a Sokoban level has its grade. Sentences that need more than
// plurals and choices.

import { capital } from '@masu/core/base/format.js';
import type { MessageTools } from '@masu/core/base/message-tools.js';
import type {
  CellAt,
  CellDigit,
  ClueFacts,
  EndFacts,
  LineAt,
  RuledOut,
  SignFacts,
} from '@masu/solve/futoshiki/solve/deductions/messages.js';
import type { Grammar } from '../message-tables.js';
import { type CellWords, listWith, spellCells, stepName } from './cells.js';
import { deadShareSentence, gradeSentences } from './grade-sentences.js';

const and = listWith('y');

/** “7 u 8”: before a number that begins with the sound of an o. */
function or(digits: readonly number[]): string {
  const last = digits.at(-1);
  return listWith(last === 8 || last === 11 ? 'u' : 'o')(digits);
}

const WORDS: CellWords = {
  cell: (row, column) => `fila ${row}, columna ${column}`,
  inRow: (row, columns) => `fila ${row}, columnas ${columns}`,
  inColumn: (column, rows) => `columna ${column}, filas ${rows}`,
  list: and,
  between: '; ',
};
const NAMES = {
  'naked single': 'único visible',
  'hidden single': 'único oculto',
  'inequality bounds': 'límites de los signos',
  'inequality chain': 'cadena de desigualdades',
  'naked pair': 'par visible',
  'naked triple': 'trío visible',
  'naked quadruple': 'cuarteto visible',
  'naked quintuple': 'quinteto visible',
  'hidden pair': 'par oculto',
  'hidden triple': 'trío oculto',
  'hidden quadruple': 'cuarteto oculto',
  'hidden quintuple': 'quinteto oculto',
  'X-wing': 'X-wing',
  swordfish: 'pez espada',
  jellyfish: 'medusa',
  'forcing chain': 'cadena forzada',
  'proof by contradiction': 'prueba por contradicción',
  'exhaustive search': 'búsqueda exhaustiva',
  assumption: 'suposición',
};
const LARGER = {
  naked: (size: string) => `conjunto visible de ${size}`,
  hidden: (size: string) => `conjunto oculto de ${size}`,
  fish: (size: string) => `pez de tamaño ${size}`,
};

const at = (cells: readonly CellAt[]): string => spellCells(WORDS, cells);
const inThe = (cells: readonly CellAt[]): string => spellCells(WORDS, cells, 'en la ');
const one = (cell: CellAt): string => `la casilla de la fila ${cell[0]}, columna ${cell[1]}`;
const many = (cells: readonly CellAt[]): string =>
  cells.length === 1 ? one(cells[0] as CellAt) : `las casillas ${spellCells(WORDS, cells, 'de la ')}`;
const line = ({ kind, number }: LineAt): string => `la ${kind === 'row' ? 'fila' : 'columna'} ${number}`;
/** The cells of a line by their places in it. */
const within = ({ kind }: LineAt, cells: readonly CellAt[]): string =>
  kind === 'row'
    ? `de las columnas ${and(cells.map(([, column]) => column))}`
    : `de las filas ${and(cells.map(([row]) => row))}`;
const isDigit = ({ cell, digit }: CellDigit): string => `${one(cell)} es ${digit}`;
const least = (up: boolean): string => (up ? 'como mínimo' : 'como máximo');
const known = (up: boolean, digit: number, isExact: boolean): string =>
  isExact ? `es ${digit}` : `es ${least(up)} ${digit}`;

const outList = (out: readonly RuledOut[]): string =>
  out.map(({ cells, digits }) => `${and(digits)} ${inThe(cells)}`).join('; ');
const cantBe = (out: readonly RuledOut[]): string =>
  and(out.map(({ cells, digits }) => `${many(cells)} no ${cells.length === 1 ? 'puede' : 'pueden'} ser ${or(digits)}`));
const relation = ({ cell, other, up }: SignFacts): string =>
  `${one(cell)} es ${up ? 'mayor' : 'menor'} que ${one(other)}`;
const clue = (facts: ClueFacts): string =>
  facts.kind === 'digit'
    ? `el ${facts.digit} de la fila ${facts.cell[0]}, columna ${facts.cell[1]}`
    : `${at([facts.less])} < ${at([facts.greater])}`;

function ending(end: EndFacts): string {
  if (end.kind === 'no-candidates') return `${one(end.cell)} se queda sin candidatos`;
  if (end.kind === 'no-cell') return `ninguna casilla de ${line(end.line)} puede ser ${end.digit}`;
  const { sign } = end;
  return `${one(sign.cell)} es ${end.digit}, pero debe ser ${sign.up ? 'mayor' : 'menor'} que ${one(sign.other)}, que ${known(sign.up, sign.digit, sign.isExact)}`;
}

export const futoshikiHint = ({ counted, number }: MessageTools): Grammar['futoshikiHint'] => {
  const moreSteps = (count: number): string => counted(count, 'paso más', 'pasos más');

  return {
    name: (step) => stepName(NAMES, LARGER, step),
    'single-candidate': (placing) =>
      `${capital(isDigit(placing))}: todos los demás números ${placing.arePlaced ? 'ya están en su fila o columna' : 'están descartados'}.`,
    'single-place': (placing) =>
      `${capital(isDigit(placing))}: es la única casilla de ${line(placing.line)} que puede ser ${placing.digit}.`,
    'line-digit': (placing, where) =>
      `${capital(isDigit(placing))}, así que ninguna otra casilla de ${line(where)} puede ser ${placing.digit}.`,
    'sign-digit': (signs, placed, digit) => {
      const compared = signs.map(
        (sign) =>
          `${sign.up ? 'mayor' : 'menor'} que ${one(sign.other)}, que ${known(sign.up, sign.digit, sign.isExact)}`,
      );
      const beside =
        placed.length === 0 ? '' : `; ${and(placed)} ya ${placed.length === 1 ? 'está' : 'están'} en su fila o columna`;
      return `${capital(one(signs[0]?.cell as CellAt))} es ${compared.join(', y ')}${beside}${digit === 0 ? '' : `, así que es ${digit}`}.`;
    },
    'why-single-candidate': (cell, arePlaced) =>
      arePlaced
        ? `Todos los números menos uno ya están en la fila o la columna de ${one(cell)}.`
        : `Todos los números menos uno están descartados en ${one(cell)}.`,
    'why-single-place': (cell, where) => `Un número de ${line(where)} solo puede estar en ${one(cell)}.`,
    bounds: (sign, digits) =>
      `${capital(relation(sign))}, que ${known(sign.up, sign.digit, sign.isExact)}, así que no puede ser ${or(digits)}.`,
    chain: ({ cells, up, bounds, last, digits }) => {
      const because = bounds.map(({ cell, digit, isExact }) => `${one(cell)} ${known(up, digit, isExact)}`);
      const names = cells.map((cell) => at([cell])).join(up ? ' < ' : ' > ');
      return `${capital(names)}: como ${because.join(' y ')}, ${one(cells.at(-1) as CellAt)} es ${least(up)} ${last}. Descarta ${and(digits)}.`;
    },
    'naked-set': (where, { cells, digits }, out) =>
      `En ${line(where)}, las casillas ${within(where, cells)} contienen ${and(digits)} en algún orden. Descarta ${outList(out)}.`,
    'hidden-set': (where, { cells, digits }, out) =>
      `En ${line(where)}, solo las casillas ${within(where, cells)} pueden ser ${or(digits)}. Descarta ahí todo lo demás: ${outList(out)}.`,
    fish: (digit, of, bases, covers, cells) => {
      const [these, those] = of === 'rows' ? ['filas', 'columnas'] : ['columnas', 'filas'];
      return `En las ${these} ${and(bases)}, el ${digit} solo puede estar en las ${those} ${and(covers)}. Descártalo en el resto de esas ${those}: ${at(cells)}.`;
    },
    'forcing-chain': (digit, chain, target) => {
      const [first, last] = [chain[0], chain.at(-1)].map((each) => one(each?.cell as CellAt));
      return `Si ${first} no es ${digit}, entonces ${chain.map(isDigit).join('; ')}. Por tanto, ${first} o ${last} es ${digit}, y ${one(target)}, que ve ambas, no puede ser ${digit}.`;
    },
    trial: (assumed, steps, more, end) => {
      const clauses = steps.map((step) => ('place' in step ? isDigit(step.place) : cantBe(step.out)));
      const after = more > 0 ? `después de ${moreSteps(more)}, ` : '';
      const then = clauses.length > 0 ? `entonces ${clauses.join('; luego ')}; y ${after}` : '';
      return `Supón que ${one(assumed.cell)} sea ${assumed.digit}: ${then}${ending(end)}. Por tanto, ${one(assumed.cell)} no puede ser ${assumed.digit}.`;
    },
    exhaustion: ({ cell, digit }, guesses) =>
      `${capital(one(cell))} no puede ser ${digit}: una búsqueda de ${counted(guesses, 'conjetura', 'conjeturas')} no encontró ninguna solución con ese número.`,
    steps: (steps, count) =>
      [
        ...(steps.length < count ? [`Hacen falta ${number(count)} pasos. Los últimos ${number(steps.length)}:`] : []),
        ...steps,
      ].join(' '),
    wrong: (digits, isSure) => {
      const these = capital(and(digits.map((each) => clue({ kind: 'digit', ...each }))));
      if (digits.length === 1) return `${these} es erróneo. Bórralo primero.`;
      if (isSure) return `${these} son erróneos. Bórralos primero.`;
      return `${these} no pueden ser ${digits.length === 2 ? 'ambos' : 'todos'} correctos. Borra uno primero.`;
    },
    solved: () => 'El puzle está resuelto.',
    unsolvable: (why) => `El puzle no tiene solución. ${why}`.trim(),
    'no-common-digit': (several) =>
      `Ninguna de las casillas que quedan tiene el mismo número en todas las soluciones. ${several}`.trim(),
    'no-pattern': (several) => `Ninguna regla lleva a otro número. ${several}`.trim(),
    conflict: (clues, reason) =>
      `${clues.length > 1 ? 'Estos datos se contradicen' : 'Ninguna solución cumple este dato'}: ${clues.map(clue).join('; ')}. ${reason}`,
    'same-line': (kind) => (kind === 'row' ? 'Están en la misma fila.' : 'Están en la misma columna.'),
    'sign-cycle': () => 'Forman un ciclo: cada casilla tendría que ser menor que sí misma.',
    'every-way': () => 'Todas las formas de rellenar las casillas llevan a una contradicción.',
    fails: (steps, more, end) => {
      const then = more > 0 ? `Después de ${moreSteps(more)}, ` : steps.length > 0 ? 'Entonces ' : '';
      return [...steps, capital(`${then}${ending(end)}.`)].join(' ');
    },
    several: (count, cells, differing, missing) => {
      const where =
        differing > cells.length ? `en ${number(differing)} casillas, por ejemplo ${inThe(cells)}` : inThe(cells);
      const solutions = count === 'many' ? 'muchas soluciones' : `${number(count)} soluciones`;
      const advice =
        missing === 'none'
          ? 'Ningún dato adicional bastaría para que la solución fuera única.'
          : missing === 'not-found'
            ? 'La búsqueda no encontró ningún dato adicional que bastara para que la solución fuera única.'
            : `Añadir ${clue(missing)} haría única la solución.`;
      return `El puzle tiene ${solutions}. Dos de ellas difieren ${where}. ${advice}`;
    },
    guessing: () => 'Requiere conjeturas: llega un punto en que ninguna regla da el siguiente paso.',
    'hardest-step': (step, times) => `Paso más difícil: ${step} (${counted(times, 'vez', 'veces')}).`,
    'step-count': (count) => `${counted(count, 'paso', 'pasos')} en total.`,
  };
};

const inSolution = (isShortest: boolean | undefined): string =>
  isShortest === undefined ? '' : isShortest ? ' en una solución mínima' : ' en la solución encontrada';

export const gradeReason = ({ counted, number }: MessageTools): Grammar['gradeReason'] =>
  gradeSentences({
    solved: () => 'Todas las cajas están ya en una meta.',
    straight: () => 'Una solución mínima lleva cada caja a su meta de una vez, por el camino más corto.',
    'box-changes': ({ count, isShortest }) =>
      `${isShortest ? 'Una solución mínima' : 'La solución encontrada'} requiere ${counted(count, 'recorrido', 'recorridos')} de cajas.`,
    'away-pushes': ({ count, pushes, isShortest }) =>
      count === 1
        ? `1 de ${number(pushes)} empujes aleja de las metas${inSolution(isShortest)}.`
        : `${number(count)} de ${number(pushes)} empujes alejan de las metas${inSolution(isShortest)}.`,
    'most-runs': ({ count, isShortest }) =>
      `Una misma caja se empuja en ${counted(count, 'ocasión distinta', 'ocasiones distintas')}${inSolution(isShortest)}.`,
    'parked-boxes': ({ count, isShortest }) =>
      `${counted(count, 'caja se aparca por el camino', 'cajas se aparcan por el camino')}${inSolution(isShortest)}.`,
    'dead-positions': deadShareSentence([
      'Casi todas las posiciones a las que puedes llegar son bloqueos sin salida, casillas muertas aparte.',
      'Alrededor de nueve de cada diez posiciones a las que puedes llegar son bloqueos sin salida, casillas muertas aparte.',
      'Alrededor de cuatro de cada cinco posiciones a las que puedes llegar son bloqueos sin salida, casillas muertas aparte.',
      'Alrededor de tres de cada cuatro posiciones a las que puedes llegar son bloqueos sin salida, casillas muertas aparte.',
      'Alrededor de dos de cada tres posiciones a las que puedes llegar son bloqueos sin salida, casillas muertas aparte.',
      'Alrededor de tres de cada cinco posiciones a las que puedes llegar son bloqueos sin salida, casillas muertas aparte.',
      'Alrededor de la mitad de las posiciones a las que puedes llegar son bloqueos sin salida, casillas muertas aparte.',
    ]),
    'losing-first-pushes': ({ losing, openings }) => {
      if (losing === openings) return 'Todos los primeros empujes llevan a un bloqueo sin salida.';
      if (losing === openings - 1) return `Solo uno de los ${openings} primeros empujes evita un bloqueo sin salida.`;
      return losing === 1
        ? `Uno de los ${openings} primeros empujes lleva a un bloqueo sin salida.`
        : `${losing} de los ${openings} primeros empujes llevan a un bloqueo sin salida.`;
    },
  });
