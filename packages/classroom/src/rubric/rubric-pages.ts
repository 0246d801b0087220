// A class as web pages: an index with the table, and one page per submission with its evidence and how to repeat it. Every
// text from outside is escaped; the pages load nothing.

import { safeText } from '@masu/core/base/safe-text.js';
import { folderNames } from '@masu/node-host/programs/kept-names.js';
import { xmlText } from '../mark/report.js';
import type { GradedSubmission } from './grade-class.js';
import { type GradedLine, isFull, type ReportedSubmission } from './rubric-line.js';
import { columnsOf, rubricTotal } from './rubric-report.js';
import type { Passage, SimilarPair } from './similarity.js';
import { textOfFile } from './student-work.js';

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:1rem}
table{border-collapse:collapse}th,td{border-bottom:1px solid #8886;padding:.3rem .6rem;text-align:left;vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}.scroll{overflow-x:auto}ul{margin:0;padding-left:1.1rem}
.part{font-weight:700}pre{overflow-x:auto;background:#8882;padding:.6rem}.pair{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(18rem,1fr))}
li{overflow-wrap:anywhere}.note{font-size:.9rem;margin:.3rem 0 0;opacity:.8}
@media(max-width:40rem){.lines thead th:last-child{display:none}.lines tr{display:grid;grid-template-columns:1fr 4rem 4rem;border-bottom:1px solid #8886}.lines th,.lines td{border:0}.lines td:last-child{grid-column:1/-1;padding-top:0}}`;

const html = (text: string): string => xmlText(safeText(text));

const page = (title: string, body: readonly string[]): string =>
  [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${html(title)}</title>`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><style>${STYLE}</style></head><body>`,
    ...body,
    '</body></html>',
    '',
  ].join('\n');

/** The names of the pages of submissions. */
export const pageNames = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map([...folderNames(names)].map(([name, folder]) => [name, `${folder}.html`]));

const pointsCell = (each: GradedLine): string => {
  const none = each.by === 'nobody' ? 'not gradable here' : 'person';
  const text = each.points === null ? none : `${each.points}${each.by === 'person' ? ' (overruled)' : ''}`;
  return `<td class="n${isFull(each) ? '' : ' part'}">${text}</td>`;
};

/** `keep`: the folder where it is kept; `command`: what repeats the result, if it is not a build that was kept. */
export function submissionPage(
  course: string,
  graded: ReportedSubmission,
  keep: string | undefined,
  command?: string,
): string {
  const { submission, lines, failure } = graded;
  const rows = lines.map(
    (each) =>
      `<tr><th scope="row">${html(each.line)}</th>${pointsCell(each)}<td class="n">${each.outOf}</td><td><ul>${each.evidence
        .map((text) => `<li>${html(text)}</li>`)
        .join('')}</ul>${each.note === undefined ? '' : `<p class="note">${html(each.note)}</p>`}</td></tr>`,
  );
  const { points, outOf, open, notGradable } = rubricTotal(lines);
  const repeat =
    command !== undefined
      ? `<p>To repeat: <code>${html(command)}</code></p>`
      : keep === undefined
        ? '<p>To repeat: the same command with <code>--keep FOLDER</code> keeps the build and every case.</p>'
        : `<p>To repeat: the build, its commands (<code>repeat.txt</code>), and every case are in <code>${html(keep)}</code>.</p>`;
  return page(`${submission.name} · ${course}`, [
    `<main><h1>${html(submission.name)}</h1><p>${html(course)}: ${points} of ${outOf} points by the program${open > 0 ? `; ${open} for a person to give` : ''}${notGradable > 0 ? `; ${notGradable} not gradable here` : ''}.</p>`,
    '<div class="scroll" tabindex="0" role="region" aria-label="Rubric"><table class="lines"><thead><tr><th scope="col">Line</th><th scope="col" class="n">Points</th><th scope="col" class="n">Out of</th><th scope="col">Evidence</th></tr></thead>',
    `<tbody>${rows.join('\n')}</tbody></table></div>`,
    ...[...(failure === undefined ? [] : [failure]), ...submission.notes].map((note) => `<p>${html(note)}</p>`),
    `${repeat}<p><a href="index.html">All submissions</a></p></main>`,
  ]);
}

interface ClassPageParts {
  /** Sections below the table. */
  readonly extra?: readonly string[];
  /** Names of submissions without a page, as long as they have none. */
  readonly others?: readonly string[];
  /** Sentences about cases that everyone fails. */
  readonly doubts?: readonly string[];
}

export function classPage(
  course: string,
  graded: readonly ReportedSubmission[],
  { extra = [], others = [], doubts = [] }: ClassPageParts = {},
): string {
  const columns = columnsOf(graded);
  const pages = pageNames([...graded.map(({ submission }) => submission.name), ...others]);
  const head = columns.map((each) => `<th scope="col" class="n">${html(each.line)} (${each.outOf})</th>`).join('');
  const rows = graded.map(({ submission, lines, failure }) => {
    const { points, outOf } = rubricTotal(lines);
    const link = `<a href="${encodeURIComponent(pages.get(submission.name) ?? '')}">${html(submission.name)}</a>`;
    const cells = failure === undefined ? lines.map(pointsCell) : columns.map(() => '<td class="n">–</td>');
    const total = failure === undefined ? `${points}/${outOf}` : 'not graded';
    return `<tr><th scope="row">${link}</th>${cells.join('')}<td class="n">${total}</td></tr>`;
  });
  return page(`Rubric · ${course}`, [
    `<main><h1>${html(course)}</h1>`,
    ...doubts.map((sentence) => `<p class="part">${html(sentence)}</p>`),
    `<div class="scroll" tabindex="0" role="region" aria-label="Class"><table><thead><tr><th scope="col">Submission</th>${head}<th scope="col" class="n">Total</th></tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody></table></div>`,
    ...extra,
    '</main>',
  ]);
}

/** What is no submission, and why. */
export const noteSections = (notes: readonly string[]): string[] =>
  notes.length === 0 ? [] : ['<h2>Left out</h2>', `<ul>${notes.map((note) => `<li>${html(note)}</li>`).join('')}</ul>`];

/** The most passages that are shown of a pair, and lines of a passage. */
const MAX_PASSAGES = 5;
const MAX_LINES = 40;

/** Similar pairs with their shared passages side by side. */
export function similarSections(pairs: readonly SimilarPair[], graded: readonly GradedSubmission[]): string[] {
  if (pairs.length === 0) return [];
  const works = new Map(graded.map(({ submission }) => [submission.name, submission]));
  const passage = (name: string, { file, from, to }: Passage): string => {
    const work = works.get(name);
    const lines = work ? textOfFile(work, file).split('\n') : [];
    const text = lines
      .slice(from - 1, Math.min(to, from - 1 + MAX_LINES))
      .map(html)
      .join('\n');
    return `<div><h4>${html(name)}: ${html(file)}, lines ${from} to ${to}</h4><pre>${text}</pre></div>`;
  };
  return [
    '<h2>Similar submissions</h2><p>A hint to look at both, not a judgment; it changes no points.</p>',
    ...pairs.flatMap(({ first, second, share, passages }) => [
      `<details><summary>${html(first)} and ${html(second)}: ${Math.round(share * 100)}% shared</summary>`,
      ...passages
        .slice(0, MAX_PASSAGES)
        .map(([a, b]) => `<div class="pair">${passage(first, a)}${passage(second, b)}</div>`),
      '</details>',
    ]),
  ];
}
