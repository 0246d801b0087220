// `masu print`: levels of both puzzles as a book: one web page that prints on A4 and Letter, with grades, minima, and
// answers at the back. With --pdf, a browser of this machine prints it to a file too.

import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defined } from '@masu/core/base/defined.js';
import { countOf } from '@masu/core/base/format.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import { bookFile, makeBook } from '@masu/engine/print/book.js';
import { type BookLevel, isPrintable, type LevelFacts } from '@masu/engine/print/book-level.js';
import { INKS } from '@masu/engine/print/book-style.js';
import { type FactSearch, findFacts } from '@masu/engine/print/find-facts.js';
import { BOOK_LAYOUTS, PAPERS, PER_PAGE } from '@masu/engine/print/layout.js';
import { playLink } from '@masu/engine/print/play-link.js';
import { removeBusyFolder } from '@masu/node-host/files/write-problem.js';
import type { Command, CommandOption, OptionsOf } from '../../interface/command.js';
import type { CommandHost } from '../../interface/command-host.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../../interface/exit-codes.js';
import { type Interrupt, interruptible } from '../../interface/interrupt.js';
import { choiceOption, whole } from '../../interface/option-values.js';
import { type Output, safe } from '../../interface/output.js';
import { mustBeWritable, saveOutputFile, writeData } from '../../interface/save-output.js';
import { loadParts } from '../../levels/each-level.js';
import { FILES_ABOUT, INPUT_OPTIONS, levelName, refuseLoss, type ValidLevel } from '../../levels/input.js';
import { engineFor } from '../../solving/solving.js';
import { findBrowser, runBrowser } from './print-pdf.js';

/** The page as a PDF. `where`: the page as it was saved, for the sentence that says what to do without a browser. */
async function printPdf(html: string, where: string, host: CommandHost): Promise<Uint8Array> {
  const instead = `Open ${where} in a browser and print it there.`;
  const { MASU_BROWSER: named } = host.env;
  const browser = findBrowser(host.env);
  if (browser === undefined) {
    const message = named
      ? `No PDF: MASU_BROWSER names ${named}, which is not a program.`
      : 'No PDF: no Chromium, Chrome, or Edge was found on this machine. Name one with MASU_BROWSER=<path>.';
    throw new Refusal(EXIT.environment, `${message} ${instead}`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'masu-print-'));
  try {
    const [page, pdf] = [join(folder, 'book.html'), join(folder, 'book.pdf')];
    writeFileSync(page, html);
    const words = [
      ...['--headless', '--disable-gpu', '--no-first-run', '--disable-extensions', '--disable-background-networking'],
      ...['--no-pdf-header-footer', '--disable-dev-shm-usage', `--user-data-dir=${join(folder, 'profile')}`],
      // Chromium has no sandbox for root. The page has no script, and its policy allows none.
      ...(userInfo().uid === 0 ? ['--no-sandbox'] : []),
      `--print-to-pdf=${pdf}`,
      pathToFileURL(page).href,
    ];
    const isPrinted = await runBrowser(browser, words, host);
    const bytes = isPrinted && statSync(pdf, { throwIfNoEntry: false }) ? readFileSync(pdf) : undefined;
    if (bytes?.subarray(0, 5).toString('latin1') !== '%PDF-')
      throw new Refusal(EXIT.environment, `No PDF: ${browser} could not print the page. ${instead}`);
    return bytes;
  } finally {
    // A browser that is ending may still write to its profile.
    await removeBusyFolder(folder);
  }
}

type PerPageWord = `${(typeof PER_PAGE)[number]}`;

/** An address that a phone can open; levels go into its fragment. */
function webAddress(text: string, flag: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return text.split('#')[0] as string;
  throw new Refusal(
    EXIT.usage,
    `${flag}: expected the address of the web app, such as https://example.org/masu/, got ${JSON.stringify(text.slice(0, 60))}.`,
  );
}

/** `book.html` → `book.pdf`. */
function pdfPath(path: string | undefined): string {
  if (path === undefined || path === '-')
    throw new Refusal(
      EXIT.usage,
      '--pdf needs a file name for the page: add -o book.html. The PDF is written next to it.',
    );
  return `${path.slice(0, path.length - extname(path).length)}.pdf`;
}

/** Refuses what can't be done before anything is read; returns where the PDF goes. */
function checkOptions(
  { layout = 'book', perPage, output: path, pdf }: PrintOptions,
  host: CommandHost,
): string | undefined {
  if (layout !== 'book' && perPage !== undefined)
    throw new Refusal(EXIT.usage, `--per-page works with --layout book only; --layout ${layout} has its own number.`);
  if (extname(path ?? '').toLowerCase() === '.pdf') {
    const page = `${(path as string).slice(0, -'.pdf'.length)}.html`;
    throw new Refusal(EXIT.usage, `-o names the web page. For ${path}, use -o ${page} --pdf.`);
  }
  const beside = pdf ? pdfPath(path) : undefined;
  mustBeWritable(path, host);
  mustBeWritable(beside, host);
  return beside;
}

const asked = <Id extends PuzzleId>({ puzzle, draft, playable }: ValidLevel<Id>) => ({ puzzle, draft, playable });

/** Facts of every level, in order. After Ctrl-C, the rest have none. */
async function allFacts(
  levels: readonly ValidLevel[],
  hasAnswers: boolean,
  output: Output,
): Promise<{ readonly facts: readonly (LevelFacts | undefined)[]; readonly isStopped: boolean }> {
  const engine = engineFor(
    output.host,
    levels.map(() => ({ level: '' })),
    1,
  );
  let running: FactSearch | undefined;
  const facts: (LevelFacts | undefined)[] = [];
  const findAll = async (interrupt: Interrupt): Promise<boolean> => {
    for (const level of levels) {
      if (interrupt.happened) break;
      output.live(`${facts.length + 1} of ${levels.length}: ${levelName(level)}`);
      running = findFacts(engine, asked(level), hasAnswers);
      facts.push(await running.facts);
    }
    return interrupt.happened;
  };
  const stop = (): void => running?.stop();
  return { isStopped: await interruptible(output, stop, findAll, () => engine.close()), facts };
}

