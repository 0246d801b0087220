// The grammar of French: hints of Futoshiki, and why a Sokoban level has its grade. Sentences that need more than
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

const and = listWith('et');
const or = listWith('ou');

const WORDS: CellWords = {
  cell: (row, column) => `ligne ${row}, colonne ${column}`,
  inRow: (row, columns) => `ligne ${row}, colonnes ${columns}`,
  inColumn: (column, rows) => `colonne ${column}, lignes ${rows}`,
  list: and,
  between: ' ; ',
};
const NAMES = {
  'naked single': 'singleton nu',
  'hidden single': 'singleton caché',
  'inequality bounds': 'bornes des signes',
  'inequality chain': 'chaîne d’inégalités',
  'naked pair': 'paire nue',
  'naked triple': 'triplet nu',
  'naked quadruple': 'quadruplet nu',
  'naked quintuple': 'quintuplet nu',
  'hidden pair': 'paire cachée',
  'hidden triple': 'triplet caché',
  'hidden quadruple': 'quadruplet caché',
  'hidden quintuple': 'quintuplet caché',
  'X-wing': 'X-wing',
  swordfish: 'swordfish',
  jellyfish: 'jellyfish',
  'forcing chain': 'chaîne forcée',
  'proof by contradiction': 'preuve par l’absurde',
  'exhaustive search': 'recherche exhaustive',
  assumption: 'hypothèse',
};
const LARGER = {
  naked: (size: string) => `groupe nu de ${size}`,
  hidden: (size: string) => `groupe caché de ${size}`,
  fish: (size: string) => `poisson de taille ${size}`,
};

const at = (cells: readonly CellAt[]): string => spellCells(WORDS, cells);
const one = (cell: CellAt): string => `la case ligne ${cell[0]}, colonne ${cell[1]}`;
const many = (cells: readonly CellAt[]): string =>
  cells.length === 1 ? `la case ${at(cells)}` : `les cases ${at(cells)}`;
const line = ({ kind, number }: LineAt): string => `la ${kind === 'row' ? 'ligne' : 'colonne'} ${number}`;
/** The cells of a line by their places in it. */
const within = ({ kind }: LineAt, cells: readonly CellAt[]): string =>
  kind === 'row'
    ? `des colonnes ${and(cells.map(([, column]) => column))}`
    : `des lignes ${and(cells.map(([row]) => row))}`;
const isDigit = ({ cell, digit }: CellDigit): string => `${one(cell)} vaut ${digit}`;
const least = (up: boolean): string => (up ? 'au moins' : 'au plus');
const known = (up: boolean, digit: number, isExact: boolean): string =>
  isExact ? `vaut ${digit}` : `vaut ${least(up)} ${digit}`;

const outList = (out: readonly RuledOut[]): string =>
  out.map(({ cells, digits }) => `${and(digits)} en ${at(cells)}`).join(' ; ');
const cantBe = (out: readonly RuledOut[]): string =>
  and(
    out.map(
      ({ cells, digits }) => `${many(cells)} ne ${cells.length === 1 ? 'peut' : 'peuvent'} pas valoir ${or(digits)}`,
    ),
  );
const relation = ({ cell, other, up }: SignFacts): string =>
  `${one(cell)} est ${up ? 'supérieure' : 'inférieure'} à ${one(other)}`;
const clue = (facts: ClueFacts): string =>
  facts.kind === 'digit' ? `le ${facts.digit} en ${at([facts.cell])}` : `${at([facts.less])} < ${at([facts.greater])}`;

function ending(end: EndFacts): string {
  if (end.kind === 'no-candidates') return `${one(end.cell)} n’a plus de candidat`;
  if (end.kind === 'no-cell') return `aucune case de ${line(end.line)} ne peut valoir ${end.digit}`;
  const { sign } = end;
  return `${one(sign.cell)} vaut ${end.digit}, alors qu’elle est ${sign.up ? 'supérieure' : 'inférieure'} à ${one(sign.other)}, qui ${known(sign.up, sign.digit, sign.isExact)}`;
}

