// The grammar of Brazilian Portuguese: hints of Futoshiki, and why a Sokoban level has its grade. Sentences that need more than
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

const and = listWith('e');
const or = listWith('ou');

const WORDS: CellWords = {
  cell: (row, column) => `linha ${row}, coluna ${column}`,
  inRow: (row, columns) => `linha ${row}, colunas ${columns}`,
  inColumn: (column, rows) => `coluna ${column}, linhas ${rows}`,
  list: and,
  between: '; ',
};
const NAMES = {
  'naked single': 'único visível',
  'hidden single': 'único oculto',
  'inequality bounds': 'limites dos sinais',
  'inequality chain': 'cadeia de desigualdades',
  'naked pair': 'par visível',
  'naked triple': 'trio visível',
  'naked quadruple': 'quarteto visível',
  'naked quintuple': 'quinteto visível',
  'hidden pair': 'par oculto',
  'hidden triple': 'trio oculto',
  'hidden quadruple': 'quarteto oculto',
  'hidden quintuple': 'quinteto oculto',
  'X-wing': 'X-wing',
  swordfish: 'swordfish',
  jellyfish: 'jellyfish',
  'forcing chain': 'cadeia forçada',
  'proof by contradiction': 'prova por contradição',
  'exhaustive search': 'busca exaustiva',
  assumption: 'suposição',
};
const LARGER = {
  naked: (size: string) => `conjunto visível de ${size}`,
  hidden: (size: string) => `conjunto oculto de ${size}`,
  fish: (size: string) => `fish de tamanho ${size}`,
};

const at = (cells: readonly CellAt[]): string => spellCells(WORDS, cells);
const inThe = (cells: readonly CellAt[]): string => spellCells(WORDS, cells, 'na ');
const one = (cell: CellAt): string => `a célula da linha ${cell[0]}, coluna ${cell[1]}`;
const many = (cells: readonly CellAt[]): string =>
  cells.length === 1 ? one(cells[0] as CellAt) : `as células ${spellCells(WORDS, cells, 'da ')}`;
const line = ({ kind, number }: LineAt): string => `${kind === 'row' ? 'linha' : 'coluna'} ${number}`;
/** The cells of a line by their places in it. */
const within = ({ kind }: LineAt, cells: readonly CellAt[]): string =>
  kind === 'row'
    ? `das colunas ${and(cells.map(([, column]) => column))}`
    : `das linhas ${and(cells.map(([row]) => row))}`;
const isDigit = ({ cell, digit }: CellDigit): string => `${one(cell)} é ${digit}`;
const least = (up: boolean): string => (up ? 'no mínimo' : 'no máximo');
const known = (up: boolean, digit: number, isExact: boolean): string =>
  isExact ? `é ${digit}` : `é ${least(up)} ${digit}`;

const outList = (out: readonly RuledOut[]): string =>
  out.map(({ cells, digits }) => `${and(digits)} ${inThe(cells)}`).join('; ');
const cantBe = (out: readonly RuledOut[]): string =>
  and(out.map(({ cells, digits }) => `${many(cells)} não ${cells.length === 1 ? 'pode' : 'podem'} ser ${or(digits)}`));
const relation = ({ cell, other, up }: SignFacts): string =>
  `${one(cell)} é ${up ? 'maior' : 'menor'} que ${one(other)}`;
const clue = (facts: ClueFacts): string =>
  facts.kind === 'digit'
    ? `o ${facts.digit} da linha ${facts.cell[0]}, coluna ${facts.cell[1]}`
    : `${at([facts.less])} < ${at([facts.greater])}`;

function ending(end: EndFacts): string {
  if (end.kind === 'no-candidates') return `${one(end.cell)} fica sem candidatos`;
  if (end.kind === 'no-cell') return `nenhuma célula da ${line(end.line)} pode ser ${end.digit}`;
  const { sign } = end;
  return `${one(sign.cell)} é ${end.digit}, mas deve ser ${sign.up ? 'maior' : 'menor'} que ${one(sign.other)}, que ${known(sign.up, sign.digit, sign.isExact)}`;
}