/** What a reader of the book will miss, and the exit codes for it. */
function reportFacts(facts: readonly (LevelFacts | undefined)[], output: Output): ExitCode[] {
  const count = (end: LevelFacts['end']): number => facts.filter((each) => each?.end === end).length;
  const [unsolvable, open, several] = [count('unsolvable'), count('open'), count('several')];
  if (unsolvable > 0) output.complain(`masu: ${countOf(unsolvable, 'level has', 'levels have')} no solution (proven).`);
  if (several > 0) output.complain(`masu: ${countOf(several, 'puzzle has', 'puzzles have')} more than one solution.`);
  if (open > 0) output.complain(`masu: no answer within the limits for ${countOf(open, 'level', 'levels')}.`);
  return [...(unsolvable > 0 ? [EXIT.unsolvable] : []), ...(open > 0 ? [EXIT.limit] : [])];
}

function bookLevel(level: ValidLevel, facts: LevelFacts = {}, base: string | undefined): BookLevel {
  const { puzzle, playable, draft, title = '' } = level;
  const author = 'author' in playable ? playable.author : undefined;
  const link = base === undefined ? undefined : playLink(base, puzzle, draft);
  return { puzzle, level: playable, title, facts, ...defined({ author, link }) };
}

/** The name of the only file, or a word for several. */
const defaultTitle = (files: readonly string[]): string =>
  files.length === 1 && files[0] !== '-' ? basename(files[0] ?? '', extname(files[0] ?? '')) : 'Puzzles';

const OPTIONS = [
  { flags: '-o, --output <path>', about: 'write the web page to <path> instead of standard output' },
  {
    flags: '--layout <kind>',
    about: 'book: boards alone; sheet: with lines to write on; cards: to cut out (default: book)',
    ...choiceOption(...BOOK_LAYOUTS),
  },
  {
    flags: '--per-page <n>',
    about: 'boards per page of a book: 6, 4, or 2 (default: 6); large boards take more room',
    ...choiceOption(...PER_PAGE.map((count): PerPageWord => `${count}`)),
  },
  { flags: '--paper <size>', about: 'both, a4, or letter (default: both)', ...choiceOption(...PAPERS) },
  { flags: '--answers <where>', about: 'back or none (default: back)', ...choiceOption('back', 'none') },
  { flags: '--seed <s>', about: 'shuffle the levels, the same way for the same seed', parse: whole },
  { flags: '--title <text>', about: 'the title of the book (default: the name of the file)' },
  {
    flags: '--url <base>',
    about: 'print a QR code per level that opens it in the web app at this address',
    parse: webAddress,
  },
  {
    flags: '--ink <how>',
    about: 'full or save: white boxes, light gray walls (default: full)',
    ...choiceOption(...INKS),
  },
  { flags: '--pdf', about: 'also write a PDF next to the page, with a browser of this machine' },
  ...INPUT_OPTIONS,
] as const satisfies readonly CommandOption[];

type PrintOptions = OptionsOf<typeof OPTIONS>;

export const PRINT: Command<PrintOptions> = {
  arguments: [{ name: '<file...>', about: FILES_ABOUT }],
  options: OPTIONS,
  async run({ words, options, output }) {
    const pdf = checkOptions(options, output.host);
    const { parts, codes } = await loadParts(words, options, output);
    for (const { input } of parts) refuseLoss(options.output, [{ input, valid: [] }], output.host);
    const levels = parts.flatMap(({ valid }): readonly ValidLevel[] => valid);
    if (levels.length === 0) return worstOf(codes);
    const other = levels.find(({ puzzle }) => !isPrintable(puzzle))?.puzzle;
    if (other) throw new Refusal(EXIT.usage, `There are no books of ${PUZZLE_NAMES[other]} levels.`);
    const hasAnswers = options.answers !== 'none';
    const { facts, isStopped } = await allFacts(levels, hasAnswers, output);
    codes.push(...reportFacts(facts, output));
    const { layout, paper, ink, seed, perPage } = options;
    const book = makeBook(
      levels.map((level, index) => bookLevel(level, facts[index], options.url)),
      {
        title: options.title ?? defaultTitle(parts.map(({ input }) => input.file)),
        hasAnswers,
        ...defined({ layout, paper, ink, seed }),
        ...(perPage === undefined ? {} : { perPage: PER_PAGE.find((count) => `${count}` === perPage) ?? 6 }),
      },
    );
    if (book.withoutCode > 0)
      output.complain(
        `masu: ${countOf(book.withoutCode, 'level is', 'levels are')} too large for a QR code, and printed without one.`,
      );
    const html = bookFile(book);
    await writeData(options.output, html, output);
    if (isStopped) {
      output.complain('masu: interrupted; the remaining levels are printed without grade and answer');
      return EXIT.interrupted;
    }
    if (pdf !== undefined) {
      const bytes = await printPdf(html, safe(options.output ?? ''), output.host);
      await saveOutputFile(pdf, bytes, output.host);
    }
    if (options.output !== undefined && options.output !== '-')
      output.say(
        `${countOf(levels.length, 'board', 'boards')} on ${countOf(book.pages, 'page', 'pages')}${hasAnswers ? ', answers after them' : ''}.`,
      );
    return worstOf(codes);
  },
};