export const futoshikiHint = ({ counted, number }: MessageTools): Grammar['futoshikiHint'] => {
  const moreSteps = (count: number): string => counted(count, 'autre étape', 'autres étapes');

  return {
    name: (step) => stepName(NAMES, LARGER, step),
    'single-candidate': (placing) =>
      `${capital(isDigit(placing))} : tous les autres chiffres sont ${placing.arePlaced ? 'déjà dans sa ligne ou sa colonne' : 'exclus'}.`,
    'single-place': (placing) =>
      `${capital(isDigit(placing))} : c’est la seule case de ${line(placing.line)} qui peut valoir ${placing.digit}.`,
    'line-digit': (placing, where) =>
      `${capital(isDigit(placing))} : aucune autre case de ${line(where)} ne peut donc valoir ${placing.digit}.`,
    'sign-digit': (signs, placed, digit) => {
      const compared = signs.map(
        (sign) =>
          `${sign.up ? 'supérieure' : 'inférieure'} à ${one(sign.other)}, qui ${known(sign.up, sign.digit, sign.isExact)}`,
      );
      const beside =
        placed.length === 0
          ? ''
          : ` ; ${and(placed)} ${placed.length === 1 ? 'est' : 'sont'} déjà dans sa ligne ou sa colonne`;
      return `${capital(one(signs[0]?.cell as CellAt))} est ${compared.join(', et ')}${beside}${digit === 0 ? '' : ` : elle vaut donc ${digit}`}.`;
    },
    'why-single-candidate': (cell, arePlaced) =>
      arePlaced
        ? `Tous les chiffres sauf un sont déjà dans la ligne ou la colonne de ${one(cell)}.`
        : `Tous les chiffres sauf un sont exclus pour ${one(cell)}.`,
    'why-single-place': (cell, where) => `Un chiffre de ${line(where)} ne peut aller que dans ${one(cell)}.`,
    bounds: (sign, digits) =>
      `${capital(relation(sign))}, qui ${known(sign.up, sign.digit, sign.isExact)} : elle ne peut donc pas valoir ${or(digits)}.`,
    chain: ({ cells, up, bounds, last, digits }) => {
      const because = bounds.map(({ cell, digit, isExact }) => `${one(cell)} ${known(up, digit, isExact)}`);
      const names = cells.map((cell) => at([cell])).join(up ? ' < ' : ' > ');
      return `${capital(names)} : comme ${because.join(' et que ')}, ${one(cells.at(-1) as CellAt)} vaut ${least(up)} ${last}. Excluez ${and(digits)}.`;
    },
    'naked-set': (where, { cells, digits }, out) =>
      `Dans ${line(where)}, les cases ${within(where, cells)} contiennent ${and(digits)}, dans un ordre à trouver. Excluez ${outList(out)}.`,
    'hidden-set': (where, { cells, digits }, out) =>
      `Dans ${line(where)}, seules les cases ${within(where, cells)} peuvent valoir ${or(digits)}. Excluez-y tout le reste : ${outList(out)}.`,
    fish: (digit, of, bases, covers, cells) => {
      const [these, those] = of === 'rows' ? ['lignes', 'colonnes'] : ['colonnes', 'lignes'];
      return `Dans les ${these} ${and(bases)}, le ${digit} ne peut être que dans les ${those} ${and(covers)}. Excluez-le du reste de ces ${those} : ${at(cells)}.`;
    },
    'forcing-chain': (digit, chain, target) => {
      const [first, last] = [chain[0], chain.at(-1)].map((each) => one(each?.cell as CellAt));
      return `Si ${first} ne vaut pas ${digit}, alors ${chain.map(isDigit).join(' ; ')}. Donc ${first} ou ${last} vaut ${digit}, et ${one(target)}, qui voit les deux, ne peut pas valoir ${digit}.`;
    },
    trial: (assumed, steps, more, end) => {
      const clauses = steps.map((step) => ('place' in step ? isDigit(step.place) : cantBe(step.out)));
      const after = more > 0 ? `après ${moreSteps(more)}, ` : '';
      const then = clauses.length > 0 ? `alors ${clauses.join(' ; puis ')} ; et ${after}` : '';
      return `Supposons que ${one(assumed.cell)} vaille ${assumed.digit} : ${then}${ending(end)}. Donc ${one(assumed.cell)} ne peut pas valoir ${assumed.digit}.`;
    },
    exhaustion: ({ cell, digit }, guesses) =>
      `${capital(one(cell))} ne peut pas valoir ${digit} : une recherche de ${counted(guesses, 'hypothèse', 'hypothèses')} n’a trouvé aucune solution avec ce chiffre.`,
    steps: (steps, count) =>
      [
        ...(steps.length < count ? [`Il faut ${number(count)} étapes. Les ${number(steps.length)} dernières :`] : []),
        ...steps,
      ].join(' '),
    wrong: (digits, isSure) => {
      const these = capital(and(digits.map((each) => clue({ kind: 'digit', ...each }))));
      if (digits.length === 1) return `${these} est faux. Effacez-le d’abord.`;
      if (isSure) return `${these} sont faux. Effacez-les d’abord.`;
      return `${these} ne peuvent pas être ${digits.length === 2 ? 'justes tous les deux' : 'tous justes'}. Effacez-en un d’abord.`;
    },
    solved: () => 'La grille est résolue.',
    unsolvable: (why) => `La grille n’a pas de solution. ${why}`.trim(),
    'no-common-digit': (several) =>
      `Aucune case restante n’a le même chiffre dans toutes les solutions. ${several}`.trim(),
    'no-pattern': (several) => `Aucune règle ne mène à un autre chiffre. ${several}`.trim(),
    conflict: (clues, reason) =>
      `${clues.length > 1 ? 'Ces données se contredisent' : 'Aucune solution ne respecte cette donnée'} : ${clues.map(clue).join(' ; ')}. ${reason}`,
    'same-line': (kind) => (kind === 'row' ? 'Elles sont dans la même ligne.' : 'Elles sont dans la même colonne.'),
    'sign-cycle': () => 'Elles forment un cycle : chaque case devrait être inférieure à elle-même.',
    'every-way': () => 'Toutes les façons de remplir les cases mènent à une contradiction.',
    fails: (steps, more, end) => {
      const then = more > 0 ? `Après ${moreSteps(more)}, ` : steps.length > 0 ? 'Alors ' : '';
      return [...steps, capital(`${then}${ending(end)}.`)].join(' ');
    },
    several: (count, cells, differing, missing) => {
      const where =
        differing > cells.length ? `dans ${number(differing)} cases, par exemple ${at(cells)}` : `en ${at(cells)}`;
      const solutions = count === 'many' ? 'de nombreuses solutions' : `${number(count)} solutions`;
      const advice =
        missing === 'none'
          ? 'Aucun indice supplémentaire ne suffirait à rendre la solution unique.'
          : missing === 'not-found'
            ? 'La recherche n’a trouvé aucun indice supplémentaire qui suffirait à rendre la solution unique.'
            : `Ajouter ${clue(missing)} rendrait la solution unique.`;
      return `La grille a ${solutions}. Deux d’entre elles diffèrent ${where}. ${advice}`;
    },
    guessing: () => 'Demande des hypothèses : à un moment, aucune règle ne donne l’étape suivante.',
    'hardest-step': (step, times) => `Étape la plus difficile : ${step} (${counted(times, 'fois', 'fois')}).`,
    'step-count': (count) => `${counted(count, 'étape', 'étapes')} en tout.`,
  };
};