export const futoshikiHint = ({ counted, number }: MessageTools): Grammar['futoshikiHint'] => {
  const moreSteps = (count: number): string => `mais ${counted(count, 'passo', 'passos')}`;

  return {
    name: (step) => stepName(NAMES, LARGER, step),
    'single-candidate': (placing) =>
      `${capital(isDigit(placing))}: todos os outros números ${placing.arePlaced ? 'já estão na sua linha ou coluna' : 'foram descartados'}.`,
    'single-place': (placing) =>
      `${capital(isDigit(placing))}: é a única célula da ${line(placing.line)} que pode ser ${placing.digit}.`,
    'line-digit': (placing, where) =>
      `${capital(isDigit(placing))}, então nenhuma outra célula da ${line(where)} pode ser ${placing.digit}.`,
    'sign-digit': (signs, placed, digit) => {
      const compared = signs.map(
        (sign) =>
          `${sign.up ? 'maior' : 'menor'} que ${one(sign.other)}, que ${known(sign.up, sign.digit, sign.isExact)}`,
      );
      const beside =
        placed.length === 0
          ? ''
          : `; ${and(placed)} já ${placed.length === 1 ? 'está' : 'estão'} na sua linha ou coluna`;
      return `${capital(one(signs[0]?.cell as CellAt))} é ${compared.join(', e ')}${beside}${digit === 0 ? '' : `, então é ${digit}`}.`;
    },
    'why-single-candidate': (cell, arePlaced) =>
      arePlaced
        ? `Todos os números menos um já estão na linha ou na coluna d${one(cell)}.`
        : `Todos os números menos um foram descartados n${one(cell)}.`,
    'why-single-place': (cell, where) => `Um número da ${line(where)} só pode estar n${one(cell)}.`,
    bounds: (sign, digits) =>
      `${capital(relation(sign))}, que ${known(sign.up, sign.digit, sign.isExact)}, então não pode ser ${or(digits)}.`,
    chain: ({ cells, up, bounds, last, digits }) => {
      const because = bounds.map(({ cell, digit, isExact }) => `${one(cell)} ${known(up, digit, isExact)}`);
      const names = cells.map((cell) => at([cell])).join(up ? ' < ' : ' > ');
      return `${capital(names)}: como ${because.join(' e ')}, ${one(cells.at(-1) as CellAt)} é ${least(up)} ${last}. Descarte ${and(digits)}.`;
    },
    'naked-set': (where, { cells, digits }, out) =>
      `Na ${line(where)}, as células ${within(where, cells)} contêm ${and(digits)} em alguma ordem. Descarte ${outList(out)}.`,
    'hidden-set': (where, { cells, digits }, out) =>
      `Na ${line(where)}, só as células ${within(where, cells)} podem ser ${or(digits)}. Descarte ali todo o resto: ${outList(out)}.`,
    fish: (digit, of, bases, covers, cells) => {
      const [these, those] = of === 'rows' ? ['linhas', 'colunas'] : ['colunas', 'linhas'];
      return `Nas ${these} ${and(bases)}, o ${digit} só pode estar nas ${those} ${and(covers)}. Descarte-o no resto dessas ${those}: ${at(cells)}.`;
    },
    'forcing-chain': (digit, chain, target) => {
      const [first, last] = [chain[0], chain.at(-1)].map((each) => one(each?.cell as CellAt));
      return `Se ${first} não é ${digit}, então ${chain.map(isDigit).join('; ')}. Portanto, ${first} ou ${last} é ${digit}, e ${one(target)}, que vê as duas, não pode ser ${digit}.`;
    },
    trial: (assumed, steps, more, end) => {
      const clauses = steps.map((step) => ('place' in step ? isDigit(step.place) : cantBe(step.out)));
      const after = more > 0 ? `depois de ${moreSteps(more)}, ` : '';
      const then = clauses.length > 0 ? `então ${clauses.join('; depois ')}; e ${after}` : '';
      return `Suponha que ${one(assumed.cell)} seja ${assumed.digit}: ${then}${ending(end)}. Portanto, ${one(assumed.cell)} não pode ser ${assumed.digit}.`;
    },
    exhaustion: ({ cell, digit }, guesses) =>
      `${capital(one(cell))} não pode ser ${digit}: uma busca de ${counted(guesses, 'palpite', 'palpites')} não encontrou nenhuma solução com esse número.`,
    steps: (steps, count) =>
      [
        ...(steps.length < count ? [`São ${number(count)} passos. Os últimos ${number(steps.length)}:`] : []),
        ...steps,
      ].join(' '),
    wrong: (digits, isSure) => {
      const these = capital(and(digits.map((each) => clue({ kind: 'digit', ...each }))));
      if (digits.length === 1) return `${these} está errado. Apague-o primeiro.`;
      if (isSure) return `${these} estão errados. Apague-os primeiro.`;
      return `${these} não podem estar ${digits.length === 2 ? 'ambos' : 'todos'} certos. Apague um deles primeiro.`;
    },
    solved: () => 'O desafio está resolvido.',
    unsolvable: (why) => `O desafio não tem solução. ${why}`.trim(),
    'no-common-digit': (several) =>
      `Nenhuma das células restantes tem o mesmo número em todas as soluções. ${several}`.trim(),
    'no-pattern': (several) => `Nenhuma regra leva a outro número. ${several}`.trim(),
    conflict: (clues, reason) =>
      `${clues.length > 1 ? 'Estes dados se contradizem' : 'Nenhuma solução satisfaz este dado'}: ${clues.map(clue).join('; ')}. ${reason}`,
    'same-line': (kind) => (kind === 'row' ? 'Eles estão na mesma linha.' : 'Eles estão na mesma coluna.'),
    'sign-cycle': () => 'Eles formam um ciclo: cada célula teria de ser menor que ela mesma.',
    'every-way': () => 'Todas as formas de preencher as células levam a uma contradição.',
    fails: (steps, more, end) => {
      const then = more > 0 ? `Depois de ${moreSteps(more)}, ` : steps.length > 0 ? 'Então ' : '';
      return [...steps, capital(`${then}${ending(end)}.`)].join(' ');
    },
    several: (count, cells, differing, missing) => {
      const where =
        differing > cells.length ? `em ${number(differing)} células, por exemplo ${inThe(cells)}` : inThe(cells);
      const solutions = count === 'many' ? 'muitas soluções' : `${number(count)} soluções`;
      const advice =
        missing === 'none'
          ? 'Nenhum dado a mais bastaria para tornar a solução única.'
          : missing === 'not-found'
            ? 'A busca não encontrou nenhum dado a mais que bastasse para tornar a solução única.'
            : `Adicionar ${clue(missing)} tornaria a solução única.`;
      return `O desafio tem ${solutions}. Duas delas diferem ${where}. ${advice}`;
    },
    guessing: () => 'Exige palpites: em algum ponto, nenhuma regra dá o próximo passo.',
    'hardest-step': (step, times) => `Passo mais difícil: ${step} (${counted(times, 'vez', 'vezes')}).`,
    'step-count': (count) => `${counted(count, 'passo', 'passos')} no total.`,
  };
};

