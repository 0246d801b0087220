// The sentences of hints and explanations: the values that facts give to their messages. The words and all grammar are in
// languages/ID/reasons.arb.

import type { PlaceText } from '@masu/core/base/message-tools.js';
import { type HintNames, type HintTexts, inForms, joined } from './hint-names.js';
import type {
  CellAt,
  CellDigit,
  ClueFacts,
  EndFacts,
  LineAt,
  RuledOut,
  SignFacts,
  StepFacts,
} from './message-facts.js';

/** A step's name, which is an id, as a message. */
function stepName({ names, larger }: HintTexts, step: string): string {
  const [, kind, set, fish] = /^(?:(naked|hidden) set of (\d+)|size-(\d+) fish)$/.exec(step) ?? [];
  if (fish !== undefined) return larger.fish({ size: Number(fish) });
  if (set !== undefined) return larger[kind === 'naked' ? 'naked' : 'hidden']({ size: Number(set) });
  const known: Readonly<Record<string, string>> = names;
  return Object.hasOwn(known, step) ? (known[step] as string) : step;
}

/** A row for each kind of sentence: a function of its facts. */
export function futoshikiSentences(texts: HintTexts, names: HintNames) {
  const cell = (at: CellAt): PlaceText => names.cells([at]);
  const digit = (value: number): string => names.mark('digit', value, String(value));
  const digits = (values: readonly number[]): readonly string[] => values.map(digit);
  const line = ({ kind, number }: LineAt): PlaceText =>
    inForms(1, (form) => names.mark(kind, number, texts.line({ form, kind, number })));
  const placing = (of: CellDigit) => ({ cell: cell(of.cell), digit: digit(of.digit) });
  const sign = ({ cell: of, other, up, digit: bound, isExact: exact }: SignFacts) => ({
    ...{ cell: cell(of), other: cell(other), up, exact },
    bound: digit(bound),
  });
  const clue = (facts: ClueFacts): string =>
    facts.kind === 'digit'
      ? texts.clue.digit(placing(facts))
      : texts.clue.sign({ less: cell(facts.less), greater: cell(facts.greater) });
  /** Clauses or clues, which may have commas themselves. */
  const clauses = (all: readonly string[]): string => {
    const last = all.at(-1) ?? '';
    if (all.length < 3) return joined(all, texts.clauses.pair);
    return texts.clauses.last({ before: joined(all.slice(0, -1), texts.clauses.next), last });
  };
  const out = (groups: readonly RuledOut[]): string =>
    joined(
      groups.map((group) => texts.out({ digits: digits(group.digits), cells: names.cells(group.cells) })),
      texts['out-next'],
    );
  const cantBe = (group: RuledOut): string =>
    texts['cant-be']({ cells: names.cells(group.cells), digits: digits(group.digits) });
  const step = (facts: StepFacts): string =>
    'place' in facts ? texts['is-digit'](placing(facts.place)) : texts['all-of']({ clauses: facts.out.map(cantBe) });
  /** Without a period; `after` a word such as “then”. */
  const ending = (end: EndFacts, after: boolean): string => {
    if (end.kind === 'no-candidates') return texts.end['no-candidates']({ cell: cell(end.cell), after });
    if (end.kind === 'no-cell') return texts.end['no-cell']({ line: line(end.line), digit: digit(end.digit), after });
    return texts.end.sign({ ...sign(end.sign), digit: digit(end.digit), after });
  };
  const sentences = (all: readonly string[]): string => joined(all.filter(Boolean), texts.sentences);
  const { started } = names;
  return {
    /** The name of a step. */
    name: (of: string) => stepName(texts, of),
    'single-candidate': ({ arePlaced: placed, ...of }: CellDigit & { readonly arePlaced: boolean }) =>
      started(texts['single-candidate']({ ...placing(of), placed })),
    'single-place': ({ line: at, ...of }: CellDigit & { readonly line: LineAt }) =>
      started(texts['single-place']({ ...placing(of), line: line(at) })),
    /** A cell of a line has its digit. */
    'line-digit': (of: CellDigit, at: LineAt) => started(texts['line-digit']({ ...placing(of), line: line(at) })),
    /** The signs of one cell and the digits beside it leave only this digit (0: it is not to be said yet). */
    'sign-digit': (signs: readonly SignFacts[], placed: readonly number[], left: number) => {
      const compared = signs.map((each) => texts['sign-compared'](sign(each)));
      return started(
        texts['sign-digit']({
          cell: cell(signs[0]?.cell as CellAt),
          signs: joined(compared, texts['sign-next']),
          placed: digits(placed),
          digit: left === 0 ? undefined : digit(left),
        }),
      );
    },
    /** Why a cell has one digit left, without the digit. */
    'why-single-candidate': (at: CellAt, placed: boolean) =>
      started(texts['why-single-candidate']({ cell: cell(at), placed })),
    'why-single-place': (at: CellAt, of: LineAt) =>
      started(texts['why-single-place']({ cell: cell(at), line: line(of) })),
    bounds: (of: SignFacts, ruledOut: readonly number[]) =>
      started(texts.bounds({ ...sign(of), digits: digits(ruledOut) })),
    /** `bounds`: those of the chain's cells that must be known; `last`: the bound of its last cell. */
    chain: (chain: {
      readonly cells: readonly CellAt[];
      readonly up: boolean;
      readonly bounds: readonly (CellDigit & { readonly isExact: boolean })[];
      readonly last: number;
      readonly digits: readonly number[];
    }) => {
      const { cells, up, bounds, last } = chain;
      const known = bounds.map(({ cell: of, digit: bound, isExact: exact }, index) =>
        texts['chain-bound']({ cell: cell(of), up, exact, bound: digit(bound), first: index === 0 }),
      );
      return started(
        texts.chain({
          chain: joined(
            cells.map((each) => cell(each).plain),
            (values) => texts['chain-next']({ ...values, up }),
          ),
          ...{
            bounds: known,
            cell: cell(cells.at(-1) as CellAt),
            up,
            bound: digit(last),
            digits: digits(chain.digits),
          },
        }),
      );
    },
    'naked-set': (at: LineAt, set: RuledOut, rest: readonly RuledOut[]) =>
      started(
        texts['naked-set']({
          ...{ line: line(at), places: names.within(at, set.cells) },
          ...{ digits: digits(set.digits), out: out(rest) },
        }),
      ),
    'hidden-set': (at: LineAt, set: RuledOut, rest: readonly RuledOut[]) =>
      started(
        texts['hidden-set']({
          ...{ line: line(at), places: names.within(at, set.cells) },
          ...{ digits: digits(set.digits), out: out(rest) },
        }),
      ),
    /** In these rows the digit can only be in these columns, or with rows and columns exchanged. */
    fish: (
      of: number,
      kind: 'rows' | 'columns',
      bases: readonly number[],
      covers: readonly number[],
      cells: readonly CellAt[],
    ) => {
      const [base, cover] = kind === 'rows' ? (['row', 'column'] as const) : (['column', 'row'] as const);
      return started(
        texts.fish({
          ...{ digit: digit(of), of: kind, cells: names.cells(cells) },
          bases: bases.map((each) => names.mark(base, each, String(each))),
          covers: covers.map((each) => names.mark(cover, each, String(each))),
        }),
      );
    },
    'forcing-chain': (of: number, chain: readonly CellDigit[], target: CellAt) => {
      const [first, last] = [chain[0], chain.at(-1)].map((each) => cell(each?.cell as CellAt)) as [
        PlaceText,
        PlaceText,
      ];
      const links = clauses(chain.map((each) => texts['is-digit'](placing(each))));
      return started(texts['forcing-chain']({ digit: digit(of), first, chain: links, last, target: cell(target) }));
    },
    /** `more`: how many steps are left out. */
    trial: (assumed: CellDigit, steps: readonly StepFacts[], more: number, end: EndFacts) =>
      started(
        texts.trial({
          ...placing(assumed),
          steps: joined(steps.map(step), texts['trial-next']),
          more,
          end: ending(end, steps.length > 0),
        }),
      ),
    exhaustion: (of: CellDigit, guesses: number) => started(texts.exhaustion({ ...placing(of), guesses })),

    /** The last steps to a digit, of `count` in all. */
    steps: (steps: readonly string[], count: number) => {
      const shown = steps.length;
      return sentences([shown < count ? started(texts['last-steps']({ count, shown })) : '', ...steps]);
    },
    /** `isSure`: each of the digits is wrong; else one of them is. */
    wrong: (wrong: readonly CellDigit[], sure: boolean) =>
      started(texts.wrong({ digits: wrong.map((each) => clue({ kind: 'digit', ...each })), sure })),
    solved: () => texts.solved,
    unsolvable: (why: string) => sentences([texts.unsolvable, why]),
    'no-common-digit': (several: string) => sentences([texts['no-common-digit'], several]),
    'no-pattern': (several: string) => sentences([texts['no-pattern'], several]),

    conflict: (clues: readonly ClueFacts[], reason: string) =>
      sentences([started(texts.conflict({ count: clues.length, clues: clauses(clues.map(clue)) })), reason]),
    'same-line': (kind: 'row' | 'column') => started(texts['same-line']({ kind })),
    'sign-cycle': () => texts['sign-cycle'],
    'every-way': () => texts['every-way'],
    fails: (steps: readonly string[], more: number, end: EndFacts) =>
      sentences([
        ...steps,
        started(texts.fails({ more, follows: steps.length > 0, end: ending(end, more > 0 || steps.length > 0) })),
      ]),
    /** Two solutions differ in these cells, or in `differing` such as the only one given. */
    several: (
      count: number | 'many',
      cells: readonly CellAt[],
      differing: number,
      missing: ClueFacts | 'none' | 'not-found',
    ) => {
      const { several } = texts;
      return sentences(
        [
          several.count({ count: count === 'many' ? undefined : count }),
          differing > cells.length
            ? several.examples({ count: differing, cells: names.cells(cells) })
            : several.cells({ cells: names.cells(cells) }),
          typeof missing === 'string' ? several[missing] : several.clue({ clue: clue(missing) }),
        ].map(started),
      );
    },

    guessing: () => texts.guessing,
    'hardest-step': (of: string, times: number) => started(texts['hardest-step']({ step: of, times })),
    'step-count': (count: number) => started(texts['step-count']({ count })),
  };
}

/** Each kind of sentence, by its facts. */
export type FutoshikiSentences = ReturnType<typeof futoshikiSentences>;