/** Numbers of boxes and pushes, both feminine. */
const NUMBERS = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const inSolution = (isShortest: boolean | undefined): string =>
  isShortest === undefined ? '' : isShortest ? ' dans une solution minimale' : ' dans la solution trouvée';

export const gradeReason = ({ counted, number }: MessageTools): Grammar['gradeReason'] =>
  gradeSentences({
    solved: () => 'Toutes les caisses sont déjà sur une cible.',
    straight: () => 'Une solution minimale mène chaque caisse à sa cible d’un trait, par le plus court chemin.',
    'box-changes': ({ count, isShortest }) =>
      `${isShortest ? 'Une solution minimale' : 'La solution trouvée'} demande ${counted(count, 'trajet', 'trajets')} de caisses.`,
    'away-pushes': ({ count, pushes, isShortest }) =>
      count === 1
        ? `1 poussée sur ${number(pushes)} éloigne des cibles${inSolution(isShortest)}.`
        : `${number(count)} poussées sur ${number(pushes)} éloignent des cibles${inSolution(isShortest)}.`,
    'most-runs': ({ count, isShortest }) =>
      `Une même caisse est poussée à ${inWords(count)} reprises${inSolution(isShortest)}.`,
    'parked-boxes': ({ count, isShortest }) =>
      count === 1
        ? `Une caisse est garée en chemin${inSolution(isShortest)}.`
        : `${capital(inWords(count))} caisses sont garées en chemin${inSolution(isShortest)}.`,
    'dead-positions': deadShareSentence([
      'Presque toutes les positions accessibles sont des impasses, cases mortes mises à part.',
      'Environ neuf positions accessibles sur dix sont des impasses, cases mortes mises à part.',
      'Environ quatre positions accessibles sur cinq sont des impasses, cases mortes mises à part.',
      'Environ trois positions accessibles sur quatre sont des impasses, cases mortes mises à part.',
      'Environ deux positions accessibles sur trois sont des impasses, cases mortes mises à part.',
      'Environ trois positions accessibles sur cinq sont des impasses, cases mortes mises à part.',
      'Environ la moitié des positions accessibles sont des impasses, cases mortes mises à part.',
    ]),
    'losing-first-pushes': ({ losing, openings }) => {
      const pushes = `des ${inWords(openings)} premières poussées possibles`;
      if (losing === openings - 1) return `Une seule ${pushes} évite l’impasse.`;
      return losing === 1
        ? `Une ${pushes} mène à une impasse.`
        : `${capital(inWords(losing))} ${pushes} mènent à une impasse.`;
    },
  });