const inSolution = (isShortest: boolean | undefined): string =>
  isShortest === undefined ? '' : isShortest ? ' em uma solução mínima' : ' na solução encontrada';

export const gradeReason = ({ counted, number }: MessageTools): Grammar['gradeReason'] =>
  gradeSentences({
    solved: () => 'Todas as caixas já estão nos alvos.',
    straight: () => 'Uma solução mínima leva cada caixa ao seu alvo de uma vez, pelo caminho mais curto.',
    'box-changes': ({ count, isShortest }) =>
      `${isShortest ? 'Uma solução mínima' : 'A solução encontrada'} exige ${counted(count, 'percurso', 'percursos')} de caixas.`,
    'away-pushes': ({ count, pushes, isShortest }) =>
      `${number(count)} de ${counted(pushes, 'empurrão', 'empurrões')} ${count === 1 ? 'afasta uma caixa' : 'afastam as caixas'} dos alvos${inSolution(isShortest)}.`,
    'most-runs': ({ count, isShortest }) =>
      `Uma das caixas é empurrada em ${counted(count, 'momento diferente', 'momentos diferentes')}${inSolution(isShortest)}.`,
    'parked-boxes': ({ count, isShortest }) =>
      `${counted(count, 'caixa faz', 'caixas fazem')} uma parada no caminho${inSolution(isShortest)}.`,
    'dead-positions': deadShareSentence([
      'Quase todas as posições alcançáveis são impasses, casas mortas à parte.',
      'Cerca de nove em cada dez posições alcançáveis são impasses, casas mortas à parte.',
      'Cerca de quatro em cada cinco posições alcançáveis são impasses, casas mortas à parte.',
      'Cerca de três em cada quatro posições alcançáveis são impasses, casas mortas à parte.',
      'Cerca de duas em cada três posições alcançáveis são impasses, casas mortas à parte.',
      'Cerca de três em cada cinco posições alcançáveis são impasses, casas mortas à parte.',
      'Cerca de metade das posições alcançáveis são impasses, casas mortas à parte.',
    ]),
    'losing-first-pushes': ({ losing, openings }) => {
      const pushes = `dos ${number(openings)} primeiros empurrões`;
      if (losing === openings - 1) return `Só 1 ${pushes} evita um impasse.`;
      return `${number(losing)} ${pushes} ${losing === 1 ? 'leva' : 'levam'} a um impasse.`;
    },
  });
